import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { CardDates, CardMore } from '#src/account/lists/card-parts.tsx'
import { MediaCard } from '#src/account/lists/media-card.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { activityLooks } from '../lib/activity.ts'
import { PromotionDates } from './promotion-dates.tsx'
import { PromotionProgress } from './promotion-progress.tsx'

/** A promotion in the list; all of it leads to its terms, where it is joined and claimed. */
export function PromotionCard({ promotion, to }: { promotion: Promotion; to: string }) {
  const { t } = useTranslation('promotions')
  const { title, summary, imageUrl, state, progress } = promotion
  const head = (
    <>
      <StateTag {...activityLooks[state]}>{t(`state.${state}`)}</StateTag>
      <CardDates>
        <PromotionDates promotion={promotion} />
      </CardDates>
    </>
  )
  return (
    <MediaCard
      image={imageUrl}
      fallback="gift"
      shape="promotion"
      head={head}
      title={title}
      heading="h2"
      to={to}
      text={summary}
      isOff={state === 'close'}
    >
      {progress && <PromotionProgress progress={progress} />}
      <CardMore text={t(state === 'claim' ? 'readClaim' : 'details')} />
    </MediaCard>
  )
}
