import { locate } from '#cli/tenant/json-source.ts'
import { type LoadedTenant, listTenantCodes, loadTenant } from '#cli/tenant/load.ts'
import { originOf } from '#cli/tenant/merge.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from './workspace.ts'

/** Domains that two tenants claim: each claim after the first is a finding of the tenant that makes it. */
export function domainFindings(workspace: Workspace, selected: readonly LoadedTenant[]): Diagnostic[] {
  const all = listTenantCodes(workspace.tenantsDir).map(
    (code) =>
      selected.find((loaded) => loaded.code === code) ??
      loadTenant({ cwd: workspace.cwd, tenantsDir: workspace.tenantsDir, code }),
  )
  return selected.flatMap((loaded) =>
    (loaded.tenant?.domains ?? []).flatMap((domain, index): Diagnostic[] => {
      const owner = all.find((other) => other.code !== loaded.code && other.tenant?.domains.includes(domain))
      if (!owner) return []
      const path = ['domains', index]
      const place = locate(originOf(loaded.merged, path) ?? loaded.source, path)
      const message = `"${domain}" is also a domain of "${owner.code}"`
      return [
        { ...place, severity: 'error', code: 'domain-taken', message, suggestion: 'A domain belongs to one tenant.' },
      ]
    }),
  )
}
