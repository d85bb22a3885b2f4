import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Mission } from '#contract/account/missions.ts'
import { useIdempotentRequest } from '#src/account/money/use-idempotent-request.ts'
import { ClaimOutcome } from '#src/account/parts/claim-outcome.tsx'
import { claimMission } from '#src/gateway/account-calls.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { askAgain } from '../api/use-missions.ts'
import styles from './mission-row.module.css'

interface ClaimMissionProps {
  mission: Mission
  onClaimed: (mission: Mission) => void
}

/** Takes a mission's points once; what stands in the way is said below it. */
export function ClaimMission({ mission, onClaimed }: ClaimMissionProps) {
  const { t } = useTranslation('missions')
  const { code } = useLanguage()
  const client = useQueryClient()
  const claim = useIdempotentRequest({
    form: `mission.${mission.id}`,
    call: claimMission,
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
          className={styles.end}
          isBusy={claim.isSending}
          aria-label={t('claimWhat', { title: mission.title })}
          onClick={() => claim.send({ query: { id: mission.id, language: code }, body: {} })}
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
