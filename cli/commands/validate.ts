import { domainFindings, readDomainClaims } from '#cli/check/domains.ts'
import { checkTenant } from '#cli/check/tenant.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { hasErrors } from '#cli/terminal/diagnostic.ts'
import { countDiagnostics, formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface ValidateOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  json?: boolean
}

/** Finds everything wrong with the tenants asked for, without building them. Gives the exit code. */
export async function validate(options: ValidateOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const codes = selectTenants(listTenantCodes(workspace.tenantsDir), options.all ? [] : (options.tenant ?? []))
  const checked = []
  for (const code of codes) checked.push(await checkTenant(workspace, code))
  const claims = readDomainClaims(workspace)
  const diagnostics = checked.flatMap((tenant) => [...tenant.diagnostics, ...domainFindings(claims, tenant.loaded)])
  const ok = !hasErrors(diagnostics)
  output.json({ ok, diagnostics })
  if (!output.isJson) {
    for (const block of formatDiagnostics(workspace, diagnostics)) output.line(`${block}\n`)
    const found = diagnostics.length === 0 ? 'nothing wrong' : countDiagnostics(diagnostics)
    output.line(`${counted(codes.length, 'tenant')}, ${found}.`)
  }
  return ok ? 0 : 1
}
