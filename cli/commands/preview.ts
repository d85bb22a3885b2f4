import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { parseAllowedHosts } from '#cli/serve/hosts.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { openSandbox, printSites, reportLeftOut } from '#cli/serve/open-sandbox.ts'
import { servePreview } from '#cli/serve/preview.ts'
import { siteDirOf } from '#cli/serve/static-site.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
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

/** A page and its headers: a site that lacks one of them was not built to its end, or was spoilt since. */
const isSite = (dir: string) => ['index.html', '_headers'].every((name) => existsSync(join(dir, name)))

/** Serves built sites by host name with the sandbox behind them, until it is stopped. Gives the exit code. */
export async function preview(options: PreviewOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const allowedHosts = parseAllowedHosts(options.allowHost)
  const outDir = resolvePath(workspace.cwd, options.out)
  const selected = selectTenants(listTenantCodes(workspace.tenantsDir), options.tenant ?? [])
  const codes = selected.filter((code) => isSite(siteDirOf(outDir, code)))
  if (codes.length === 0) {
    throw new CliError('nothing-built', `No site is built in ${options.out}`, { hint: 'Run "livery build" first.' })
  }
  const { data, reset, trustProxy } = options
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
