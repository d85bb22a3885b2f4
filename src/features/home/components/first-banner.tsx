import { useLanguage } from '#src/i18n/language.ts'
import { firstBanner } from '../lib/first-banner.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { BannersSkeleton } from './banners-skeleton.tsx'

/** The head of the page before the gateway has answered: the banner that the page brings along, else its skeleton. */
export function FirstBanner() {
  const first = firstBanner(useLanguage().code)
  return first ? <BannerCarousel banners={[first.banner]} first={first} /> : <BannersSkeleton />
}
