import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { Button } from '#src/ui/button.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'

type End = Exclude<Deposit['state'], 'waiting' | 'reported'>

const looks: Readonly<Record<End, { icon: IconName; tone: 'brand' | 'warn' | 'bad' | 'info' }>> = {
  received: { icon: 'circle-check', tone: 'brand' },
  expired: { icon: 'clock', tone: 'warn' },
  cancelled: { icon: 'ban', tone: 'info' },
  refused: { icon: 'circle-alert', tone: 'bad' },
}

interface TicketEndProps {
  deposit: Deposit
  state: End
  onAnother: () => void
}

/** What became of a deposit, and the way on. */
export function TicketEnd({ deposit, state, onAnother }: TicketEndProps) {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  const { credited, currency, channelName, id } = deposit
  return (
    <StatePanel
      {...looks[state]}
      isAlert
      title={t(`deposit.end.${state}`)}
      text={t(`deposit.end.${state}Text`, {
        amount: textMoney(credited, currency),
        channel: channelName,
        id,
      })}
      actions={
        <Button look="outline" onClick={onAnother}>
          {t('deposit.ticket.another')}
        </Button>
      }
    />
  )
}
