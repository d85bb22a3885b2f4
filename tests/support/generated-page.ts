import type { Random } from './generated-random.ts'

const nouns =
  'balance bonus claim draw entry fee gift history invite level limit offer order point prize rank rebate round'.split(
    ' ',
  )
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface Draft {
  index: number
  random: Random
  fields: string[]
  helpers: readonly number[]
}

/** Rows as a gateway would answer them, and what is done with them before they are shown. */
function model({ index, random, fields, helpers: [first = 0] }: Draft): string {
  return [
    `import { label${first}, rank${first} } from '#src/lib/generated/rank-${first}.ts'`,
    '',
    `export interface Row${index} {`,
    '  id: number',
    ...fields.map((field) => `  ${field}: ${random.chance(0.5) ? 'number' : 'string'}`),
    '}',
    '',
    `export function rowsOf${index}(answer: unknown): Row${index}[] {`,
    '  if (!Array.isArray(answer)) return []',
    '  return answer.map((entry: Record<string, unknown>, id) => ({',
    '    id,',
    ...fields.map((field) => `    ${field}: (entry.${field} ?? label${first}(rank${first}(id))) as never,`),
    '  }))',
    '}',
    '',
    `export function sorted${index}(rows: readonly Row${index}[], key: keyof Row${index}): Row${index}[] {`,
    '  return rows.toSorted((a, b) => (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : a.id - b.id))',
    '}',
    '',
  ].join('\n')
}

