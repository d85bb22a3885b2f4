import type { DepositRow } from '../database/deposits.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import { welcomeBonusTitle } from '../text/money.ts'
import { houseOf, move, type Owner, walletOf } from './accounts.ts'
import { unitsOf } from './amounts.ts'

/** What a deposit may join: the bonus on the first one, at merchants that promise it. */
export const firstDeposit = 'first-deposit'
/** The bonus must be staked so many times. */
export const firstDepositTimes = 10
/** Reference units that it is at most. */
export const mostFirstDepositUnits = 5000

type Part = Pick<Gateway, 'store' | 'now'>

/** Whether a deposit may join a promotion; asked before it is made, and nothing is chosen for the player. */
export function refuseBonus({ store }: Part, { merchant, member }: Owner, promotionId: string): Refusal | null {
  const isOffered = promotionId === firstDeposit && merchant.promotions.firstDepositBonusPercent !== undefined
  if (!isOffered) return refuse('promotion.unknown')
  return store.deposits.receivedBeside(member.id, '') > 0 ? refuse('promotion.not-eligible') : null
}

/** Gives the bonus of the promotion that a received deposit joined, and ties it to its turnover. Inside `together`. */
export function giveBonus({ store, now }: Part, owner: Owner, deposit: DepositRow): void {
  const { merchant, member } = owner
  const percent = merchant.promotions.firstDepositBonusPercent
  if (deposit.promotion_id !== firstDeposit || percent === undefined) return
  if (store.deposits.receivedBeside(member.id, deposit.id) > 0) return
  const share = Math.floor((deposit.amount * percent) / 10_000) * 100
  const bonus = Math.min(share, unitsOf(mostFirstDepositUnits, merchant.currency))
  if (bonus <= 0) return
  const at = now().getTime()
  move(store, { kind: 'bonus', at, reference: deposit.id }, [
    [houseOf(store, merchant, 'bonuses'), -bonus],
    [walletOf(store, owner), bonus],
  ])
  const required = bonus * firstDepositTimes
  store.turnover.add({ member_id: member.id, title: welcomeBonusTitle, required, tied: bonus, at })
  store.promotions.set(member.id, { promotion: firstDeposit, state: 'issued', at, done: 0, reason: null })
}
