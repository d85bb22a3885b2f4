import { isRecord } from '#cli/lib/is-record.ts'
import { findBrandFile } from '#cli/tenant/brand-files.ts'
import { languages } from '#contract/site/languages.ts'
import type { ListedSite } from './index-page/index-page.ts'
import type { ReadableTenant } from './sandbox-merchants.ts'

/** The first banner that a demo.json names: its scene, and its title in a language; a quiet one without it. */
function bannerOf(demo: unknown, language: string): { scene: string; title: string } {
  const banners = isRecord(demo) && Array.isArray(demo.banners) ? demo.banners : []
  const first: unknown = banners.find((banner) => isRecord(banner) && typeof banner.scene === 'string')
  if (!isRecord(first)) return { scene: 'calm-geometry', title: '' }
  const copy = isRecord(first.copy) ? first.copy[language] : undefined
  return { scene: String(first.scene), title: isRecord(copy) && typeof copy.title === 'string' ? copy.title : '' }
}

/** A tenant as the index of the preview lists it. */
export function listedSite({ loaded, tenant, merchant }: ReadableTenant, accounts: ListedSite['accounts']): ListedSite {
  const { socialLogin, jackpot, ...features } = tenant.features
  const logo = findBrandFile(loaded, tenant, 'logo')
  const { scene, title } = bannerOf(merchant.demo, tenant.languages.default)
  const percent = String(tenant.promotions.firstDepositBonusPercent ?? '')
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
    picture: `/art/banner/${encodeURIComponent(scene)}-auto-wide.svg`,
    scene: encodeURIComponent(scene),
    title: title.replace('{{percent}}', percent).split('\n'),
    dir: languages[tenant.languages.default].dir,
    logo: logo === null ? null : Buffer.from(logo).toString('utf8'),
    accounts,
  }
}
