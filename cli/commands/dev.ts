import { serveDev } from '#cli/serve/dev.ts'
import { untilStopped } from '#cli/serve/listen.ts'
import { listTenantCodes } from '#cli/tenant/load.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { counted, formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { parsePort } from '#cli/terminal/parse-port.ts'
import { checkTenant } from '#cli/workspace/check-tenant.ts'
import { devSiteOf, watchedFolders } from '#cli/workspace/dev-site.ts'
import { openSandbox, printSites } from '#cli/workspace/open-sandbox.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/workspace/workspace.ts'

export interface DevOptions extends WorkspaceOptions {
  tenant?: string[]
  port: string
}

/** Serves tenants from source until it is stopped; what is wrong with one is printed at each change. */
export async function dev(options: DevOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(false)
  const port = parsePort(options.port)
  const codes = selectTenants(listTenantCodes(workspace.tenantsDir), options.tenant ?? [])
  const { sandbox, sites } = await openSandbox(workspace, { codes })
  const listening = await serveDev({
    sites,
    gateway: sandbox.app.fetch,
    watched: watchedFolders(workspace),
    port,
    log: (line) => output.line(line),
    async load(code) {
      const checked = await checkTenant(workspace, code)
      for (const block of formatDiagnostics(workspace.cwd, checked.diagnostics)) output.line(`${block}\n`)
      return devSiteOf(workspace, checked)
    },
  })
  output.line(`\nLivery development server: ${counted(sites.length, 'tenant')} from source.\n`)
  printSites(output, sites, listening.port)
  await untilStopped()
  await listening.close()
  sandbox.close()
  return 0
}
