import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { PromotionDates } from '../components/promotion-dates.tsx'
import { PromotionProgress } from '../components/promotion-progress.tsx'
import { activityLooks, useCategoryName } from '../lib/activity.ts'
import { ExampleLine, Owed } from './owed.tsx'
import styles from './promotion-card.module.css'

interface PromotionCardProps {
  promotion: Promotion
  to: string
  /** The first of the list is larger; the last may lie where the row has room for it. */
  shape: 'lead' | 'plain' | 'lying'
}

/** Over the calm side of the lead's picture: how much of the deposit it is. */
function Headline({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const { percent } = useFormat()
  const { bonusPercent, maxBonus, currency } = promotion
  const amount = useShortMoney(currency)
  if (bonusPercent === null || maxBonus === null) return null
  return (
    <p className={styles.headline}>
      <b>{percent(bonusPercent / 100, 0)}</b>
      <span>{t('lead', { most: amount(maxBonus) })}</span>
    </p>
  )
}

function Foot({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation('promotions')
  const { state, progress } = promotion
  return (
    <div className={styles.foot}>
      <span className={styles.dates}>
        <PromotionDates promotion={promotion} />
      </span>
      {progress && (
        <div className={styles.progress}>
          <PromotionProgress progress={progress} />
        </div>
      )}
      <StateTag {...activityLooks[state]}>{t(`state.${state}`)}</StateTag>
      <span className={styles.open} data-can={state} aria-hidden="true">
        {t(state === 'claim' ? 'readClaim' : state === 'join' ? 'choose' : 'details')}
        <Icon name="chevron-right" size="small" />
      </span>
    </div>
  )
}

/** A promotion as a scene with what it asks for; all of it leads to its terms, where it is joined and claimed. */
export function PromotionCard({ promotion, to, shape }: PromotionCardProps) {
  const { title, summary, imageUrl, state, category, bonusPercent } = promotion
  const nameOf = useCategoryName()
  const isLead = shape === 'lead'
  return (
    <li className={styles.card} data-shape={shape} data-off={state === 'close' ? '' : undefined}>
      <div className={styles.scene} data-calm={bonusPercent === null ? undefined : ''}>
        <Image
          src={imageUrl && assetUrl(imageUrl)}
          alt=""
          fallback="gift"
          className={styles.picture}
          {...(isLead && { loading: 'eager' })}
        />
        {isLead && <Headline promotion={promotion} />}
        <span className={styles.kind}>{nameOf(category)}</span>
      </div>
      <div className={styles.body}>
        <h2 className={styles.title}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
        </h2>
        <p className={styles.text}>{summary}</p>
        <Owed promotion={promotion} />
        <ExampleLine promotion={promotion} />
        <Foot promotion={promotion} />
      </div>
    </li>
  )
}
