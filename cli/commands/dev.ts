import { checkTenant } from '#cli/check/tenant.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { serveDev } from '#cli/serve/dev.ts'
import { devSiteOf, watchedFolders } from '#cli/serve/dev-site.ts'
import { parseAllowedHosts } from '#cli/serve/hosts.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { openSandbox, printSites } from '#cli/serve/open-sandbox.ts'
import { readableTenants } from '#cli/serve/sandbox-merchants.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { parsePort } from '#cli/terminal/parse-port.ts'

export interface DevOptions extends WorkspaceOptions {
  tenant?: string[]
  port: string
  allowHost?: string[]
  trustProxy?: string[]
}

/** Serves tenants from source until it is stopped; what is wrong with one is printed at each change. */
export async function dev(options: DevOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const allowedHosts = parseAllowedHosts(options.allowHost)
  const codes = selectTenants(listTenantCodes(workspace.tenantsDir), options.tenant ?? [])
  const { trustProxy } = options
  let run = await openSandbox(workspace, { codes, trustProxy })
  const isListed = (code: string) => run.sites.some((site) => site.code === code)
  const load = async (code: string) => {
    const checked = await checkTenant(workspace, code)
    for (const block of formatDiagnostics(workspace, checked.diagnostics)) output.line(`${block}\n`)
    if (!isListed(code) && (await readableTenants(workspace, [code])).tenants.length > 0) {
      // It could not be read before: the sandbox begins again, with this one among its merchants.
      run.sandbox.close()
      run = await openSandbox(workspace, { codes, trustProxy })
    }
    return devSiteOf(workspace, checked)
  }
  const listening = await serveDev({
    codes,
    sites: () => run.sites,
    gateway: (request, env) => run.sandbox.app.fetch(request, env),
    watched: watchedFolders(workspace),
    port,
    allowedHosts,
    log: (line) => output.line(line),
    load,
  })
  for (const code of codes.filter((candidate) => !isListed(candidate))) await load(code)
  output.line(`\nLivery development server: ${counted(codes.length, 'tenant')} from source.\n`)
  printSites(output, run.sites, listening.port)
  await untilStopped()
  await listening.close()
  run.sandbox.close()
  return 0
}
