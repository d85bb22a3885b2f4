import { sep } from 'node:path'
import { closedStrings, profileOf } from '#cli/bundle/profile.ts'
import { checkTenant } from '#cli/check/tenant.ts'
import { writeWhole } from '#cli/fs/write-whole.ts'
import { counted } from '#cli/lib/counted.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { type ExchangeFormat, exchangeFormats, formatOf, writeExchange } from '#cli/locale/exchange/formats.ts'
import { unitsOf } from '#cli/locale/exchange/units.ts'
import { flattenMessages, type MessageTree } from '#cli/locale/messages.ts'
import { changesSince, repositoryOf } from '#cli/run/git.ts'
import { outputFile } from '#cli/run/guarded.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { languageTag } from './language.ts'

export interface StringsExportOptions extends WorkspaceOptions {
  language: string
  format?: ExchangeFormat
  out: string
  tenant?: string
  missing?: boolean
  changedSince?: string
  json?: boolean
}

/** What an English file said at a revision; undefined where it says the same now. */
function beforeAt({ root }: Workspace, revision: string) {
  const top = repositoryOf(root)
  if (top === undefined) {
    throw new CliError('no-repository', 'The texts are in no git repository, so that nothing says what they were', {
      hint: 'Leave out --changed-since.',
      exitCode: 2,
    })
  }
  const changes = changesSince(top, revision, [`${root}${sep}locales`, `${root}${sep}sandbox`])
  const changed = new Set(changes.paths)
  return (path: string): ReadonlyMap<string, string> | undefined => {
    if (!changed.has(path)) return undefined
    const text = changes.before(path)
    return text === undefined ? new Map() : flattenMessages(JSON.parse(text) as MessageTree)
  }
}

/** The entries of the flags that a tenant has off. */
async function closedOf(workspace: Workspace, named: string): Promise<readonly string[]> {
  const { loaded } = await checkTenant(workspace, chosenTenant(workspace, named))
  if (loaded.tenant) return closedStrings(profileOf(loaded.tenant))
  throw new CliError('tenant-not-sound', `"${named}" cannot be read as a tenant`, {
    hint: `"livery validate ${named}" says why.`,
  })
}

/** Where each format goes if its name is not said by the file's. */
function formatFor({ format, out }: StringsExportOptions): ExchangeFormat {
  if (format === undefined) return formatOf(out)
  if (exchangeFormats.includes(format)) return format
  throw new CliError('unknown-format', `There is no format "${String(format)}"`, {
    hint: `One of ${exchangeFormats.join(', ')}.`,
    exitCode: 2,
  })
}

/** Writes a language's texts into a file for translators. Gives the exit code. */
export async function stringsExport(options: StringsExportOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const tag = languageTag(options.language)
  const format = formatFor(options)
  const path = outputFile(workspace, '--out', options.out)
  const units = unitsOf({
    root: workspace.root,
    tag,
    isMissing: options.missing ?? false,
    closed: options.tenant === undefined ? undefined : await closedOf(workspace, options.tenant),
    before: options.changedSince === undefined ? undefined : beforeAt(workspace, options.changedSince),
  })
  writeWhole(path, await writeExchange(format, tag, units))
  const file = shownPath(workspace.cwd, path)
  const missing = units.filter(({ text }) => text === '').length
  output.json({ ok: true, language: tag, format, file, texts: units.length, missing })
  output.note(`${counted(units.length, 'text')} of ${tag}, ${missing} of them not translated yet → ${file}`)
  return 0
}
