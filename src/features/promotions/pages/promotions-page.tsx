import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { promotionsPath } from '#contract/site/routes.ts'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { PageTitle } from '#src/ui/page-title.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { usePromotionsQuery } from '../api/use-promotions.ts'
import { PromotionCard } from '../components/promotion-card.tsx'
import { categoriesOf } from '../lib/activity.ts'
import { PromotionView } from './promotion-view.tsx'
import styles from './promotions-page.module.css'

type Category = string | undefined

/** The address of the list, or of one promotion in it. */
function addressOf(category: Category, id?: string): string {
  const query = new URLSearchParams({ ...(category && { category }), ...(id !== undefined && { id }) }).toString()
  return query === '' ? promotionsPath : `${promotionsPath}?${query}`
}

function Waiting() {
  const { t } = useTranslation('promotions')
  return (
    <div role="status" aria-label={t('loading')} className={styles.grid}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className={styles.waiting} />
      ))}
    </div>
  )
}

interface ChipsProps {
  categories: readonly string[]
  chosen: Category
  onChoose: (category: Category) => void
}

function Chips({ categories, chosen, onChoose }: ChipsProps) {
  const { t, i18n } = useTranslation('promotions')
  const isKey = (key: string): key is `category.${'all' | 'event'}` => i18n.exists(key, { ns: 'promotions' })
  const nameOf = (category: string) => {
    const key = `category.${category}`
    // One that the site does not know has no better name than the gateway's.
    return isKey(key) ? t(key) : category
  }
  return (
    <fieldset className={styles.chips} aria-label={t('category.label')}>
      {[undefined, ...categories].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          className={styles.chip}
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
        >
          {nameOf(category ?? 'all')}
        </button>
      ))}
    </fieldset>
  )
}

function Listed({ promotions, category }: { promotions: readonly Promotion[]; category: Category }) {
  const { t } = useTranslation('promotions')
  const shown = category ? promotions.filter((promotion) => promotion.category === category) : promotions
  if (shown.length > 0)
    return (
      <ul className={styles.grid} aria-label={t('list')}>
        {shown.map((promotion) => (
          <PromotionCard key={promotion.id} promotion={promotion} to={addressOf(category, promotion.id)} />
        ))}
      </ul>
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
  const { t } = useTranslation(['promotions', 'shell'])
  const errorText = useErrorText()
  const [, setSearch] = useAddressQuery()
  const { data, error, refetch } = usePromotionsQuery()
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t('promotions:title')} />
        <p className={styles.intro}>{t('promotions:intro')}</p>
      </div>
      {data && data.length > 0 && (
        <Chips
          categories={categoriesOf(data)}
          chosen={category}
          onChoose={(next) => setSearch(() => new URLSearchParams(next ? { category: next } : {}), { replace: true })}
        />
      )}
      {data && <Listed promotions={data} category={category} />}
      {!data && !error && <Waiting />}
      {!data && error && (
        <StatePanel
          icon="art-down"
          tone="bad"
          isAlert
          heading="h2"
          title={t('promotions:failed')}
          text={errorText(toGatewayError(error))}
          actions={<Button onClick={() => void refetch()}>{t('shell:retry')}</Button>}
        />
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
    <div className={styles.page}>
      {id ? <PromotionView key={id} id={id} listPath={addressOf(category)} /> : <PromotionList category={category} />}
    </div>
  )
}
