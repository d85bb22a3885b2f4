import { readFileSync, watch } from 'node:fs'
import { dirname } from 'node:path'
import { writeTogether } from '#cli/fs/write-together.ts'
import { counted } from '#cli/lib/counted.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { readExchange } from '#cli/locale/exchange/formats.ts'
import { type Merge, mergeUnits, type UnitFinding } from '#cli/locale/exchange/merge.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { colours } from '#cli/terminal/colours.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { formatBriefly } from '#cli/terminal/format-diagnostics.ts'
import { type Output, openOutput } from '#cli/terminal/output.ts'
import { languageTag } from './language.ts'

export interface StringsImportOptions extends WorkspaceOptions {
  language?: string
  dryRun?: boolean
  watch?: boolean
  json?: boolean
}

interface Imported extends Merge {
  tag: string
}

function contentOf(workspace: Workspace, file: string): string {
  try {
    return readFileSync(resolvePath(workspace.cwd, file), 'utf8')
  } catch (cause) {
    throw new CliError('no-such-file', `"${file}" cannot be read: ${errorCode(cause) || String(cause)}`, {
      hint: 'Name the file that came back from the translator.',
      exitCode: 2,
      cause,
    })
  }
}

/** The language of a file: what the file says and what was said on the command line must agree. */
function tagOf(said: string | undefined, inFile: string | undefined, file: string): string {
  if (said === undefined && inFile === undefined) {
    throw new CliError('no-language', `${file} does not say which language it is in`, {
      hint: 'Name it with --language.',
      exitCode: 2,
    })
  }
  const named = said === undefined ? undefined : languageTag(said)
  const own = inFile === undefined ? undefined : languageTag(inFile)
  if (named !== undefined && own !== undefined && named !== own) {
    throw new CliError('other-language', `${file} is in ${own}, and --language says ${named}`, {
      hint: 'Leave out --language, or take the other file.',
      exitCode: 2,
    })
  }
  return named ?? own ?? ''
}

const asDiagnostic = (file: string, { line, isError, code, message, suggestion }: UnitFinding): Diagnostic => ({
  tenant: null,
  file,
  line,
  column: 1,
  severity: isError ? 'error' : 'warning',
  code,
  message,
  suggestion,
})

const isRefused = ({ findings }: Merge) => findings.some(({ isError }) => isError)

async function importOnce(workspace: Workspace, file: string, options: StringsImportOptions): Promise<Imported> {
  const { tag: inFile, units } = await readExchange(file, contentOf(workspace, file))
  const tag = tagOf(options.language, inFile, file)
  const merge = mergeUnits(workspace.root, tag, units)
  if (!options.dryRun) writeTogether(merge.files)
  return { tag, ...merge }
}

/** So many changes are shown; the rest are counted. */
const maxShown = 40

function report(output: Output, { workspace, file }: { workspace: Workspace; file: string }, done: Imported): void {
  const { tag, findings, changed, files } = done
  const diagnostics = findings.map((finding) => asDiagnostic(file, finding))
  const ok = !isRefused(done)
  const written = files.map(({ path }) => shownPath(workspace.cwd, path))
  output.json({ ok, language: tag, changed, files: written, diagnostics })
  if (output.isJson) return
  for (const line of formatBriefly(diagnostics)) output.line(line)
  if (!ok) {
    output.note(colours.red('Nothing was taken: put right what is named above, and import the file again.'))
    return
  }
  for (const { name, before, after } of changed.slice(0, maxShown))
    output.line(before === '' ? `${name}: ${after}` : `${name}: ${before} → ${after}`)
  if (changed.length > maxShown) output.line(`… and ${changed.length - maxShown} more`)
  output.note(`${tag}: ${counted(changed.length, 'text')} changed in ${counted(files.length, 'file')}.`)
}

/** Imports again whenever the file is saved, until the command is ended. A file that is refused changes nothing. */
async function importOnSave(workspace: Workspace, file: string, options: StringsImportOptions): Promise<number> {
  const output = openOutput(false)
  const once = async () => {
    try {
      report(output, { workspace, file }, await importOnce(workspace, file, options))
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      output.line(colours.red(error.message))
      if (error.hint) output.line(error.hint)
    }
  }
  await once()
  output.note(`Watching ${file}; Ctrl-C ends it.`)
  let last = contentOf(workspace, file)
  let running = Promise.resolve()
  // A save may be several events, and some programs put a new file in the place of the old one: its folder is watched.
  const watcher = watch(dirname(resolvePath(workspace.cwd, file)), () => {
    running = running.then(async () => {
      try {
        const now = contentOf(workspace, file)
        if (now === last || now === '') return
        last = now
      } catch (error) {
        if (error instanceof CliError) return
        throw error
      }
      await once()
    })
  })
  return await new Promise<number>((resolve, reject) => {
    watcher.on('error', reject)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        watcher.close()
        running.then(() => resolve(0), reject)
      })
    }
  })
}

/** Takes what a translator sent back into a language's files. Gives the exit code. */
export async function stringsImport(file: string, options: StringsImportOptions): Promise<number> {
  const workspace = openWorkspace(options)
  if (options.watch) return importOnSave(workspace, file, options)
  const done = await importOnce(workspace, file, options)
  report(openOutput(options.json ?? false), { workspace, file }, done)
  return isRefused(done) ? 1 : 0
}
