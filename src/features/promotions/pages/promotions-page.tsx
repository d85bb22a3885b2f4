import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { promotionsPath } from '#contract/site/routes.ts'
import { CardGrid, CardGridSkeleton } from '#src/account/lists/card-grid.tsx'
import { Chips } from '#src/account/lists/chips.tsx'
import { ListFailed } from '#src/account/lists/list-failed.tsx'
import { ListFrame, ListHead } from '#src/account/lists/list-frame.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { usePromotionsQuery } from '../api/use-promotions.ts'
import { PromotionCard } from '../components/promotion-card.tsx'
import { categoriesOf } from '../lib/activity.ts'
import { PromotionView } from './promotion-view.tsx'

type Category = string | undefined

/** The address of the list, or of one promotion in it. */
function addressOf(category: Category, id?: string): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(id !== undefined && { id }) }).toString()
  return query === '' ? promotionsPath : `${promotionsPath}?${query}`
}

interface KindsProps {
  categories: readonly string[]
  chosen: Category
  onChoose: (category: Category) => void
}

function Kinds({ categories, chosen, onChoose }: KindsProps) {
  const { t, i18n } = useTranslation('promotions')
  const isKey = (key: string): key is `category.${'all' | 'event'}` => i18n.exists(key, { ns: 'promotions' })
  const nameOf = (category: string) => {
    const key = `category.${category}`
    // One that the site does not know has no better name than the gateway's.
    return isKey(key) ? t(key) : category
  }
  return (
    <Chips
      label={t('category.label')}
      options={[undefined, ...categories].map((id) => ({ id, text: nameOf(id ?? 'all') }))}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

function Listed({ promotions, category }: { promotions: readonly Promotion[]; category: Category }) {
  const { t } = useTranslation('promotions')
  const shown = category ? promotions.filter((promotion) => promotion.category === category) : promotions
  if (shown.length > 0)
    return (
      <CardGrid label={t('list')} size="medium">
        {shown.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} to={addressOf(category, promotion.id)} />
        ))}
      </CardGrid>
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

function PromotionList({ category }: { category: Category }) {
  const { t } = useTranslation('promotions')
  const [, change] = useAddressQuery()
  const { data, error, refetch } = usePromotionsQuery()
  return (
    <>
      <ListHead title={t('title')} intro={t('intro')} />
      {data && data.length > 0 && (
        <Kinds categories={categoriesOf(data)} chosen={category} onChoose={(next) => change({ category: next })} />
      )}
      {data && <Listed promotions={data} category={category} />}
      {!data && !error && <CardGridSkeleton label={t('loading')} size="medium" count={6} />}
      {!data && error && <ListFailed heading="h2" title={t('failed')} error={error} onRetry={() => void refetch()} />}
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
