import { useTranslation } from 'react-i18next'
import { Unanswered } from '#src/account/money/unanswered.tsx'
import { useFormat } from '#src/i18n/format.ts'
import type { PlacingBet } from '../hooks/use-place-bet.ts'

/** Says that it is not known yet whether the last bet was placed, with the way to find out and the one to give up. */
export function UnansweredBet({ placing }: { placing: PlacingBet }) {
  const { t } = useTranslation('lottery')
  const { moneyText } = useFormat()
  const amount = moneyText(placing.unknownTotal)
  return (
    <Unanswered
      isUnknown={placing.isUnknown || placing.isChecking}
      t={t}
      about={amount && t('unanswered.about', { amount })}
      isChecking={placing.isChecking}
      onCheck={placing.check}
      onGiveUp={placing.giveUp}
    />
  )
}
