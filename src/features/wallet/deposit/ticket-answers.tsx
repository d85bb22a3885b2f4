import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '#src/account/money/ask-dialog.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '../parts/form-failure.tsx'
import { ProvePayment } from './prove-payment.tsx'
import styles from './ticket.module.css'
import type { Ticket } from './use-ticket.ts'

/** How the payment stands, said politely. */
export function TicketStatus({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('wallet')
  const { deposit, isOver } = ticket
  const state = deposit?.state === 'reported' ? 'reported' : 'waiting'
  const isConfirming = state === 'reported' && deposit?.crypto !== undefined
  return (
    <p role="status" className={styles.status}>
      <span className={styles.dot} aria-hidden="true" />
      {t(isOver ? 'deposit.ticket.checking' : isConfirming ? 'deposit.coin.waiting' : `deposit.ticket.${state}`)}
    </p>
  )
}

/** "I have paid", and the way out, which asks first. */
export function TicketAnswers({ ticket, onLeave }: { ticket: Ticket; onLeave: () => void }) {
  const { t } = useTranslation('wallet')
  const errorText = useErrorText()
  const [asks, setAsks] = useState(false)
  const { deposit, isSaying, failure } = ticket
  const canReport = deposit?.state === 'waiting' && deposit.kind !== 'scratchCard'
  const cancel = () => {
    setAsks(false)
    ticket.cancel()
  }
  return (
    <div className={styles.answers}>
      <FormFailure>{failure && errorText(failure)}</FormFailure>
      {canReport && (
        <Button size="large" isWide isBusy={isSaying} onClick={ticket.report}>
          {t('deposit.ticket.paid')}
        </Button>
      )}
      {deposit && <ProvePayment deposit={deposit} />}
      <div className={styles.ways}>
        {deposit?.state === 'waiting' && (
          <Button look="text" disabled={isSaying} onClick={() => setAsks(true)}>
            {t('deposit.ticket.cancel')}
          </Button>
        )}
        <Button look="text" onClick={onLeave}>
          {t('deposit.ticket.another')}
        </Button>
      </div>
      {asks && (
        <AskDialog
          title={t('deposit.ticket.cancelAsk')}
          text={t('deposit.ticket.cancelText')}
          yes={t('deposit.ticket.cancelYes')}
          no={t('deposit.ticket.cancelNo')}
          onYes={cancel}
          onNo={() => setAsks(false)}
        />
      )}
    </div>
  )
}
