import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/account/rewards.ts'
import { ClaimList, ClaimListSkeleton, ClaimsPage } from '#src/account/claims/claims-page.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Pager } from '#src/reports/table/pager.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useRewardsQuery } from '../api/queries.ts'
import { RewardRow } from '../components/reward-row.tsx'
import { useRewardTexts } from '../components/use-reward-texts.ts'

type State = Reward['state']

const states = ['open', 'claimed', 'expired'] as const

function PageSkeleton() {
  const { t } = useTranslation('rewards')
  return (
    <div role="status" aria-label={t('loading')}>
      <ClaimListSkeleton rows={3} />
    </div>
  )
}

interface RewardListProps {
  state: State
  page: number
  onPage: (page: number) => void
  onClaimed: (reward: Reward, currency: string) => void
}

function RewardList({ state, page, onPage, onClaimed }: RewardListProps) {
  const { t } = useTranslation(['rewards', 'shell'])
  const { data, error, fetchStatus, refetch } = useRewardsQuery(state, page)
  if (!data && !error && fetchStatus !== 'paused') return <PageSkeleton />
  if (!data) return <LoadFailed title={t('rewards:failed')} error={error} onRetry={() => void refetch()} />
  if (data.rewards.length === 0)
    return (
      <StatePanel icon="gift" art="empty" title={t(`rewards:empty.${state}`)} text={t(`rewards:empty.${state}Text`)} />
    )
  return (
    <>
      <ClaimList label={t('rewards:list')}>
        {data.rewards.map((reward) => (
          <RewardRow
            key={reward.id}
            reward={reward}
            currency={data.currency}
            onClaimed={(claimed) => onClaimed(claimed, data.currency)}
          />
        ))}
      </ClaimList>
      <Pager page={page} pages={data.totalPages} onPage={onPage} label={t('rewards:list')} />
    </>
  )
}

function RewardMessage({ reward, currency }: { reward: Reward; currency: string }) {
  const { t } = useTranslation('rewards')
  const { amount } = useRewardTexts(currency)
  return <Notice tone="ok">{t('claimed', { title: reward.title, amount: amount(reward) })}</Notice>
}

/** What the player was given: open, claimed, expired. */
export function RewardsPage() {
  const { t } = useTranslation('rewards')
  const [search, change] = useAddressQuery()
  const [page, setPage] = useState(1)
  const [claimed, setClaimed] = useState<{ reward: Reward; currency: string }>()
  const chosen = states.find((state) => state === search.get('state')) ?? 'open'
  const choose = (state: State) => {
    setPage(1)
    setClaimed(undefined)
    change({ state: state === 'open' ? undefined : state })
  }
  return (
    <ClaimsPage
      title={t('title')}
      intro={t('intro')}
      tabs={{ label: t('tabs.label'), options: states.map((id) => ({ id, text: t(`tabs.${id}`) })) }}
      chosen={chosen}
      onChoose={choose}
      message={claimed && <RewardMessage {...claimed} />}
    >
      <RewardList
        state={chosen}
        page={page}
        onPage={setPage}
        onClaimed={(reward, currency) => setClaimed({ reward, currency })}
      />
    </ClaimsPage>
  )
}
