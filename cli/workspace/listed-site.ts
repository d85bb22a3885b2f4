import { formatHex } from 'culori'
import type { ListedSite } from '#cli/serve/index-page.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'

/** A tenant as the index of the preview lists it. */
export function listedSite(tenant: Tenant, accounts: ListedSite['accounts']): ListedSite {
  const { socialLogin, jackpot, ...features } = tenant.features
  return {
    code: tenant.merchantCode,
    name: tenant.name,
    languages: tenant.languages.supported,
    themes: tenant.themes.available,
    categories: tenant.categories,
    switches: {
      ...tenant.switches,
      ...features,
      ...Object.fromEntries(socialLogin.map((provider) => [`socialLogin ${provider}`, true])),
      [`jackpot ${jackpot}`]: jackpot !== 'off',
    },
    colour: formatHex(tenant.brand.colour) ?? '#444444',
    accounts,
  }
}
