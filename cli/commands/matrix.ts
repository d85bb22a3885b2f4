import { affectedAmong } from '#cli/affected/affected.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import { asGithub, asGitlab, type Matrix, matrixOf } from '#cli/matrix/matrix.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

export interface MatrixOptions extends WorkspaceOptions {
  format: string
  shards: string
  tenant?: string[]
  all?: boolean
  since?: string
  productSince?: string
  costs?: string
  /** The same as the format of that name. */
  json?: boolean
}

const formats: Record<string, (matrix: Matrix) => string> = {
  github: asGithub,
  gitlab: asGitlab,
  json: (matrix) => JSON.stringify({ ok: true, ...matrix }),
}

function formatOf(name: string): (matrix: Matrix) => string {
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined
  if (format) return format
  const names = Object.keys(formats)
  const hint = didYouMean(name, names) ?? `The formats are: ${names.join(', ')}.`
  throw new CliError('bad-format', `There is no format "${name}"`, { hint, exitCode: 2 })
}

function countOf(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text)
  throw new CliError('bad-shards', `"${text}" is no number of shards`, { hint: 'Use 1 to 999.', exitCode: 2 })
}

async function chosenCodes(workspace: Workspace, options: MatrixOptions): Promise<string[]> {
  const codes = chosenTenants(workspace, options)
  const { since, productSince } = options
  return since === undefined ? codes : affectedAmong(workspace, codes, { since, productSince })
}

/** Shares tenants out to machines, for a pipeline to read. Gives the exit code. */
export async function matrix(options: MatrixOptions): Promise<number> {
  const format = formatOf(options.json ? 'json' : options.format)
  const count = countOf(options.shards)
  const workspace = openWorkspace(options)
  const codes = await chosenCodes(workspace, options)
  process.stdout.write(`${format(matrixOf(workspace, codes, { ...options, count }))}\n`)
  return 0
}
