import { isRecord } from '#cli/lib/is-record.ts'
import type { ListedSite } from '#cli/serve/index-page.ts'
import { findBrandFile } from '#cli/tenant/brand-files.ts'
import type { ReadableTenant } from './sandbox-merchants.ts'

/** The scene of the first banner that a demo.json names; a quiet one without it. */
function sceneOf(demo: unknown): string {
  const banners = isRecord(demo) && Array.isArray(demo.banners) ? demo.banners : []
  const scenes = banners.flatMap((banner) =>
    isRecord(banner) && typeof banner.scene === 'string' ? [banner.scene] : [],
  )
  return scenes[0] ?? 'calm-geometry'
}

/** A tenant as the index of the preview lists it. */
export function listedSite({ loaded, tenant, merchant }: ReadableTenant, accounts: ListedSite['accounts']): ListedSite {
  const { socialLogin, jackpot, ...features } = tenant.features
  const logo = findBrandFile(loaded, tenant, 'logo')
  return {
    code: tenant.merchantCode,
    name: tenant.name,
    relayPrefix: tenant.gateway.relayPrefix,
    languages: tenant.languages.supported,
    themes: tenant.themes.available,
    categories: tenant.categories,
    switches: {
      ...tenant.switches,
      ...features,
      ...Object.fromEntries(socialLogin.map((provider) => [`socialLogin ${provider}`, true])),
      [`jackpot ${jackpot}`]: jackpot !== 'off',
    },
    picture: `/art/banner/${encodeURIComponent(sceneOf(merchant.demo))}-auto-wide.svg`,
    logo: logo === null ? null : `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`,
    accounts,
  }
}
