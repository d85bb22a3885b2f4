import { useTranslation } from 'react-i18next'
import { useLanguage } from '#src/i18n/language.ts'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { firstBanner, homeBanners } from '../lib/first-banner.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import styles from './banners.module.css'
import { BannersSkeleton } from './banners-skeleton.tsx'
import { PartError } from './part-error.tsx'

/**
 * The carousel at the head of the page. It begins with the banner that the page brings along: what the gateway tells takes its
 * place where it tells something else, and where the gateway cannot be asked it stays.
 */
export function Banners() {
  const { t } = useTranslation('home')
  const first = firstBanner(useLanguage().code)
  const { data, isPending, isFetching, refetch } = useAnnouncementsQuery()
  const banners = data ? homeBanners(data.banners) : first && [first.banner]

  if (banners && banners.length > 0) return <BannerCarousel banners={banners} first={first} />
  if (isPending) return <BannersSkeleton />
  if (!banners)
    return (
      <div className={styles.hero} data-failed="">
        <PartError text={t('banners.error')} isBusy={isFetching} onRetry={() => void refetch()} />
      </div>
    )
  return <PlainHero />
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
