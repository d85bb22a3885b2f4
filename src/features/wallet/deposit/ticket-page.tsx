import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { isOpenDeposit } from '../lib/state-tones.ts'
import { wordsOf } from '../lib/ticket-words.ts'
import styles from './ticket.module.css'
import { TicketAnswers } from './ticket-answers.tsx'
import { TicketContent } from './ticket-content.tsx'
import { TimeLeft } from './time-left.tsx'
import { useTicket } from './use-ticket.ts'

/** The ticket where it has no room beside the form: a page of its own, from which Back leads to the form. */
export function TicketPage({ id, onLeave }: { id: string; onLeave: () => void }) {
  const { t } = useTranslation('wallet')
  const ticket = useTicket(id)
  const { deposit, seconds } = ticket
  const isOpen = deposit !== undefined && isOpenDeposit(deposit)
  return (
    <AccountPage
      title={isOpen ? t(`deposit.ticket.${wordsOf(deposit.kind)}`) : t('deposit.title')}
      actions={deposit?.state === 'waiting' && <TimeLeft seconds={seconds} />}
      onBack={onLeave}
      foot={isOpen && <TicketAnswers ticket={ticket} onLeave={onLeave} />}
    >
      <div className={styles.panel}>
        <TicketContent ticket={ticket} onLeave={onLeave} />
      </div>
    </AccountPage>
  )
}
