import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LotteryPlay } from '#contract/lobby/lottery.ts'
import { AmountField } from '#src/account/money/amount-field.tsx'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { useTicket } from '../hooks/use-ticket.ts'
import { maxBets, type SlipBet, totalsOf } from '../lib/slip.ts'
import { PositionPicker } from './position-picker.tsx'
import styles from './ticket.module.css'
import { TypedNumbers } from './typed-numbers.tsx'

interface PlayTicketProps {
  play: LotteryPlay
  isFull: boolean
  onAdd: (bet: Omit<SlipBet, 'id'>) => void
}

type TicketState = ReturnType<typeof useTicket>

function StakeField({ play, ticket, isAsked }: { play: LotteryPlay; ticket: TicketState; isAsked: boolean }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const limits = { min: format.moneyText(play.minStake), max: format.moneyText(play.maxStake) }
  const isShown = ticket.stakeError !== undefined && (isAsked || ticket.stakeText !== '')
  const text = ticket.stakeError === 'unread' ? t('ticket.stakeUnread') : t('ticket.stakeOutside', limits)
  return (
    <AmountField
      label={t('ticket.stake')}
      isSmall
      currency={site.currency}
      value={ticket.stakeText}
      hint={t('ticket.stakeHint', limits)}
      error={isShown ? text : undefined}
      onChange={ticket.setStakeText}
    />
  )
}

/** How many lines the choice makes and what they cost; why there are none, once somebody has asked. */
function Sum({ ticket, isAsked }: { ticket: TicketState; isAsked: boolean }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { number } = useFormat()
  if (isAsked && ticket.lines === 0)
    return (
      <p className={styles.error} role="alert">
        <Icon name="circle-alert" size="small" />
        {t('ticket.noLines')}
      </p>
    )
  return (
    <p className={styles.sum} role="status">
      {t('ticket.lines', { count: ticket.lines, figure: number(ticket.lines) })}
      {ticket.bet && <Money parts={format.money(totalsOf([{ ...ticket.bet, id: 0 }]).total)} className={styles.cost} />}
    </p>
  )
}

/** The ticket of one play: its rule and what it pays as the gateway states them, the choice, the stake of a line. */
export function PlayTicket({ play, isFull, onAdd }: PlayTicketProps) {
  const { t } = useTranslation('lottery')
  const { number } = useFormat()
  const ticket = useTicket(play)
  const [isAsked, setAsked] = useState(false)
  const [added, setAdded] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    setAsked(ticket.bet === undefined)
    setAdded('')
    if (!ticket.bet || isFull) return
    onAdd(ticket.bet)
    setAdded(t('ticket.added', { name: play.name }))
    ticket.clear()
  }
  return (
    <form className={styles.form} noValidate onSubmit={add}>
      <div className={styles.rule}>
        <p>{play.rule}</p>
        <p className={styles.pays}>{t('ticket.pays', { figure: number(Number(play.pays)) })}</p>
      </div>
      {play.digits > 0 ? (
        <TypedNumbers digits={play.digits} text={ticket.typed} onType={ticket.setTyped} />
      ) : (
        <div>
          {play.positions.map((position, place) => (
            <PositionPicker
              key={position.name}
              position={position}
              chosen={ticket.chosen[place] ?? []}
              onChoose={(options) => ticket.choose(place, options)}
            />
          ))}
        </div>
      )}
      <div className={styles.foot}>
        <StakeField play={play} ticket={ticket} isAsked={isAsked} />
        <div className={styles.ways}>
          <Sum ticket={ticket} isAsked={isAsked} />
          <Button type="submit" icon="plus" disabled={isFull}>
            {t('ticket.add')}
          </Button>
        </div>
      </div>
      <p role="status" className={styles.added}>
        {isFull ? t('slip.full', { figure: number(maxBets) }) : added}
      </p>
    </form>
  )
}
