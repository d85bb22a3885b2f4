import * as z from 'zod'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { earnPoints } from '../points/earn.ts'
import { resultsOf } from './draws.ts'
import type { BetRow, OrderRow } from './rows.ts'
import { lotteries, playsOf } from './rules/lotteries.ts'
import type { Play } from './rules/play-parts.ts'
import type { Results } from './rules/results.ts'
import { walletsOf } from './wallets.ts'

type Part = Pick<Gateway, 'store' | 'merchants' | 'now' | 'draw'>

/** Pays what was won in the draws that are over and not settled yet; doing it again changes nothing. */
export function settleDue(part: Part): void {
  for (const order of part.store.lottery.dueOrders(part.now().getTime())) settleOrder(part, order)
}

/** What the winning lines of a bet pay, in minor units. */
export function paidFor(
  play: Pick<Play, 'pays' | 'wins'>,
  { picks, stake }: Pick<BetRow, 'picks' | 'stake'>,
  results: Results,
): number {
  const wins = play.wins(storedPicks.parse(JSON.parse(picks)), results)
  return Math.floor((stake * play.pays * wins) / 100)
}

export const storedPicks = z.array(z.array(z.string()))

/** All of an order or nothing; one transaction for all that it won. */
function settleOrder(part: Part, order: OrderRow): void {
  const { store, now } = part
  const lottery = lotteries.find(({ code }) => code === order.lottery)
  const member = store.members.byId(order.member_id)
  const merchant = part.merchants.get(member?.merchant ?? '')
  if (!lottery || !member || !merchant) return
  store.transaction(() => {
    const at = now().getTime()
    if (!store.lottery.settleOrder(order.id, at)) return
    const results = resultsOf(part, lottery, { no: order.draw_no, drawsAt: order.draws_at })
    const type = store.bets.ofReference(member.id, order.id)[0]?.type ?? ''
    const paid = store.lottery.betsOf(order.id).map((bet) => {
      const play = playsOf[lottery.ticket].find(({ code }) => code === bet.play)
      const won = play ? paidFor(play, bet, results) : 0
      store.lottery.setPaid(order.id, bet.place, won)
      const reference = `${order.id}-${bet.place}`
      const valid = bet.lines * bet.stake
      store.bets.settle(reference, won, at)
      store.turnover.count(member.id, valid)
      earnPoints(part, { merchant, member: member.id, type, valid, at, reference })
      return won
    })
    const total = paid.reduce((sum, won) => sum + won, 0)
    if (total > 0) walletsOf(store, member, merchant.currency).pay('lottery-win', at, -total, order.id)
  })
}
