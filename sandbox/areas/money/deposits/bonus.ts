import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import { writeGift } from '#sandbox/members/write-message.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { welcomeBonusTitle } from '../texts/money-texts.ts'
import { channelsOf } from './channels.ts'
import type { DepositRow } from './rows.ts'

/** What a deposit may join: the bonus on the first one, at merchants that promise it. */
export const firstDeposit = 'first-deposit'
/** Of a merchant whose demo.json does not say: reference units that the bonus is at most, and how often it is staked. */
const maxUnits = 5000
const times = 10

/** In minor units: what the bonus is at most, and from which deposit on it is given; it must be staked `times`. */
export function firstDepositTerms({ currency, demo }: Pick<Merchant, 'currency' | 'demo'>) {
  const terms = demo.money.firstDeposit
  if (!terms) return { most: unitsOf(maxUnits, currency), min: 0, times }
  return { most: terms.most * 100, min: terms.min * 100, times: terms.times }
}

/** The smallest deposit that has the bonus, in minor units: no channel takes less. */
export const smallestBonusDeposit = (merchant: Merchant): number =>
  Math.max(firstDepositTerms(merchant).min, Math.min(...channelsOf(merchant).map(({ min }) => min)))

type Part = Pick<Gateway, 'store' | 'now'>

/** Whether a deposit may join a promotion; asked before it is made, and nothing is chosen for the player. */
export function refuseBonus(
  { store }: Part,
  { merchant, member }: Owner,
  { promotionId, amount }: { promotionId: string; amount: number },
): Refusal | null {
  const isOffered = promotionId === firstDeposit && merchant.promotions.firstDepositBonusPercent !== undefined
  if (!isOffered) return refuse('promotion.unknown')
  if (amount < firstDepositTerms(merchant).min) return refuse('amount.limit', { fields: { amount: 'field.invalid' } })
  return store.deposits.receivedBeside(member.id, '') > 0 ? refuse('promotion.not-eligible') : null
}

type Joined = Pick<DepositRow, 'id' | 'amount' | 'promotion_id'>

/**
 * Gives the bonus of the promotion that a received deposit joined, and ties it to its turnover. Inside a transaction.
 */
export function giveBonus({ store, now }: Part, owner: Owner, deposit: Joined): void {
  const { merchant, member } = owner
  const percent = merchant.promotions.firstDepositBonusPercent
  if (deposit.promotion_id !== firstDeposit || percent === undefined) return
  if (store.deposits.receivedBeside(member.id, deposit.id) > 0) return
  const share = Math.floor((deposit.amount * percent) / 10_000) * 100
  const terms = firstDepositTerms(merchant)
  const bonus = Math.min(share, terms.most)
  if (bonus <= 0) return
  const at = now().getTime()
  move(store, { kind: 'bonus', at, reference: deposit.id }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -bonus],
    [walletOf(store, owner), bonus],
  ])
  const required = bonus * terms.times
  const title = welcomeBonusTitle()
  if (required > 0) store.turnover.add({ member_id: member.id, title, required, tied: bonus, at })
  writeGift(store, member.id, { title, amount: bonus, required, at })
  store.promotions.set(member.id, { promotion: firstDeposit, state: 'issued', at, done: 0, reason: null })
}
