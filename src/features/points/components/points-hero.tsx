import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { usePointMallQuery } from '../api/queries.ts'
import styles from '../scene/points-hero.module.css'
import { PointsBalance } from './points-balance.tsx'

/** Some of the goods together, beside the words. */
function StillLife() {
  const { data, error } = usePointMallQuery()
  if (!data && !error) return <Skeleton className={styles.picture} />
  if (!data?.imageUrl) return null
  return <Image src={assetUrl(data.imageUrl)} alt="" fallback="gift" loading="eager" className={styles.picture} />
}

/** The mall's name, and how many points one has; with the goods where they are what the page is about. */
export function PointsHero({ hasPicture }: { hasPicture: boolean }) {
  const { t } = useTranslation('points')
  return (
    <div className={hasPicture ? styles.hero : undefined}>
      <div className={styles.copy}>
        <PageTitle title={t('title')} />
        <p className={styles.intro}>{t('intro')}</p>
        <PointsBalance isSmall={!hasPicture} />
      </div>
      {hasPicture && <StillLife />}
    </div>
  )
}
