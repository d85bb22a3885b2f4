import { join } from 'node:path'
import { textFindings } from '#cli/check/text-findings.ts'
import { unitsOf } from '#cli/locale/exchange/units.ts'
import { type ReviewLedger, readReviews } from '#cli/locale/review.ts'
import { folderOf } from '#cli/locale/text-folders.ts'
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

/** As findings name it: "locales/sw/wallet.json", "sandbox/locales/sw/help.json". */
function fileOf(root: string, name: string, tag: string): string | undefined {
  const found = folderOf(root, name)
  return found && `${found.folder.shown}/${tag}/${found.namespace}.json`
}

function statusOf(workspace: Workspace, tag: string, reviews: ReviewLedger): LanguageStatus {
  const units = unitsOf({ root: workspace.root, tag })
  const found = Map.groupBy(textFindings({ ...workspace, cwd: workspace.root }, [tag]), ({ file }) => file)
  const namespaces = [...Map.groupBy(units, ({ namespace }) => namespace)].map(([namespace, own]) => ({
    namespace,
    texts: own.length,
    translated: own.filter(({ text, english }) => text !== '' || english === '').length,
    findings: found.get(fileOf(workspace.root, namespace, tag) ?? '')?.length ?? 0,
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

const headings = ['done', 'texts', 'of', 'findings']

const cellsOf = (one: Pick<NamespaceStatus, 'texts' | 'translated' | 'findings'>) => [
  share(one),
  `${one.translated}`,
  `${one.texts}`,
  `${one.findings}`,
]

const languageRows = (all: readonly LanguageStatus[]) =>
  tableOf([
    ['language', ...headings, 'review'],
    ...all.map((one) => [one.language, ...cellsOf(one), reviewWords(one.review)]),
  ])

const namespaceRows = ({ namespaces }: LanguageStatus) =>
  tableOf([['namespace', ...headings], ...namespaces.map((one) => [one.namespace, ...cellsOf(one)])])

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
