import { randomBytes } from 'node:crypto'
import type { BodyOf } from '#contract/call.ts'
import type { placeLotteryBet } from '#contract/lobby/lottery.ts'
import { countLines } from '#contract/lobby/lottery-lines.ts'
import { decimalOf, minorUnitsOfDecimal } from '#sandbox/lib/currencies.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { refuseBet } from '../limits/guard.ts'
import { notePlaying } from '../limits/usage.ts'
import type { BetRow, OrderRow } from './rows.ts'
import { type Lottery, lotteryOf, playsOf } from './rules/lotteries.ts'
import { drawAfter, hasDraw, type ScheduledDraw } from './rules/schedule.ts'
import { stakesOf } from './rules/stakes.ts'
import { walletsOf } from './wallets.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Body = BodyOf<typeof placeLotteryBet>

interface Asked {
  merchant: Merchant
  member: MemberRow
  body: Body
  idempotencyKey: string
}

interface Placed {
  betId: string
  balance: string
  currency: string
}

/**
 * Takes a bet: checks all of it and moves the money. Inside a transaction, and once for its key: the caller sees to
 * that.
 */
export function placeBet(gateway: Part, asked: Asked): Placed | Refusal {
  const { merchant, member, body } = asked
  if (member.type === trialType) return refuse('game.needs-account')
  const bet = checkedBet(gateway, merchant, body)
  if (bet instanceof Refusal) return bet
  const order = orderOf(gateway, asked, bet)
  return order instanceof Refusal ? order : placed(order, merchant)
}

function placed({ id, balance_after }: OrderRow, { currency }: Merchant): Placed {
  return { betId: id, balance: decimalOf(balance_after), currency }
}

interface CheckedBet {
  lottery: Lottery
  draw: ScheduledDraw
  bets: readonly BetRow[]
  /** Minor units. */
  total: number
}

function checkedBet(gateway: Part, merchant: Merchant, body: Body): CheckedBet | Refusal {
  const lottery = lotteryOf(merchant, body.gameCode)
  if (!lottery) return refuse('game.unknown')
  const at = gateway.now().getTime()
  const draw = drawAfter(lottery.schedule, at)
  if (draw.no !== body.drawNo && !hasDraw(lottery.schedule, body.drawNo)) return invalid('drawNo')
  if (draw.no !== body.drawNo || at >= draw.closesAt) return refuse('bet.closed')
  const bets: BetRow[] = []
  for (const [index, bet] of body.bets.entries()) {
    const row = betOf(lottery, merchant, { bet, index })
    if (row instanceof Refusal) return row
    bets.push(row)
  }
  const lines = bets.reduce((sum, bet) => sum + bet.lines, 0)
  if (lines !== body.lines) return invalid('lines')
  const total = bets.reduce((sum, bet) => sum + bet.lines * bet.stake, 0)
  return minorUnitsOfDecimal(body.total) === total ? { lottery, draw, bets, total } : invalid('total')
}

function betOf(
  lottery: Lottery,
  merchant: Merchant,
  { bet, index }: { bet: Body['bets'][number]; index: number },
): BetRow | Refusal {
  const play = playsOf[lottery.ticket].find(({ code }) => code === bet.play)
  if (!play) return invalid(`bets.${index}.play`)
  const lines = countLines(play, bet.picks)
  if (lines === 0) return invalid(`bets.${index}.picks`)
  const stake = minorUnitsOfDecimal(bet.stake)
  if (stake === null) return invalid(`bets.${index}.stake`)
  const { min, max } = stakesOf(play, merchant.currency)
  if (stake < min || stake > max) return refuse('bet.limit', { fields: { [`bets.${index}.stake`]: 'field.invalid' } })
  return { place: index + 1, play: play.code, picks: JSON.stringify(bet.picks), lines, stake }
}

function invalid(field: string): Refusal {
  return refuse('bet.invalid', { fields: { [field]: 'field.invalid' } })
}

/** Inside a transaction. */
function orderOf(
  gateway: Part,
  { merchant, member, idempotencyKey }: Asked,
  { lottery, draw, bets, total }: CheckedBet,
): OrderRow | Refusal {
  const { store, now } = gateway
  const owner = { merchant, memberId: member.id }
  const own = refuseBet(gateway, owner, total)
  if (own) return own
  const wallets = walletsOf(store, member, merchant.currency)
  const balance = wallets.balance()
  if (balance < total) return refuse('wallet.short')
  const order: OrderRow = {
    id: `L${randomBytes(8).toString('hex').toUpperCase()}`,
    member_id: member.id,
    lottery: lottery.code,
    draw_no: draw.no,
    draws_at: draw.drawsAt,
    idempotency_key: idempotencyKey,
    // What was sent with the key is kept with the call.
    body_digest: '',
    balance_after: balance - total,
    placed_at: now().getTime(),
  }
  store.lottery.addOrder(order)
  for (const bet of bets) {
    store.lottery.addBet(order, bet)
    store.bets.add(recordOf(order, bet, lottery))
  }
  notePlaying(gateway, owner)
  wallets.pay('lottery-bet', order.placed_at, total, order.id)
  return order
}

/** The bet as the member's records have it. */
function recordOf(order: OrderRow, { place, lines, stake }: BetRow, lottery: Lottery) {
  const { code, type, vendor } = lottery.card
  return {
    number: `${order.id}-${place}`,
    reference: order.id,
    member_id: order.member_id,
    at: order.placed_at,
    settled_at: null,
    game_code: code,
    type,
    vendor,
    stake: lines * stake,
    valid: lines * stake,
    returned: null,
  }
}
