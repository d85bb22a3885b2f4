import type { confirmWithdrawal } from '#contract/account/withdraw.ts'
import type { BodyOf } from '#contract/call.ts'
import { amountOf } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { isReceivedByItself } from './objections.ts'
import { attachProofs } from './proofs.ts'
import type { WithdrawalRow } from './rows.ts'
import { stepWithdrawal, takeStep } from './withdrawals.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'merchants'>
type Body = BodyOf<typeof confirmWithdrawal>

const minuteMs = 60_000

/** What should reach the member. */
export function arrivesOf({ amount, fee }: WithdrawalRow): number {
  return amount - fee
}

/** Takes a withdrawal back before anybody has begun to pay it; taking it back again changes nothing. */
export function takeBackWithdrawal(part: Part, withdrawal: WithdrawalRow): WithdrawalRow | Refusal {
  if (withdrawal.state === 'cancelled') return withdrawal
  if (withdrawal.state !== 'pending') return refuse('withdrawal.over')
  const change = { state: 'cancelled', settled_at: part.now().getTime() } as const
  return stepWithdrawal(part, withdrawal, { change, flow: { back: withdrawal.amount } })
}

/** What the member says of a withdrawal that was paid. Inside a transaction. */
export function confirmReceipt(
  part: Part,
  withdrawal: WithdrawalRow,
  { body, merchant: { currency } }: { body: Body; merchant: Merchant },
): WithdrawalRow | Refusal {
  if (withdrawal.state !== 'paid') return refuse('withdrawal.over')
  if (body.receipt === 'received') return receiveWhole(part, withdrawal)
  const came = body.receipt === 'partly' ? amountOf(body.receivedAmount ?? '', currency) : 0
  if (came === null || came >= arrivesOf(withdrawal)) {
    return refuse('amount.invalid', { fields: { receivedAmount: 'field.invalid' } })
  }
  const unproven = attachProofs(part, withdrawal, body.proofs ?? [])
  if (unproven) return unproven
  const remark = body.remark ?? ''
  if (came === 0) return takeStep(part, withdrawal, { change: { state: 'disputed', remark } })
  // What is missing stays aside until the operator has looked.
  const flow = { bank: came, fees: withdrawal.fee }
  return takeStep(part, withdrawal, { change: { state: 'partly', received: came, remark }, flow })
}

/** Inside a transaction. */
function receiveWhole(part: Part, withdrawal: WithdrawalRow): WithdrawalRow | Refusal {
  const change = { state: 'received', settled_at: part.now().getTime() } as const
  return takeStep(part, withdrawal, { change, flow: { bank: arrivesOf(withdrawal), fees: withdrawal.fee } })
}

/** Withdrawals that nobody has said anything of in time count as received. */
export function receiveOverdue(part: Part): void {
  const { store, now } = part
  for (const withdrawal of store.withdrawals.due(now().getTime()))
    store.transaction(() => receiveWhole(part, withdrawal))
}

export const operatorSteps = ['paying', 'paid', 'refused', 'forced', 'returned', 'kept'] as const

export type OperatorStep = (typeof operatorSteps)[number]

/**
 * What the operator does. `forced` ends a dispute: the withdrawal counts as received, and what was missing comes back
 * to the member where the merchant's `forcedReceipt` is `refunded`, or goes out like the rest where it is `kept`.
 * `returned` gives a withdrawal back that counted as received by itself and never arrived, where the merchant refunds; `kept`
 * ends an objection to such a one: it did arrive.
 */
export function operate(
  part: Part,
  withdrawal: WithdrawalRow,
  { step, reason = 'details' }: { step: OperatorStep; reason?: string | undefined },
): WithdrawalRow | Refusal {
  const at = part.now().getTime()
  const isUnpaid = withdrawal.state === 'pending' || withdrawal.state === 'paying'
  switch (step) {
    case 'paying':
      return withdrawal.state === 'pending' ? stepWithdrawal(part, withdrawal, { change: { state: 'paying' } }) : over()
    case 'paid': {
      if (!isUnpaid) return over()
      const { autoReceiptMinutes } = moneyOf(part, withdrawal)
      const auto_receipt_at = at + autoReceiptMinutes * minuteMs
      return stepWithdrawal(part, withdrawal, { change: { state: 'paid', paid_at: at, auto_receipt_at } })
    }
    case 'refused': {
      if (!isUnpaid) return over()
      const change = { state: 'refused', settled_at: at, remark: reason } as const
      return stepWithdrawal(part, withdrawal, { change, flow: { back: withdrawal.amount } })
    }
    case 'forced':
      return forceReceipt(part, withdrawal)
    case 'returned':
      return giveBack(part, withdrawal)
    case 'kept':
      return withdrawal.objection === 'open'
        ? stepWithdrawal(part, withdrawal, { change: { objection: 'kept' } })
        : over()
  }
}

function forceReceipt(part: Part, withdrawal: WithdrawalRow): WithdrawalRow | Refusal {
  const isDisputed = withdrawal.state === 'disputed'
  if (!isDisputed && withdrawal.state !== 'partly') return over()
  const { forcedReceipt } = moneyOf(part, withdrawal)
  const received = withdrawal.received ?? 0
  const change = { state: 'received', forced: forcedReceipt, received, settled_at: part.now().getTime() } as const
  // Of a disputed one the fee is still aside too: it is taken with a withdrawal that is kept, and given back otherwise.
  const fees = isDisputed ? withdrawal.fee : 0
  const missing = arrivesOf(withdrawal) - received
  const flow = forcedReceipt === 'refunded' ? { back: missing + fees } : { bank: missing, fees }
  return stepWithdrawal(part, withdrawal, { change, flow })
}

/** What the member has confirmed stays paid. */
function giveBack(part: Part, withdrawal: WithdrawalRow): WithdrawalRow | Refusal {
  const isRefunded = moneyOf(part, withdrawal).forcedReceipt === 'refunded'
  if (!isReceivedByItself(withdrawal) || !isRefunded) return over()
  const objection = withdrawal.objection && 'refunded'
  const change = { forced: 'refunded', received: 0, objection } as const
  return stepWithdrawal(part, withdrawal, { change, flow: { undone: true } })
}

function moneyOf({ store, merchants }: Part, withdrawal: WithdrawalRow): Merchant['demo']['money'] {
  const merchant = merchants.get(store.members.byId(withdrawal.member_id)?.merchant ?? '')
  return merchant?.demo.money ?? { deposits: [], closedChannels: [], forcedReceipt: 'refunded', autoReceiptMinutes: 30 }
}

function over(): Refusal {
  return refuse('withdrawal.over')
}
