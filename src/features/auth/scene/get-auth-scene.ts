import { useQuery } from '@tanstack/react-query'
import { site } from '#src/config/site.ts'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useAnnouncementsOptions } from '#src/session/announcements.ts'

export type AuthGroup = 'login' | 'register' | 'forgot'

/** The banner of a tenant's group in the visitor's language; undefined until known, or where there is none. */
export function useAuthScene(of: AuthGroup) {
  const { code } = useLanguage()
  const group = site.bannerGroups[of].replace('{lang}', code)
  const { data } = useQuery({
    ...useAnnouncementsOptions(),
    select: ({ value }) => value.banners.find(({ groupName }) => groupName === group),
  })
  return data && { wide: assetUrl(data.url), upright: assetUrl(data.phoneUrl ?? data.url), copy: data.copy }
}
