import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Banner } from '#contract/lobby/announcements.ts'
import type { FirstBanner } from '#contract/site/site-config.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Carousel } from '#src/ui/lane/carousel.tsx'
import { isSameBanner } from '../lib/first-banner.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banners.module.css'

/** Milliseconds between two slides, and that one takes to come. */
const delay = 5000
const speed = 1000

/** Counts the lists that a carousel cannot go on with: others may join a slide that stood alone, and it stays as it is. */
function useListNumber(urls: readonly string[]): number {
  const [last, setLast] = useState({ urls, number: 0 })
  if (last.urls.join() === urls.join()) return last.number
  const goesOn = last.urls.length === 1 && last.urls[0] === urls[0]
  const next = { urls, number: goesOn ? last.number : last.number + 1 }
  setLast(next)
  return next.number
}

interface Props {
  banners: readonly Banner[]
  /** The banner that the page brought along, where it is of this language. */
  first: FirstBanner | undefined
}

export function BannerCarousel({ banners, first }: Props) {
  const { t } = useTranslation('home')
  const { code, dir } = useLanguage()
  const list = useListNumber(banners.map(({ url }) => url))
  const own = first && isSameBanner(banners[0], first) ? first : undefined
  return (
    <div className={styles.hero}>
      <Carousel
        key={`${code} ${dir} ${list}`}
        delay={delay}
        speed={speed}
        texts={{
          label: t('banners.label'),
          play: t('banners.play'),
          pause: t('banners.pause'),
          slide: (position, total) => t('banners.slide', { position, total }),
        }}
        slides={banners.map((banner, position) => ({
          key: `${position} ${banner.url}`,
          content: <BannerSlide banner={banner} isFirst={position === 0} own={position === 0 ? own : undefined} />,
        }))}
      />
    </div>
  )
}
