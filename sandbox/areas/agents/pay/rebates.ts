import { smallestUnit } from '../../../ledger/amounts.ts'
import { agentTypes } from '../../../members/accounts.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'
import { spanAround, spansBetween } from '../settle/periods.ts'
import { settleRebates } from '../settle/settle-rebates.ts'
import { ownIn, type TeamLog } from './figures.ts'
import type { Payment } from './post.ts'

/** From when on a merchant's teams have rebates: the first instant of that day. */
export function beginRebates({ settlements }: Store, { code, timeZone }: Merchant, at: number): void {
  const { from, to } = spanAround('daily', at, timeZone)
  settlements.setRebatesPaidTo(code, from, to)
}

/** Notes the rebates of every day that is over and not paid yet, and gives what is to be paid. Inside a transaction. */
export function rebatesDue(
  { store, merchant }: { store: Store; merchant: Merchant },
  until: number,
  log: TeamLog,
): Payment[] {
  const { agentTree, settlements } = store
  const { code, timeZone, currency } = merchant
  const from = settlements.rebatesPaidTo(code)
  if (from === null || spanAround('daily', from, timeZone).to > until) return []
  const team = agentTree.heads(code).flatMap(({ id }) => agentTree.team(id))
  const rates = new Map(team.map(({ id, rate }) => [id, rate]))
  const agents = new Set(team.filter(({ type }) => agentTypes.includes(type)).map(({ id }) => id))
  const unit = smallestUnit(currency)
  const payments: Payment[] = []
  for (const span of spansBetween('daily', { from, to: until }, timeZone)) {
    const own = [...ownIn(log, span)].map(([id, { validBet }]) => [id, validBet] as const)
    for (const { account, validBet, amount } of settleRebates({
      above: log.above,
      rates,
      validBets: new Map(own),
      unit,
    })) {
      settlements.addRebate(account, span.to, validBet, amount)
      const kind = agents.has(account) ? 'commission' : 'rebate'
      const reference = `R${account}-${Math.floor(span.from / 1000)
        .toString(36)
        .toUpperCase()}`
      payments.push({ member: account, kind, at: span.to, reference, amount })
    }
  }
  const { from: paidTo, to: dueAt } = spanAround('daily', until, timeZone)
  settlements.setRebatesPaidTo(code, paidTo, dueAt)
  return payments
}
