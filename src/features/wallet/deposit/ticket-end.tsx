import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { loadPart } from '#src/lib/chunk-failure.ts'
import { Button } from '#src/ui/button.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { ProvePayment } from './prove-payment.tsx'
import styles from './ticket.module.css'

const DepositReceipt = lazy(async () => ({
  default: await loadPart(async () => (await import('../history/receipts.tsx')).DepositReceipt),
}))

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

/** What became of a deposit, the way on, and its receipt. */
export function TicketEnd({ deposit, state, onAnother }: TicketEndProps) {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  const { credited, currency, channelName, id } = deposit
  return (
    <div className={styles.content}>
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
      <ProvePayment deposit={deposit} />
      <Suspense fallback={<Skeleton className={styles.skeletonCode} />}>
        <DepositReceipt deposit={deposit} />
      </Suspense>
    </div>
  )
}
