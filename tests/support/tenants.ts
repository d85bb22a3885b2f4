import { loadTenant } from '#cli/tenant/load.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'

/** The demo tenants as the tests know them. */
export const tenantCodes = listTenantCodes('tenants')

export function tenantOf(code: string): Tenant {
  const { tenant } = loadTenant({ cwd: process.cwd(), tenantsDir: 'tenants', code })
  if (!tenant) throw new Error(`The tenant ${code} cannot be read: run npm run validate`)
  return tenant
}
