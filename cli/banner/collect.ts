import { sha256 } from '#cli/fs/hash.ts'
import { type FirstBanners, firstBannerAssets } from '#cli/tenant/first-banner-file.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { type Asked, askFirstBanner } from './ask-gateway.ts'
import { fetchPicture, type Picture } from './picture.ts'
import { pictureAddress } from './picture-address.ts'

/** All that the gateway has of a tenant's first banners. */
export interface Collected {
  /** In the order of the tenant's languages; one without a banner is not among them. */
  banners: FirstBanners
  /** Each once, by the name of its file. */
  pictures: ReadonlyMap<string, Buffer>
}

/** Fetches each address once, and has one file for the same picture at several. */
function openPictures() {
  const byAddress = new Map<string, Promise<Picture>>()
  const byContent = new Map<string, string>()
  const pictures = new Map<string, Buffer>()
  const nameOf = async (address: string, asked: Asked): Promise<string> => {
    const url = pictureAddress(address, asked)
    const fetched = byAddress.get(url.href) ?? fetchPicture(url, asked)
    byAddress.set(url.href, fetched)
    const { name, bytes } = await fetched
    const hash = sha256(bytes)
    const own = byContent.get(hash) ?? name
    byContent.set(hash, own)
    pictures.set(own, bytes)
    return `${firstBannerAssets}/${own}`
  }
  return { pictures, nameOf }
}

/** Asks for the first banner in each language, and for its pictures. Writes nothing. @throws CliError */
export async function collectBanners(tenant: Tenant, origin: string): Promise<Collected> {
  const { pictures, nameOf } = openPictures()
  const found: [LanguageCode, FirstBanners[LanguageCode]][] = []
  for (const language of tenant.languages.supported) {
    const asked = { tenant, origin, language }
    const banner = await askFirstBanner(asked)
    if (!banner) continue
    const wide = await nameOf(banner.url, asked)
    const phone = banner.phoneUrl ? await nameOf(banner.phoneUrl, asked) : undefined
    found.push([language, { banner, wide, ...(phone !== undefined && { phone }) }])
  }
  return { banners: Object.fromEntries(found), pictures }
}
