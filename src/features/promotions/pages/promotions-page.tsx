import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { promotionsPath } from '#contract/site/routes.ts'
import { Chips } from '#src/account/lists/chips.tsx'
import { ListFailed } from '#src/account/lists/list-failed.tsx'
import { ListFrame, ListHead } from '#src/account/lists/list-frame.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { useFormat } from '#src/i18n/format.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { usePromotionsQuery } from '../api/use-promotions.ts'
import { categoriesOf, isMine, useCategoryName } from '../lib/activity.ts'
import styles from '../scene/promotion-card.module.css'
import { PromotionCard } from '../scene/promotion-card.tsx'
import { WithoutBonus } from '../scene/without-bonus.tsx'
import { PromotionView } from './promotion-view.tsx'

type Category = string | undefined

/** The address of the list, or of one promotion in it. */
function addressOf(category: Category, id?: string): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(id !== undefined && { id }) }).toString()
  return query === '' ? promotionsPath : `${promotionsPath}?${query}`
}

/** The member's own, as a kind of its own in the address. */
const mine = 'mine'

const isShown = (promotion: Promotion, category: Category): boolean =>
  category === undefined || (category === mine ? isMine(promotion) : promotion.category === category)

interface KindsProps {
  promotions: readonly Promotion[]
  chosen: Category
  onChoose: (category: Category) => void
}

function Kinds({ promotions, chosen, onChoose }: KindsProps) {
  const { t } = useTranslation('promotions')
  const { number } = useFormat()
  const nameOf = useCategoryName()
  const kinds = [undefined, ...categoriesOf(promotions), ...(promotions.some(isMine) ? [mine] : [])]
  const counted = (id: Category) => number(promotions.filter((promotion) => isShown(promotion, id)).length)
  return (
    <Chips
      label={t('category.label')}
      options={kinds.map((id) => ({ id, text: nameOf(id ?? 'all'), note: counted(id) }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

/** Three columns: the lead takes two cells, what plays without a bonus one or a row; the last card fills what is left. */
function shapeOf(place: number, count: number): 'lead' | 'plain' | 'lying' {
  if (place === 0) return 'lead'
  return place === count - 1 && count % 3 === 0 ? 'lying' : 'plain'
}

function Listed({ promotions, category }: { promotions: readonly Promotion[]; category: Category }) {
  const { t } = useTranslation('promotions')
  const shown = promotions.filter((promotion) => isShown(promotion, category))
  if (shown.length > 0)
    return (
      <div className={styles.frame}>
        <div className={styles.grid}>
          <ul className={styles.list} aria-label={t('list')}>
            {shown.map((promotion, place) => (
              <PromotionCard
                key={promotion.id}
                promotion={promotion}
                to={addressOf(category, promotion.id)}
                shape={shapeOf(place, shown.length)}
              />
            ))}
          </ul>
          <WithoutBonus offers={shown.length} />
        </div>
      </div>
    )
  return (
    <StatePanel
      icon="gift"
      heading="h2"
      title={t(category ? 'empty.category' : 'empty.title')}
      text={t('empty.text')}
      actions={
        category && (
          <LinkButton look="outline" to={promotionsPath}>
            {t('empty.all')}
          </LinkButton>
        )
      }
    />
  )
}

function ListSkeleton() {
  const { t } = useTranslation('promotions')
  return (
    <div role="status" aria-label={t('loading')} className={styles.frame}>
      <div className={styles.grid}>
        {['lead', 'a', 'b', 'c', 'd'].map((shape) => (
          <div key={shape} data-shape={shape}>
            <Skeleton className={styles.skeleton} />
          </div>
        ))}
      </div>
    </div>
  )
}

function PromotionList({ category }: { category: Category }) {
  const { t } = useTranslation('promotions')
  const [, change] = useAddressQuery()
  const { data, error, fetchStatus, refetch } = usePromotionsQuery()
  const failure = error ?? (fetchStatus === 'paused' ? new GatewayError('network.offline') : null)
  return (
    <>
      <ListHead title={t('title')} intro={t('intro')} />
      {data && data.length > 0 && (
        <Kinds promotions={data} chosen={category} onChoose={(next) => change({ category: next })} />
      )}
      {data && <Listed promotions={data} category={category} />}
      {!data && !failure && <ListSkeleton />}
      {!data && failure && (
        <ListFailed heading="h2" title={t('failed')} error={failure} onRetry={() => void refetch()} />
      )}
    </>
  )
}

/** What the platform promotes, for guests too: a list by kinds, and one promotion with its terms. */
export function PromotionsPage() {
  const [search] = useAddressQuery()
  const id = search.get('id')
  const category = search.get('category') || undefined
  return (
    <ListFrame>
      {id ? <PromotionView key={id} id={id} listPath={addressOf(category)} /> : <PromotionList category={category} />}
    </ListFrame>
  )
}
