import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/run/workspace.ts'
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

/** Serves built sites by host name with the sandbox behind them, until it is stopped. Gives the exit code. */
export async function preview(options: PreviewOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const allowedHosts = parseAllowedHosts(options.allowHost)
  const outDir = resolvePath(workspace.cwd, options.out)
  const selected = chosenTenants(workspace, options)
  const codes = selected.filter((code) => isSite(siteDirOf(outDir, code)))
  if (codes.length === 0) throw nothingBuilt(selected, options)
  const { data, reset, trustProxy } = options
  const kept = data === undefined ? '' : `, and seeding the gateway in ${data} where that is new`
  if (codes.length > manySites) output.note(`Reading ${counted(codes.length, 'tenant')}${kept} …`)
  const run = await openSandbox(workspace, { data, reset, trustProxy, codes })
  const { sandbox, sites } = run
  reportLeftOut(workspace, output, run)
  const listening = await servePreview({ sites, outDir, gateway: sandbox.app.fetch, port, allowedHosts })
  output.line(`\nLivery preview: ${counted(sites.length, 'built site')}, the sandbox gateway behind each.\n`)
  const unbuilt = selected.filter((code) => !codes.includes(code))
  if (unbuilt.length > 0) output.line(`  Not built, and not served: ${unbuilt.join(', ')}\n`)
  printSites(output, sites, listening.port)
  await untilStopped()
  await listening.close()
  sandbox.close()
  return 0
}
