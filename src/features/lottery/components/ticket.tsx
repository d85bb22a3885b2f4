import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { classNames } from '#src/lib/class-names.ts'
import { StatePanel } from '#src/ui/state-panel.tsx'
import type { SlipBet } from '../lib/slip.ts'
import card from './card.module.css'
import { Choices } from './choices.tsx'
import { PlayTicket } from './play-ticket.tsx'
import styles from './ticket.module.css'

interface TicketProps {
  plays: readonly LotteryPlay[]
  isFull: boolean
  onAdd: (bet: Omit<SlipBet, 'id'>) => void
}

/** A lottery's plays by their groups, and the ticket of the one that is chosen. */
export function Ticket({ plays, isFull, onAdd }: TicketProps) {
  const { t } = useTranslation('lottery')
  const [code, setCode] = useState<string>()
  const play = plays.find((one) => one.code === code) ?? plays[0]
  const groups = [...new Set(plays.map(({ group }) => group))]
  return (
    <section className={classNames(card.card, styles.ticket)} aria-labelledby="ticket-title">
      <h2 id="ticket-title" className={card.title}>
        {t('ticket.title')}
      </h2>
      {play ? (
        <>
          <Choices
            label={t('ticket.groups')}
            choices={groups.map((group) => ({ id: group, text: group }))}
            chosen={play.group}
            onChoose={(group) => setCode(plays.find((one) => one.group === group)?.code)}
          />
          <Choices
            label={t('ticket.plays')}
            choices={plays
              .filter(({ group }) => group === play.group)
              .map(({ code: id, name: text }) => ({ id, text }))}
            chosen={play.code}
            onChoose={setCode}
          />
          <PlayTicket key={play.code} play={play} isFull={isFull} onAdd={onAdd} />
        </>
      ) : (
        <StatePanel icon="ticket" title={t('ticket.none')} />
      )}
    </section>
  )
}
