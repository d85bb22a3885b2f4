import { writeWhole } from '#cli/fs/write-whole.ts'
import type { Comment } from '#cli/insight/comment/comment.ts'
import { reportSizes } from '#cli/insight/report/measure.ts'
import { reportPage } from '#cli/insight/report/page.ts'
import { reportText } from '#cli/insight/report/text.ts'
import { shownBytes } from '#cli/lib/bytes.ts'
import { deliver, formatOf } from '#cli/page/deliver.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type Output, openOutput } from '#cli/terminal/output.ts'

export interface ReportOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  sites: string
  budget?: string
  profiles: string
  format?: string
  out?: string
  json?: boolean
  since?: string
  productSince?: string
  before?: string
  previewUrl?: string
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  throw new CliError(`bad-${name}`, `"${text}" is no number for --${name}`, { exitCode: 2 })
}

/** The address of a tenant's preview, by `{code}` in what was named. @throws CliError where that makes no address */
function previewsOf(pattern: string | undefined, codes: readonly string[]): Comment['previews'] {
  if (pattern === undefined) return []
  const addressOf = (code: string) => pattern.replaceAll('{code}', encodeURIComponent(code))
  if (pattern.includes('{code}') && /^https?:$/.test(URL.parse(addressOf('code'))?.protocol ?? ''))
    return codes.map((code) => ({ code, address: addressOf(code) }))
  throw new CliError('bad-preview-url', `--preview-url takes an address with {code} in it, which "${pattern}" is not`, {
    hint: "Write it as 'https://{code}.preview.example'.",
    exitCode: 2,
  })
}

/** What a change means for the tenants, as a comment for its pull request. */
async function commentOf(workspace: Workspace, codes: readonly string[], options: ReportOptions): Promise<Comment> {
  const { since = '', productSince, before, previewUrl, sites } = options
  const { affectedTenants } = await import('#cli/affected/affected.ts')
  const { reasonTitles } = await import('#cli/affected/titles.ts')
  const { checkAffected } = await import('#cli/insight/comment/findings.ts')
  const { groupReasons } = await import('#cli/insight/comment/why.ts')
  const { measureBytes, sitesOfBase } = await import('#cli/insight/comment/measure.ts')
  const beforeDir = before === undefined ? undefined : sitesOfBase(workspace, before)
  previewsOf(previewUrl, [])
  const found = await affectedTenants(workspace, { since, productSince })
  const tenants = found.tenants.filter(({ code }) => codes.includes(code))
  const affected = tenants.map(({ code }) => code)
  return {
    since: found.since,
    commit: found.commit,
    all: codes.length,
    affected,
    removed: found.removed,
    why: groupReasons(tenants, reasonTitles),
    findings: await checkAffected(workspace, affected),
    ...measureBytes(workspace, { codes: affected, sitesDir: resolvePath(workspace.cwd, sites), beforeDir }),
    previews: previewsOf(previewUrl, affected),
  }
}

async function reportSince(workspace: Workspace, output: Output, options: ReportOptions): Promise<number> {
  const { format = options.json ? 'json' : 'markdown', out } = options
  if (format !== 'markdown' && format !== 'json') {
    const hint = 'Use markdown or json; without --since the report has text and html.'
    throw new CliError('bad-format', `What changed is told as a comment, not as "${format}"`, { hint, exitCode: 2 })
  }
  const path = optionalFile(workspace, '--out', out)
  const comment = await commentOf(workspace, chosenTenants(workspace, options), options)
  const { commentMarkdown } = await import('#cli/insight/comment/markdown.ts')
  const json = { ok: true, ...comment }
  const text = format === 'json' ? `${JSON.stringify(json, null, 1)}\n` : commentMarkdown(comment)
  if (path !== undefined) {
    writeWhole(path, text)
    output.line(`Wrote ${out} (${shownBytes(Buffer.byteLength(text))}).`)
  } else if (!output.isJson) process.stdout.write(text)
  output.json(json)
  return 0
}

/** Options that belong to one of the two reports alone. @throws CliError where one stands by the other */
function requireFitting({ since, before, previewUrl, productSince, format }: ReportOptions): void {
  if (since !== undefined) return
  const named = Object.entries({ before, 'preview-url': previewUrl, 'product-since': productSince })
  const [alone] = named.flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`]))
  const what = format === 'markdown' ? '--format markdown' : alone
  if (what === undefined) return
  throw new CliError('since-missing', `${what} is of the comment on a change, and no base was named`, {
    hint: 'Name it with --since, such as --since origin/main...',
    exitCode: 2,
  })
}

/** Measures what was built, or says what a change means for the tenants. Gives the exit code. */
export async function report(options: ReportOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  requireFitting(options)
  if (options.since !== undefined) return reportSince(workspace, output, options)
  formatOf(options)
  const path = optionalFile(workspace, '--out', options.out)
  const codes = chosenTenants(workspace, options)
  const measured = await reportSizes(workspace, {
    codes,
    sitesDir: resolvePath(workspace.cwd, options.sites),
    budget: options.budget === undefined ? undefined : positive('budget', options.budget) * 1000,
    profiles: positive('profiles', options.profiles),
    say: (line) => process.stderr.write(`${line}\n`),
  })
  deliver(
    output,
    { ...options, path },
    { json: { ok: true, ...measured }, text: () => reportText(measured), html: () => reportPage(measured) },
  )
  return 0
}
