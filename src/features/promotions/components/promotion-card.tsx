import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Promotion } from '#contract/account/promotions.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/image.tsx'
import { activityLooks } from '../lib/activity.ts'
import styles from './promotion-card.module.css'
import { PromotionDates } from './promotion-dates.tsx'
import { PromotionProgress } from './promotion-progress.tsx'

/** A promotion in the list; all of it leads to its terms, where it is joined and claimed. */
export function PromotionCard({ promotion, to }: { promotion: Promotion; to: string }) {
  const { t } = useTranslation('promotions')
  const { title, summary, imageUrl, state, progress } = promotion
  return (
    <li className={styles.card} data-over={state === 'close' ? '' : undefined}>
      <Image src={imageUrl && assetUrl(imageUrl)} alt="" fallback="gift" className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.head}>
          <StateTag {...activityLooks[state]}>{t(`state.${state}`)}</StateTag>
          <span className={styles.dates}>
            <PromotionDates promotion={promotion} />
          </span>
        </div>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.summary}>{summary}</p>
        {progress && <PromotionProgress progress={progress} />}
        <span className={styles.more} aria-hidden="true">
          {t(state === 'claim' ? 'readClaim' : 'details')}
          <Icon name="chevron-right" size="small" />
        </span>
      </div>
    </li>
  )
}
