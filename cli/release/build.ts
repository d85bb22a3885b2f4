import { requireCode } from '#cli/tenant/select.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'

/**
 * Sees to it that the built site is that of the present inputs: an unchanged one costs its check. The builder is loaded
 * here alone: releasing what another machine built does without it and without the tenant's sources.
 */
export async function buildForRelease(
  workspace: Workspace,
  outDir: string,
  tenant: string,
): Promise<{ isBuilt: boolean; diagnostics: readonly Diagnostic[] }> {
  const allCodes = listTenantCodes(workspace.tenantsDir)
  const codes = [requireCode(allCodes, tenant)]
  const { buildTenants } = await import('../build/tenants.ts')
  const quiet = { onPlan() {}, onPrepare() {}, onStart() {}, onDone() {}, onLost() {} }
  const { tenants } = await buildTenants({ workspace, outDir, codes, allCodes, explains: false, ...quiet })
  const [built] = tenants
  return { isBuilt: built?.ok ?? false, diagnostics: built?.diagnostics ?? [] }
}
