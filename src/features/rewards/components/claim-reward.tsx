import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Notice } from '#src/centre/notice.tsx'
import { useSentOnce } from '#src/centre/sent-once.ts'
import { claimReward } from '#src/gateway/account-calls.ts'
import type { Reward } from '#src/gateway/contract/account/rewards.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
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
  const errorText = useErrorText()
  const { code } = useLanguage()
  const client = useQueryClient()
  const claim = useSentOnce({
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
      <div role="alert" className={styles.notes}>
        {claim.isUnknown && (
          <Notice
            tone="warn"
            action={
              <Button look="outline" size="small" onClick={() => claim.checkAgain()}>
                {t('unknown.check')}
              </Button>
            }
          >
            {t('unknown.text')}
          </Notice>
        )}
        {claim.refusal && <Notice tone="bad">{errorText(toGatewayError(claim.refusal))}</Notice>}
      </div>
    </>
  )
}
