import type { objectToReceipt } from '#contract/account/withdraw.ts'
import type { BodyOf } from '#contract/call.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { attachProofs } from './proofs.ts'
import type { WithdrawalRow } from './rows.ts'
import { takeStep } from './withdrawals.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'merchants'>

const objectForMs = 30 * 24 * 3_600_000

/** Whether nobody said that a withdrawal came: its time was over, and the operator has not looked at it again. */
export function isReceivedByItself({ state, forced, settled_at, auto_receipt_at }: WithdrawalRow): boolean {
  return state === 'received' && forced === null && (settled_at ?? 0) >= (auto_receipt_at ?? Infinity)
}

/** Until when the member can object, in milliseconds; null where that is not open. */
export function objectUntil(withdrawal: WithdrawalRow, { demo }: Merchant): number | null {
  const isOpen = isReceivedByItself(withdrawal) && withdrawal.objection === null
  return isOpen && demo.money.forcedReceipt === 'refunded' ? (withdrawal.settled_at ?? 0) + objectForMs : null
}

/** The member says that it never came; no money moves until the operator has looked. Inside a transaction. */
export function object(
  part: Part,
  withdrawal: WithdrawalRow,
  { body, merchant }: { body: BodyOf<typeof objectToReceipt>; merchant: Merchant },
): WithdrawalRow | Refusal {
  const until = objectUntil(withdrawal, merchant)
  if (until === null || until < part.now().getTime()) return refuse('withdrawal.over')
  const unproven = attachProofs(part, withdrawal, body.proofs)
  return unproven ?? takeStep(part, withdrawal, { change: { objection: 'open', remark: body.remark ?? '' } })
}
