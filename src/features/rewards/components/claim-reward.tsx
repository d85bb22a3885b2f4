import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#contract/account/rewards.ts'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { claimReward } from '#src/gateway/account-calls.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { askAgain } from '../api/use-rewards.ts'
import styles from './reward-row.module.css'

interface ClaimRewardProps {
  reward: Reward
  onClaimed: (reward: Reward) => void
}

/** Takes a reward once; what stands in its way is said below it. */
export function ClaimReward({ reward, onClaimed }: ClaimRewardProps) {
  const { t } = useTranslation('rewards')
  const { code } = useLanguage()
  const client = useQueryClient()
  const claim = useIdempotentRequest({
    form: `reward.${reward.id}`,
    call: claimReward,
    onDone: ({ value }) => {
      onClaimed(value)
      void askAgain(client)
    },
  })
  return (
    <>
      {!claim.isUnknown && (
        <Button
          size="small"
          className={styles.claim}
          isBusy={claim.isSending}
          aria-label={t('claimWhat', { title: reward.title })}
          onClick={() => claim.send({ query: { id: reward.id, language: code }, body: {} })}
        >
          {t('claim')}
        </Button>
      )}
      <ClaimOutcome
        claim={claim}
        unknown={{ text: t('unknown.text'), check: t('unknown.check') }}
        className={styles.notes}
      />
    </>
  )
}
