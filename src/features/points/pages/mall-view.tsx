import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pointMallPath } from '#contract/site/routes.ts'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { useSession } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { type PointMall, usePointMallQuery, usePointsQuery } from '../api/queries.ts'
import { ItemCard } from '../components/item-card.tsx'
import { MallFilters } from '../components/mall-filters.tsx'
import { RedeemDialog } from '../components/redeem-dialog.tsx'
import { useFullAccount } from '../components/use-full-account.ts'
import { mallViewOf, shownItems } from '../lib/mall-view.ts'
import styles from '../scene/item-card.module.css'

const historyPath = `${pointMallPath}?view=redeemed`

function Items({ mall }: { mall: PointMall }) {
  const { t } = useTranslation('points')
  const [query, changeQuery] = useAddressQuery()
  const { isSignedIn } = useSession()
  const { data: points } = usePointsQuery()
  const inFull = useFullAccount()
  const [chosen, setChosen] = useState<string>()
  const view = mallViewOf(query)
  const known = isSignedIn ? points : undefined
  const shown = shownItems(mall.items, view, known)
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    changeQuery(changes, { preventScrollReset: true })
  const item = mall.items.find(({ id }) => id === chosen)
  if (mall.items.length === 0)
    return <StatePanel icon="gift" art="empty" heading="h2" title={t('empty.title')} text={t('empty.text')} />
  return (
    <>
      <MallFilters items={mall.items} view={view} hasPoints={known !== undefined} onChange={change} />
      {shown.length > 0 ? (
        <ul className={styles.cards} aria-label={t('list')}>
          {shown.map((one) => (
            <ItemCard
              key={one.id}
              item={one}
              currency={mall.currency}
              points={known}
              onRedeem={() => inFull(() => setChosen(one.id))}
            />
          ))}
        </ul>
      ) : (
        <StatePanel
          icon="search"
          heading="h2"
          title={t('empty.none')}
          text={t('empty.noneText')}
          actions={
            <Button
              look="outline"
              onClick={() => change({ type: undefined, q: undefined, sort: undefined, enough: undefined })}
            >
              {t('empty.all')}
            </Button>
          }
        />
      )}
      {item && known !== undefined && (
        <RedeemDialog
          key={item.id}
          item={item}
          currency={mall.currency}
          points={known}
          historyPath={historyPath}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

/** What points are redeemed for, for guests too. */
export function MallView() {
  const { t } = useTranslation('points')
  const { data, error, refetch } = usePointMallQuery()
  if (data) return <Items mall={data} />
  if (!error)
    return (
      <div role="status" aria-label={t('loading')} className={styles.cards}>
        {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
          <Skeleton key={card} className={styles.skeleton} />
        ))}
      </div>
    )
  return <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} />
}
