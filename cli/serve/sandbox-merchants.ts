import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { SandboxMerchant } from '#sandbox/merchants/merchants.ts'
import { checkDemo } from '../check/demo.ts'
import type { Workspace } from '../run/workspace.ts'

function merchantOf(tenant: Tenant, demo: unknown): SandboxMerchant {
  const { firstDepositBonusPercent } = tenant.promotions
  return {
    code: tenant.merchantCode,
    name: tenant.name,
    currency: tenant.currency,
    relayPrefix: tenant.gateway.relayPrefix,
    timeZone: tenant.timeZone,
    languages: tenant.languages.supported,
    defaultLanguage: tenant.languages.default,
    domains: tenant.domains,
    categories: tenant.categories,
    contacts: Object.fromEntries(
      Object.entries(tenant.contacts).filter((entry): entry is [string, string] => entry[1] !== undefined),
    ),
    promotions: firstDepositBonusPercent === undefined ? {} : { firstDepositBonusPercent },
    appDownload: tenant.features.appDownload,
    blog: tenant.features.blog,
    vip: tenant.features.vip,
    pointMall: tenant.features.pointMall,
    tournaments: tenant.features.tournaments,
    referral: tenant.features.referral,
    switches: tenant.switches,
    features: {
      agentCentre: tenant.features.agentCentre,
      firebaseSms: tenant.features.firebaseSms,
      socialLogin: tenant.features.socialLogin,
    },
    licence: tenant.licence,
    minimumAge: tenant.minimumAge,
    vendors: tenant.vendors,
    demo,
  }
}

export interface ReadableTenant {
  loaded: LoadedTenant
  tenant: Tenant
  merchant: SandboxMerchant
}

/** A tenant that the sandbox cannot have among its merchants, and why. */
export interface LeftOutTenant {
  code: string
  diagnostics: readonly Diagnostic[]
}

export interface ReadTenants {
  tenants: ReadableTenant[]
  leftOut: LeftOutTenant[]
}

/** The tenants that can be read, each with what the sandbox must know of it, and those that cannot: no tenant stops others. */
export async function readableTenants(workspace: Workspace, codes?: readonly string[]): Promise<ReadTenants> {
  const read: ReadTenants = { tenants: [], leftOut: [] }
  for (const code of codes ?? listTenantCodes(workspace.tenantsDir)) {
    const loaded = loadTenant({ ...workspace, code })
    const { tenant } = loaded
    const demo = await checkDemo(workspace, loaded)
    const errors = [...(tenant ? [] : loaded.diagnostics), ...demo.diagnostics].filter(
      ({ severity }) => severity === 'error',
    )
    // A code that is another folder's would stand in that tenant's place.
    const isOwnCode = tenant?.merchantCode === code
    if (tenant && isOwnCode && errors.length === 0)
      read.tenants.push({ loaded, tenant, merchant: merchantOf(tenant, demo.value) })
    else read.leftOut.push({ code, diagnostics: isOwnCode || !tenant ? errors : loaded.diagnostics })
  }
  return read
}
