import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#cli/lib/counted.ts'
import { soundRelease } from '#cli/release/find.ts'
import { openTarget } from '#cli/release/open/open-target.ts'
import { requireReleases, requireTarget, trustedKeysOf } from '#cli/release/place.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { hostBefore, type ShownRelease, type ShownReleases } from '#cli/serve/compare/shown-release.ts'
import { parseAllowedHosts } from '#cli/serve/hosts.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { openSandbox, reportLeftOut } from '#cli/serve/open-sandbox.ts'
import { servePreview } from '#cli/serve/preview.ts'
import { printSites } from '#cli/serve/site-lines.ts'
import { siteDirOf } from '#cli/serve/static-site.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { parsePort } from '#cli/terminal/parse-port.ts'

export interface PreviewOptions extends WorkspaceOptions {
  tenant?: string[]
  out: string
  port: string
  to?: string
  at?: string[]
  publicKey?: string[]
  unsigned?: boolean
  data?: string
  reset?: boolean
  allowHost?: string[]
  trustProxy?: string[]
}

/** Reading so many tenants takes long enough to be said. */
const manySites = 50

/** A page and its headers: a site that lacks one of them was not built to its end, or was spoilt since. */
const isSite = (dir: string) => ['index.html', '_headers'].every((name) => existsSync(join(dir, name)))

/** Names what was asked for, so that the command to run is whole. */
function nothingBuilt(selected: readonly string[], { tenant = [], out }: PreviewOptions): CliError {
  const place = out === 'dist' ? '' : ` --out ${out}`
  if (tenant.length === 0) {
    return new CliError('nothing-built', `No site is built in ${out}`, { hint: `Run "livery build${place}" first.` })
  }
  const names = selected.slice(0, 5).map((code) => `"${code}"`)
  const more = selected.length > names.length ? ` and ${selected.length - names.length} more` : ''
  const message = `${names.join(', ')}${more} ${selected.length > 1 ? 'are' : 'is'} not built in ${out}`
  return new CliError('nothing-built', message, { hint: `Run "livery build ${tenant.join(' ')}${place}" first.` })
}

/** The releases that `--at` names, each checked as before a rollback; undefined without it. @throws CliError */
async function shownReleases(
  workspace: Workspace,
  [code, ...others]: readonly string[],
  options: PreviewOptions,
): Promise<Omit<ShownReleases, 'name'> | undefined> {
  const { at = [], to, publicKey, unsigned } = options
  const usage = (message: string, hint: string) => new CliError('bad-release', message, { hint, exitCode: 2 })
  if (at.length === 0) {
    if (to === undefined) return undefined
    throw usage('--to names releases, and none was named', 'Name one with --at, or serve what is live with --out.')
  }
  if (at.length > 2) throw usage('Two releases stand side by side, not more', 'Name --at once or twice.')
  if (code === undefined || others.length > 0)
    throw usage(
      '--at shows releases of one tenant',
      'Name the tenant: livery preview acme --to /srv/www --at previous.',
    )
  const target = await openTarget(workspace, requireTarget(to))
  const releases: ShownRelease[] = []
  try {
    const keys = trustedKeysOf(workspace, publicKey)
    const request = { at: await requireReleases(target, code), keys, takesUnsigned: unsigned ?? false }
    for (const wanted of at) {
      const { manifest, dir, isLive } = await soundRelease(request, wanted)
      const { id, created, revision } = manifest
      releases.push({ dir, id, created, isLive, revision: revision.tenants })
    }
  } finally {
    await target.close()
  }
  const [first, second] = releases
  if (!first) return undefined
  return { code, releases: second ? [first, second] : [first] }
}

/** What a terminal shows of releases that were named. */
function releaseLines({ code, releases }: Pick<ShownReleases, 'code' | 'releases'>, port: number): string[] {
  const [first, second] = releases
  if (!second) return [`  ${first.id}  http://${code}.localhost:${port}`, '']
  return [
    `  ${first.id}  http://${hostBefore(code)}:${port}`,
    `  ${second.id}  http://${code}.localhost:${port}`,
    `  Side by side  http://localhost:${port}`,
    '',
  ]
}

/** Serves built sites by host name with the sandbox behind them, until it is stopped. Gives the exit code. */
export async function preview(options: PreviewOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const allowedHosts = parseAllowedHosts(options.allowHost)
  const outDir = resolvePath(workspace.cwd, options.out)
  const selected = chosenTenants(workspace, options)
  const releases = await shownReleases(workspace, selected, options)
  const codes = releases ? selected : selected.filter((code) => isSite(siteDirOf(outDir, code)))
  if (codes.length === 0) throw nothingBuilt(selected, options)
  const { data, reset, trustProxy } = options
  const kept = data === undefined ? '' : `, and seeding the gateway in ${data} where that is new`
  if (codes.length > manySites) output.note(`Reading ${counted(codes.length, 'tenant')}${kept} …`)
  const run = await openSandbox(workspace, { data, reset, trustProxy, codes })
  const { sandbox, sites } = run
  reportLeftOut(workspace, output, run)
  const shown = releases && { ...releases, name: sites[0]?.name ?? releases.code }
  const listening = await servePreview({ sites, outDir, shown, gateway: sandbox.app.fetch, port, allowedHosts })
  const what = shown ? counted(shown.releases.length, 'release') : counted(sites.length, 'built site')
  output.line(`\nLivery preview: ${what}, the sandbox gateway behind each.\n`)
  if (shown) for (const line of releaseLines(shown, listening.port)) output.line(line)
  const unbuilt = selected.filter((code) => !codes.includes(code))
  if (unbuilt.length > 0) output.line(`  Not built, and not served: ${unbuilt.join(', ')}\n`)
  printSites(output, sites, listening.port)
  await untilStopped()
  await listening.close()
  sandbox.close()
  return 0
}
