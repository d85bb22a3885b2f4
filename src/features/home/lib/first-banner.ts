import { hashKey } from '@tanstack/react-query'
import type { Banner } from '#contract/lobby/announcements.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { FirstBanner } from '#contract/site/site-config.ts'
import { site } from '#src/config/site.ts'

/** More slides than this nobody sees. */
const maxSlides = 12

/** The banner that stands in the page, for a visitor who reads its language. */
export const firstBanner = (language: LanguageCode): FirstBanner | undefined =>
  site.firstBanner?.language === language ? site.firstBanner : undefined

/** Whether the gateway tells of a banner what it told when the page was built, whatever the order of its keys. */
export const isSameBanner = (told: Banner | undefined, first: FirstBanner): boolean =>
  hashKey([told]) === hashKey([first.banner])

/** What the gateway has for the head of the page. */
export const homeBanners = (banners: readonly Banner[]): Banner[] =>
  banners.filter(({ groupName }) => groupName === site.bannerGroups.home).slice(0, maxSlides)