function table({ index, fields, helpers: [, second = 1] }: Draft): string {
  return [
    `import { useMemo, useState } from 'react'`,
    `import { label${second} } from '#src/lib/generated/rank-${second}.ts'`,
    `import { type Row${index}, sorted${index} } from './model.ts'`,
    `import styles from './page.module.css'`,
    '',
    `export function Table${index}({ rows }: { rows: readonly Row${index}[] }) {`,
    `  const [key, setKey] = useState<keyof Row${index}>('id')`,
    `  const shown = useMemo(() => sorted${index}(rows, key), [rows, key])`,
    '  return (',
    '    <table className={styles.table}>',
    '      <thead>',
    '        <tr>',
    ...fields.map(
      (field) =>
        `          <th><button type="button" onClick={() => setKey('${field}')}>${capital(field)}</button></th>`,
    ),
    '        </tr>',
    '      </thead>',
    '      <tbody>',
    '        {shown.map((row) => (',
    `          <tr key={row.id} data-rank={label${second}(row.id)}>`,
    ...fields.map((field) => `            <td className={styles.cell}>{String(row.${field})}</td>`),
    '          </tr>',
    '        ))}',
    '      </tbody>',
    '    </table>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function form({ index, fields, random, helpers: [, , third = 2] }: Draft): string {
  return [
    `import { useId, useState } from 'react'`,
    `import { rank${third} } from '#src/lib/generated/rank-${third}.ts'`,
    `import { Button } from '#src/ui/button.tsx'`,
    `import styles from './page.module.css'`,
    '',
    `const limits: Record<string, number> = { ${fields.map((field) => `${field}: ${random.whole(10, 9000)}`).join(', ')} }`,
    '',
    `export function Form${index}({ onDone }: { onDone: (values: Record<string, string>) => void }) {`,
    '  const id = useId()',
    '  const [values, setValues] = useState<Record<string, string>>({})',
    `  const wrong = Object.keys(limits).filter((name) => rank${third}(Number(values[name] ?? 0)) > (limits[name] ?? 0))`,
    '  return (',
    '    <form className={styles.form} onSubmit={(event) => { event.preventDefault(); onDone(values) }}>',
    ...fields.flatMap((field) => [
      `      <label htmlFor={\`\${id}-${field}\`}>${capital(field)}</label>`,
      `      <input id={\`\${id}-${field}\`} className={styles.input} value={values.${field} ?? ''}`,
      `        aria-invalid={wrong.includes('${field}')}`,
      `        onChange={(event) => setValues({ ...values, ${field}: event.target.value })} />`,
    ]),
    `      <Button type="submit" disabled={wrong.length > 0}>Send the ${fields[0]}</Button>`,
    '    </form>',
    '  )',
    '}',
    '',
  ].join('\n')
}

function summary({ index, fields, helpers: [, , , fourth = 3] }: Draft): string {
  return [
    `import { label${fourth}, rank${fourth} } from '#src/lib/generated/rank-${fourth}.ts'`,
    `import { parts${index} } from '#src/config/generated/parts-${index}.ts'`,
    `import styles from './page.module.css'`,
    '',
    `export function Summary${index}({ count }: { count: number }) {`,
    '  return (',
    '    <dl className={styles.summary}>',
    ...fields.map((field) => `      <dt>${capital(field)}</dt><dd>{label${fourth}(rank${fourth}(count))}</dd>`),
    `      {parts${index}().map((part) => <dd key={part.id} className={styles.part}>{part.title}</dd>)}`,
    '    </dl>',
    '  )',
    '}',
    '',
  ].join('\n')
}

/** Entries of a list behind gates, as the categories are. */
function parts({ index, random }: Draft, gates: readonly string[]): string {
  const entries = gates.map((gate, at) => {
    const title = `The ${random.pick(nouns)} and ${random.pick(nouns)} of part ${at} on page ${index}`
    return `  ...(${gate} ? [{ id: 'part-${index}-${at}', title: '${title}' }] : []),`
  })
  return [
    `export const parts${index} = (): { id: string; title: string }[] => [`,
    ...entries,
    `  { id: 'rest', title: 'Everything else' },`,
    ']',
    '',
  ].join('\n')
}

function styles({ random }: Draft): string {
  const rule = (name: string) =>
    `.${name} {\n  display: ${random.pick(['grid', 'flex', 'block'])};\n  gap: ${random.whole(2, 40)}px;\n` +
    `  padding: ${random.whole(0, 32)}px;\n  color: var(--color-text-${random.whole(1, 3)});\n` +
    `  background: var(--color-surface-${random.whole(1, 3)});\n}\n`
  return ['page', 'table', 'cell', 'form', 'input', 'summary', 'part'].map(rule).join('\n')
}

function page({ index }: Draft): string {
  return [
    `import { useState } from 'react'`,
    `import { useTranslation } from 'react-i18next'`,
    `import { Form${index} } from './form.tsx'`,
    `import { rowsOf${index} } from './model.ts'`,
    `import styles from './page.module.css'`,
    `import { Summary${index} } from './summary.tsx'`,
    `import { Table${index} } from './table.tsx'`,
    '',
    `export function GeneratedPage${index}() {`,
    `  const { t } = useTranslation('shell')`,
    '  const [answers, setAnswers] = useState<Record<string, string>[]>([])',
    `  const rows = rowsOf${index}(answers)`,
    '  return (',
    '    <main className={styles.page}>',
    `      <h1>{t('loading')} ${index}</h1>`,
    `      <Summary${index} count={rows.length} />`,
    `      <Table${index} rows={rows} />`,
    `      <Form${index} onDone={(values) => setAnswers([...answers, values])} />`,
    '    </main>',
    '  )',
    '}',
    '',
  ].join('\n')
}

/** The files of a generated page by their paths: seven modules. */
export function generatedPage(
  random: Random,
  index: number,
  helpers: readonly number[],
  gates: readonly string[],
): [path: string, text: string][] {
  const draft = { index, random, helpers, fields: random.some(nouns, random.whole(4, 12)) }
  const folder = `src/features/generated-${index}`
  return [
    [`${folder}/model.ts`, model(draft)],
    [`${folder}/table.tsx`, table(draft)],
    [`${folder}/form.tsx`, form(draft)],
    [`${folder}/summary.tsx`, summary(draft)],
    [`${folder}/page.module.css`, styles(draft)],
    [`${folder}/page.tsx`, page(draft)],
    [`src/config/generated/parts-${index}.ts`, parts(draft, gates)],
  ]
}
