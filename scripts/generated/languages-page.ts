import { existsSync } from 'node:fs'
import { counted } from '#cli/lib/counted.ts'
import { coverageOf } from '#cli/locale/coverage.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'

/** "ready", "3 strings missing or wrong", or "not begun". */
function stateOf(tag: string): string {
  if (!existsSync(`locales/${tag}`)) return 'not begun'
  const gaps = coverageOf('locales', tag).length
  return gaps === 0 ? 'ready' : `${counted(gaps, 'string')} missing or wrong`
}

function rowOf(code: LanguageCode, state: string): string {
  const { tag, name, dir } = languages[code]
  return `| \`${code}\` | ${tag} | ${name} | ${dir === 'rtl' ? 'right to left' : 'left to right'} | ${state} |\n`
}

/** Which languages a tenant can have now, as a page of the docs. */
export function languagesPage(): string {
  const states = languageCodes.map((code): [LanguageCode, string] => [code, stateOf(languages[code].tag)])
  const begun = states.filter(([, state]) => state !== 'not begun')
  const left = states.filter(([, state]) => state === 'not begun')
  return `# Languages

Written from \`locales/\` by \`npm run generate\`. A tenant can have a language once it is ready: all of its strings are there, with
the placeholders and plural forms that they need. \`livery validate\` names what is missing for a tenant. How one is added is in
[contributing](contributing.md#a-language); a string of one tenant's own is in [its
folder](tenant-guide.md#strings-of-ones-own).

| code | tag | name | direction | state |
|---|---|---|---|---|
${begun.map(([code, state]) => rowOf(code, state)).join('')}
Known to the contract, with no strings yet:
${left.map(([code]) => code).join(' ')}.

What the sandbox says, its blog included, is in the languages of \`sandbox/locales/\`; in any other one it is English.
`
}
