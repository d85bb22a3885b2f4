import { checkTenant } from '#cli/check/tenant.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { serveDev } from '#cli/serve/dev.ts'
import { openFindings } from '#cli/serve/dev-findings.ts'
import { devSiteOf, watchedFolders } from '#cli/serve/dev-site.ts'
import { parseAllowedHosts } from '#cli/serve/hosts.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { openSandbox } from '#cli/serve/open-sandbox.ts'
import { readableTenants } from '#cli/serve/sandbox-merchants.ts'
import { printSites } from '#cli/serve/site-lines.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
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
  const codes = chosenTenants(workspace, options)
  const { trustProxy } = options
  const findings = openFindings(workspace, output)
  let run = await openSandbox(workspace, { codes, trustProxy })
  const isListed = (code: string) => run.sites.some((site) => site.code === code)
  const load = async (code: string) => {
    const checked = await checkTenant(workspace, code)
    findings.tell(code, checked.diagnostics)
    const [readable] = (await readableTenants(workspace, [code])).tenants
    if (readable && !isListed(code)) {
      // It could not be read before: the sandbox begins again, with this one among its merchants.
      run.sandbox.close()
      run = await openSandbox(workspace, { codes, trustProxy })
    } else if (readable) run.sandbox.replaceMerchant(readable.merchant)
    return devSiteOf(workspace, checked, readable?.merchant)
  }
  const listening = await serveDev({
    codes,
    sites: () => run.sites,
    findings: findings.shown,
    gateway: (request, env) => run.sandbox.app.fetch(request, env),
    watched: watchedFolders(workspace),
    tenantsDir: workspace.tenantsDir,
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
