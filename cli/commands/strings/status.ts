import { join } from 'node:path'
import { textFindings } from '#cli/check/text-findings.ts'
import { unitsOf } from '#cli/locale/exchange/units.ts'
import { type ReviewLedger, readReviews } from '#cli/locale/review.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'
import { languageTag } from './language.ts'

export interface StringsStatusOptions extends WorkspaceOptions {
  language?: string
  json?: boolean
}

interface NamespaceStatus {
  namespace: string
  texts: number
  translated: number
  findings: number
}

interface LanguageStatus {
  language: string
  name: string
  texts: number
  translated: number
  findings: number
  /** What was reviewed how; null where the ledger has nothing of it. */
  review: ReviewLedger[string] | null
  namespaces: NamespaceStatus[]
}

/** "locales/sw/wallet.json" of "wallet", "sandbox/locales/sw/help.json" of "sandbox/help". */
const fileOf = (namespace: string, tag: string) =>
  namespace.startsWith('sandbox/')
    ? `sandbox/locales/${tag}/${namespace.slice('sandbox/'.length)}.json`
    : `locales/${tag}/${namespace}.json`

function statusOf(workspace: Workspace, tag: string, reviews: ReviewLedger): LanguageStatus {
  const units = unitsOf({ root: workspace.root, tag })
  const found = Map.groupBy(textFindings({ ...workspace, cwd: workspace.root }, [tag]), ({ file }) => file)
  const namespaces = [...Map.groupBy(units, ({ namespace }) => namespace)].map(([namespace, own]) => ({
    namespace,
    texts: own.length,
    translated: own.filter(({ text, english }) => text !== '' || english === '').length,
    findings: found.get(fileOf(namespace, tag))?.length ?? 0,
  }))
  const sum = (key: 'texts' | 'translated' | 'findings') => namespaces.reduce((total, one) => total + one[key], 0)
  const { name } = languages[languageCodes.find((code) => languages[code].tag === tag) ?? 'EN']
  return {
    language: tag,
    name,
    texts: sum('texts'),
    translated: sum('translated'),
    findings: sum('findings'),
    review: reviews[tag] ?? null,
    namespaces,
  }
}

const share = ({ texts, translated }: Pick<NamespaceStatus, 'texts' | 'translated'>) =>
  `${texts === 0 ? 0 : Math.floor((translated / texts) * 100)} %`

function reviewWords(review: LanguageStatus['review']): string {
  if (!review) return 'no review noted'
  const { translated, readBack, readTwice, nativeReader } = review
  return [
    `by ${translated.by}`,
    ...(readBack ? ['read back'] : []),
    ...(readTwice ? ['read twice'] : []),
    nativeReader ? 'read by a native' : 'not read by a native',
  ].join(', ')
}

/** Rows of cells as a table: figures stand at the end of their columns. */
function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const isFigure = (text: string) => /^[\d., %]+$/.test(text)
  const cell = (text: string, at: number) =>
    isFigure(text) ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)
  return rows.map((row) => row.map(cell).join('  ').trimEnd())
}

function languageRows(all: readonly LanguageStatus[]): string[] {
  const rows = all.map((one) => [
    one.language,
    share(one),
    `${one.translated}`,
    `${one.texts}`,
    `${one.findings}`,
    reviewWords(one.review),
  ])
  return tableOf([['language', 'done', 'texts', 'of', 'findings', 'review'], ...rows])
}

function namespaceRows({ namespaces }: LanguageStatus): string[] {
  const rows = namespaces.map((one) => [
    one.namespace,
    share(one),
    `${one.translated}`,
    `${one.texts}`,
    `${one.findings}`,
  ])
  return tableOf([['namespace', 'done', 'texts', 'of', 'findings'], ...rows])
}

/** Says how far each language is, or with one named each of its namespaces. Gives the exit code. */
export async function stringsStatus(options: StringsStatusOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const reviews = readReviews(join(workspace.root, 'locales'))
  const tags =
    options.language === undefined
      ? languageCodes.map((code): string => languages[code].tag).filter((tag) => tag !== 'en')
      : [languageTag(options.language)]
  const all = tags.map((tag) => statusOf(workspace, tag, reviews))
  output.json({ ok: true, languages: all })
  if (output.isJson) return 0
  const [only] = options.language === undefined ? [] : all
  const [head = '', ...lines] = only ? namespaceRows(only) : languageRows(all)
  output.line(colours.bold(head))
  for (const line of lines) output.line(line)
  if (only) output.note(`${only.name}: ${share(only)} of ${only.texts} texts, ${reviewWords(only.review)}.`)
  else
    output.note(
      `${all.filter(({ texts, translated }) => texts === translated).length} of ${all.length} languages are complete.`,
    )
  return 0
}
