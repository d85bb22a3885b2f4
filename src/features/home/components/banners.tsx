import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { Carousel } from '#src/ui/lane/carousel.tsx'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banners.module.css'
import { BannersSkeleton } from './banners-skeleton.tsx'
import { PartError } from './part-error.tsx'

/** Milliseconds between two slides, and that one takes to come. */
const delay = 5000
const speed = 1000

/** More slides than this nobody sees. */
const maxSlides = 12

/** The carousel at the head of the page. */
export function Banners() {
  const { t } = useTranslation('home')
  const { code, dir } = useLanguage()
  const { data, isPending, isError, isFetching, refetch } = useAnnouncementsQuery()
  const banners =
    data?.banners.filter(({ groupName }) => groupName === site.bannerGroups.home).slice(0, maxSlides) ?? []

  if (isPending) return <BannersSkeleton />
  if (isError && !data)
    return (
      <div className={styles.hero} data-failed="">
        <PartError text={t('banners.error')} isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  if (banners.length === 0) return <PlainHero />
  return (
    <div className={styles.hero}>
      <Carousel
        key={`${code} ${dir} ${banners.map(({ url }) => url).join()}`}
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
          content: <BannerSlide banner={banner} isFirst={position === 0} />,
        }))}
      />
    </div>
  )
}

/** A tenant without banners still greets. */
function PlainHero() {
  const { t } = useTranslation('home')
  return (
    <div className={styles.hero} data-plain="">
      <h1 className={styles.welcome}>{t('banners.welcome')}</h1>
    </div>
  )
}
