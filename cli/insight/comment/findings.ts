import { type Diagnostic, distinctDiagnostics } from '#cli/terminal/diagnostic.ts'
import { domainFindings, readDomainClaims } from '../../check/domains.ts'
import { checkTenant } from '../../check/tenant.ts'
import type { Workspace } from '../../run/workspace.ts'

/** What is wrong with the tenants that change. What they share is found once. */
export async function checkAffected(workspace: Workspace, codes: readonly string[]): Promise<Diagnostic[]> {
  const claims = codes.length > 0 ? readDomainClaims(workspace) : new Map()
  const found: Diagnostic[] = []
  for (const code of codes) {
    const { diagnostics, loaded } = await checkTenant(workspace, code)
    found.push(...diagnostics, ...domainFindings(claims, loaded))
  }
  return distinctDiagnostics(found)
}
