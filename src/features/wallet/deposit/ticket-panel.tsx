import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { isOpenDeposit } from '../lib/state-tones.ts'
import { wordsOf } from '../lib/ticket-words.ts'
import styles from './ticket.module.css'
import { TicketAnswers } from './ticket-answers.tsx'
import { TicketContent } from './ticket-content.tsx'
import { TimeLeft } from './time-left.tsx'
import { useTicket } from './use-ticket.ts'

interface TicketPanelProps {
  id: string
  onLeave: () => void
  /** Under what became of it: the form beside it is good for another one. */
  children: ReactNode
}

/** The ticket beside the form that it came from. */
export function TicketPanel({ id, onLeave, children }: TicketPanelProps) {
  const { t } = useTranslation('wallet')
  const ticket = useTicket(id)
  const { deposit, seconds } = ticket
  const isOpen = deposit !== undefined && isOpenDeposit(deposit)
  return (
    <section className={styles.panel} aria-label={t('deposit.steps.pay')}>
      {isOpen ? (
        <div className={styles.head}>
          <div>
            <PartHeading className={styles.title}>{t(`deposit.ticket.${wordsOf(deposit.kind)}`)}</PartHeading>
            <p className={styles.subtitle}>{t(`deposit.ticket.${wordsOf(deposit.kind)}Text`)}</p>
          </div>
          {deposit.state === 'waiting' && <TimeLeft seconds={seconds} />}
        </div>
      ) : (
        <span />
      )}
      <TicketContent ticket={ticket} onLeave={onLeave} />
      {isOpen ? <TicketAnswers ticket={ticket} onLeave={onLeave} /> : deposit && children}
    </section>
  )
}

/** Where the ticket will stand, with the button that asks for it. */
export function TicketPlace({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet')
  return (
    <section className={styles.panel} aria-label={t('deposit.steps.pay')}>
      <span />
      <div className={styles.placeholder}>
        <Icon name="qr-code" size="large" />
        <p className={styles.placeholderTitle}>{t('deposit.placeholder.title')}</p>
        <p className={styles.subtitle}>{t('deposit.placeholder.text')}</p>
      </div>
      {children}
    </section>
  )
}
