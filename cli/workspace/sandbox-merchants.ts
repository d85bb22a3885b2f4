import { dirname, join } from 'node:path'
import type { SandboxMerchant } from '#cli/sandbox/merchants.ts'
import { objectOf, readJsonSource } from '#cli/tenant/json-source.ts'
import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { isContained } from '#cli/terminal/contained-file.ts'
import type { Workspace } from './workspace.ts'

function demoOf(loaded: LoadedTenant): unknown {
  const path = loaded.layers
    .map((layer) => join(layer, 'demo.json'))
    .findLast((file) => isContained(dirname(file), file))
  if (path === undefined) return undefined
  const { source, diagnostics } = readJsonSource(loaded.code, path, path)
  // What is wrong with it "livery validate" says; the sandbox then makes up its own.
  return diagnostics.length === 0 ? objectOf(source) : undefined
}

function merchantOf(loaded: LoadedTenant, tenant: Tenant): SandboxMerchant {
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
    pointMall: tenant.features.pointMall,
    switches: tenant.switches,
    features: {
      agentCentre: tenant.features.agentCentre,
      firebaseSms: tenant.features.firebaseSms,
      socialLogin: tenant.features.socialLogin,
    },
    licence: tenant.licence,
    minimumAge: tenant.minimumAge,
    vendors: tenant.vendors,
    demo: demoOf(loaded),
  }
}

export interface ReadableTenant {
  loaded: LoadedTenant
  tenant: Tenant
  merchant: SandboxMerchant
}

/** The tenants that can be read, each with what the sandbox must know of it. */
export function readableTenants(workspace: Workspace, codes?: readonly string[]): ReadableTenant[] {
  return (codes ?? listTenantCodes(workspace.tenantsDir)).flatMap((code) => {
    const loaded = loadTenant({ ...workspace, code })
    return loaded.tenant ? [{ loaded, tenant: loaded.tenant, merchant: merchantOf(loaded, loaded.tenant) }] : []
  })
}
