import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/account/rewards.ts'
import { ClaimButton } from '#src/account/claims/claim-button.tsx'
import { ClaimRow } from '#src/account/claims/claim-row.tsx'
import { claimReward } from '#src/gateway/account-calls.ts'
import { useLanguage } from '#src/i18n/language.ts'
import type { IconName } from '#src/ui/icon-names.ts'
import { invalidateRewards } from '../api/queries.ts'
import { useRewardTexts } from './use-reward-texts.ts'

const icons: Readonly<Record<Reward['kind'], IconName>> = {
  bonus: 'gift',
  rebate: 'badge-percent',
  points: 'gem',
  birthday: 'calendar-days',
  rank: 'crown',
  mission: 'target',
}

interface RewardRowProps {
  reward: Reward
  currency: string
  onClaimed: (reward: Reward) => void
}

/** One reward: what it is worth, what is tied to it, and the button that takes it. */
export function RewardRow({ reward, currency, onClaimed }: RewardRowProps) {
  const { t } = useTranslation('rewards')
  const { code: language } = useLanguage()
  const client = useQueryClient()
  const texts = useRewardTexts(currency)
  const { id, title, kind, state } = reward
  return (
    <ClaimRow
      icon={icons[kind]}
      title={title}
      heading="h3"
      lines={[
        `${t(`kind.${kind}`)} · ${texts.dates(reward)}`,
        state === 'open' && kind !== 'points' && texts.turnover(reward),
      ]}
      value={texts.amount(reward)}
      isValueLarge
      isMuted={state === 'expired'}
    >
      {state === 'open' && (
        <ClaimButton
          form={`reward.${id}`}
          call={claimReward}
          request={{ query: { id, language }, body: {} }}
          text={t('claim')}
          label={t('claimWhat', { title })}
          unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
          onDone={({ value }) => {
            onClaimed(value)
            void invalidateRewards(client)
          }}
        />
      )}
    </ClaimRow>
  )
}
