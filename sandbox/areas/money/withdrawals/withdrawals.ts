import { randomBytes } from 'node:crypto'
import type { createWithdrawal } from '#contract/account/withdraw.ts'
import type { BodyOf } from '#contract/call.ts'
import {
  availableOf,
  move,
  type Owner,
  operatorAccountOf,
  refuseShort,
  refuseTrial,
  walletOf,
} from '#sandbox/ledger/accounts.ts'
import { amountOf, feeOf, unitsOf } from '#sandbox/ledger/amounts.ts'
import { periodAround } from '#sandbox/lib/days.ts'
import { maskedAccount } from '#sandbox/lib/masks.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { bankName } from '../texts/money-texts.ts'
import type { WithdrawalRow } from './rows.ts'
import { tellWithdrawal } from './tell.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Body = BodyOf<typeof createWithdrawal>

/** In reference units. */
const limits = { min: 500, max: 50_000, daily: 100_000, fixedFee: 10 }
const timesDaily = 10
const maxOpen = 3

/** What each withdrawal costs, in minor units. */
export const withdrawalFee = ({ currency }: Merchant): number => unitsOf(limits.fixedFee, currency)

/** What can be paid out now. Amounts in minor units. */
export interface WithdrawalRules {
  available: number
  min: number
  max: number
  leftToday: number
  timesLeftToday: number
  basisPoints: number
  fixed: number
}

export function withdrawalRules({ store, now }: Part, owner: Owner): WithdrawalRules {
  const { currency, timeZone } = owner.merchant
  const { from } = periodAround(now().getTime(), 'day', timeZone)
  const today = store.withdrawals.since(owner.member.id, from)
  return {
    available: availableOf(store, owner),
    min: unitsOf(limits.min, currency),
    max: unitsOf(limits.max, currency),
    leftToday: Math.max(0, unitsOf(limits.daily, currency) - today.amount),
    timesLeftToday: Math.max(0, timesDaily - today.count),
    basisPoints: 0,
    fixed: withdrawalFee(owner.merchant),
  }
}

/**
 * Asks for a withdrawal and sets its amount aside at once. Inside a transaction; the payment password is looked at
 * before.
 */
export function openWithdrawal(part: Part, owner: Owner, body: Body): WithdrawalRow | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const rules = withdrawalRules(part, owner)
  const refused = refuseTrial(member) ?? refuseAmount(rules, merchant, body.amount) ?? refuseNow(part, owner, rules)
  if (refused) return refused
  const card = store.bankCards.of(member.id).find(({ id }) => id === body.cardId)
  if (!card) return refuse('card.unknown')
  const amount = amountOf(body.amount, merchant.currency) ?? 0
  const short = refuseShort(store, owner, amount)
  if (short) return short
  const at = now().getTime()
  const row: WithdrawalRow = {
    id: `W${randomBytes(8).toString('hex').toUpperCase()}`,
    member_id: member.id,
    pays_to: `${bankName(card.bank)} ${maskedAccount(card.number)}`,
    amount,
    fee: feeOf(amount, rules, merchant.currency),
    state: 'pending',
    asked_at: at,
    paid_at: null,
    auto_receipt_at: null,
    settled_at: null,
    received: null,
    forced: null,
    remark: '',
    objection: null,
  }
  store.withdrawals.add(row)
  move(store, { kind: 'withdrawal', at, reference: row.id }, [
    [walletOf(store, owner), -amount],
    [operatorAccountOf(store, merchant, 'payouts'), amount],
  ])
  store.news.tell({ member: member.id, event: 'withdrawal', id: row.id, state: row.state })
  return row
}

function refuseAmount(rules: WithdrawalRules, { currency }: Merchant, decimal: string): Refusal | null {
  const amount = amountOf(decimal, currency)
  const fields = { amount: 'field.invalid' }
  if (amount === null) return refuse('amount.invalid', { fields })
  const most = Math.min(rules.max, rules.leftToday)
  return amount < rules.min || amount > most ? refuse('amount.limit', { fields }) : null
}

function refuseNow({ store }: Part, { member }: Owner, { timesLeftToday }: WithdrawalRules): Refusal | null {
  const isFull = timesLeftToday === 0 || store.withdrawals.openCount(member.id) >= maxOpen
  return isFull ? refuse('withdrawal.too-many') : null
}

/** A step of a withdrawal: its row changes and the money moves together, or nothing happens. */
interface Step {
  change: Partial<WithdrawalRow>
  /** Out of what is set aside, by where it goes; `undone`: all of a withdrawal comes back from where it went. */
  flow?: { back?: number; bank?: number; fees?: number; undone?: boolean }
}

export function stepWithdrawal(
  part: Pick<Gateway, 'store' | 'now' | 'merchants'>,
  withdrawal: WithdrawalRow,
  { change, flow = {} }: Step,
): WithdrawalRow | Refusal {
  return part.store.transaction(() => takeStep(part, withdrawal, { change, flow }))
}

/** Inside a transaction. */
export function takeStep(
  { store, now, merchants }: Pick<Gateway, 'store' | 'now' | 'merchants'>,
  withdrawal: WithdrawalRow,
  { change, flow = {} }: Step,
): WithdrawalRow | Refusal {
  const member = store.members.byId(withdrawal.member_id)
  const merchant = member && merchants.get(member.merchant)
  if (!member || !merchant || !store.withdrawals.move(withdrawal, change)) return refuse('withdrawal.over')
  const { back = 0, bank = 0, fees = 0, undone = false } = flow
  const at = now().getTime()
  const aside = operatorAccountOf(store, merchant, 'payouts')
  if (undone) {
    move(store, { kind: 'withdrawal-return', at, reference: withdrawal.id }, [
      [operatorAccountOf(store, merchant, 'bank'), withdrawal.fee - withdrawal.amount],
      [operatorAccountOf(store, merchant, 'fees'), -withdrawal.fee],
      [walletOf(store, { merchant, member }), withdrawal.amount],
    ])
  }
  if (back > 0) {
    move(store, { kind: 'withdrawal-return', at, reference: withdrawal.id }, [
      [aside, -back],
      [walletOf(store, { merchant, member }), back],
    ])
  }
  if (bank + fees > 0) {
    // A withdrawal that came partly goes out in two steps.
    const kind = withdrawal.received === null ? 'payout' : 'payout-rest'
    move(store, { kind, at, reference: withdrawal.id }, [
      [aside, -bank - fees],
      [operatorAccountOf(store, merchant, 'bank'), bank],
      [operatorAccountOf(store, merchant, 'fees'), fees],
    ])
  }
  const after = { ...withdrawal, ...change }
  store.news.tell({ member: member.id, event: 'withdrawal', id: withdrawal.id, state: after.state })
  tellWithdrawal(store, { before: withdrawal, after, back: undone ? withdrawal.amount : back }, at)
  return after
}
