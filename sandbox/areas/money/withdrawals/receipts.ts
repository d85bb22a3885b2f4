import type { confirmWithdrawal } from '#contract/account/withdraw.ts'
import type { BodyOf } from '#contract/call.ts'
import { amountOf } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { stepPayout, takeStep } from './payouts.ts'
import type { WithdrawalRow } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'merchants'>
type Body = BodyOf<typeof confirmWithdrawal>

const minuteMs = 60_000

/** What should reach the member. */
export function arrivesOf({ amount, fee }: WithdrawalRow): number {
  return amount - fee
}

/** Takes a payout back before anybody has begun to pay it; taking it back again changes nothing. */
export function cancelPayout(part: Part, payout: WithdrawalRow): WithdrawalRow | Refusal {
  if (payout.state === 'cancelled') return payout
  if (payout.state !== 'pending') return refuse('withdrawal.over')
  const change = { state: 'cancelled', settled_at: part.now().getTime() } as const
  return stepPayout(part, payout, { change, flow: { back: payout.amount } })
}

/** What the member says of a payout that was paid. Inside `together`. */
export function confirmReceipt(
  part: Part,
  payout: WithdrawalRow,
  { body, merchant: { currency } }: { body: Body; merchant: Merchant },
): WithdrawalRow | Refusal {
  if (payout.state !== 'paid') return refuse('withdrawal.over')
  if (body.receipt === 'received') return receiveWhole(part, payout)
  const came = body.receipt === 'partly' ? amountOf(body.receivedAmount ?? '', currency) : 0
  if (came === null || came >= arrivesOf(payout)) {
    return refuse('amount.invalid', { fields: { receivedAmount: 'field.invalid' } })
  }
  const proofs = [...new Set(body.proofs ?? [])]
  if (proofs.length === 0) return refuse('proof.missing')
  const { uploads } = part.store
  if (!proofs.every((id) => uploads.attach(id, payout.member_id, payout.id))) return refuse('proof.unknown')
  const remark = body.remark ?? ''
  if (came === 0) return takeStep(part, payout, { change: { state: 'disputed', remark } })
  // What is missing stays aside until the operator has looked.
  const flow = { bank: came, fees: payout.fee }
  return takeStep(part, payout, { change: { state: 'partly', received: came, remark }, flow })
}

/** Inside `together`. */
function receiveWhole(part: Part, payout: WithdrawalRow): WithdrawalRow | Refusal {
  const change = { state: 'received', settled_at: part.now().getTime() } as const
  return takeStep(part, payout, { change, flow: { bank: arrivesOf(payout), fees: payout.fee } })
}

/** Payouts that nobody has said anything of in time count as received. */
export function receiveOverdue(part: Part): void {
  const { store, now } = part
  for (const payout of store.withdrawals.due(now().getTime())) store.together(() => receiveWhole(part, payout))
}

export const operatorSteps = ['paying', 'paid', 'refused', 'forced', 'returned'] as const

export type OperatorStep = (typeof operatorSteps)[number]

/**
 * What the operator does. `forced` ends a dispute: the payout counts as received, and what was missing comes back to the
 * member where the merchant's `forcedReceipt` is `refunded`, or goes out like the rest where it is `kept`. `returned` gives a
 * payout back that counted as received by itself and never arrived, where the merchant refunds.
 */
export function operate(
  part: Part,
  payout: WithdrawalRow,
  { step, reason = 'details' }: { step: OperatorStep; reason?: string | undefined },
): WithdrawalRow | Refusal {
  const at = part.now().getTime()
  const isUnpaid = payout.state === 'pending' || payout.state === 'paying'
  switch (step) {
    case 'paying':
      return payout.state === 'pending' ? stepPayout(part, payout, { change: { state: 'paying' } }) : over()
    case 'paid': {
      if (!isUnpaid) return over()
      const { autoReceiptMinutes } = moneyOf(part, payout)
      const auto_receipt_at = at + autoReceiptMinutes * minuteMs
      return stepPayout(part, payout, { change: { state: 'paid', paid_at: at, auto_receipt_at } })
    }
    case 'refused': {
      if (!isUnpaid) return over()
      const change = { state: 'refused', settled_at: at, remark: reason } as const
      return stepPayout(part, payout, { change, flow: { back: payout.amount } })
    }
    case 'forced':
      return forceReceipt(part, payout)
    case 'returned':
      return giveBack(part, payout)
  }
}

function forceReceipt(part: Part, payout: WithdrawalRow): WithdrawalRow | Refusal {
  const isDisputed = payout.state === 'disputed'
  if (!isDisputed && payout.state !== 'partly') return over()
  const { forcedReceipt } = moneyOf(part, payout)
  const received = payout.received ?? 0
  const change = { state: 'received', forced: forcedReceipt, received, settled_at: part.now().getTime() } as const
  // Of a disputed one the fee is still aside too: it is taken with a payout that is kept, and given back otherwise.
  const fees = isDisputed ? payout.fee : 0
  const missing = arrivesOf(payout) - received
  const flow = forcedReceipt === 'refunded' ? { back: missing + fees } : { bank: missing, fees }
  return stepPayout(part, payout, { change, flow })
}

/** What the member has confirmed stays paid. */
function giveBack(part: Part, payout: WithdrawalRow): WithdrawalRow | Refusal {
  const { state, forced, settled_at, auto_receipt_at } = payout
  const isByItself = state === 'received' && forced === null && (settled_at ?? 0) >= (auto_receipt_at ?? Infinity)
  if (!isByItself || moneyOf(part, payout).forcedReceipt !== 'refunded') return over()
  return stepPayout(part, payout, { change: { forced: 'refunded', received: 0 }, flow: { undone: true } })
}

function moneyOf({ store, merchants }: Part, payout: WithdrawalRow): Merchant['demo']['money'] {
  const merchant = merchants.get(store.members.byId(payout.member_id)?.merchant ?? '')
  return merchant?.demo.money ?? { deposits: [], closedChannels: [], forcedReceipt: 'refunded', autoReceiptMinutes: 30 }
}

function over(): Refusal {
  return refuse('withdrawal.over')
}
