import { randomInt } from 'node:crypto'
import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import { writeGift } from '#sandbox/members/write-message.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Store } from '#sandbox/store/store.ts'
import { referralTitles } from './texts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Of a merchant whose demo.json does not say; in reference units. */
const bonusUnits = 100
const minDepositUnits = 500
const times = 3

/** What each of the two gets, and from which deposit on, in minor units; the bonus must be staked `times`. */
export function referralTerms({ currency, demo }: Pick<Merchant, 'currency' | 'demo'>) {
  const terms = demo.money.referral
  if (!terms) return { bonus: unitsOf(bonusUnits, currency), minDeposit: unitsOf(minDepositUnits, currency), times }
  return { bonus: terms.bonus * 100, minDeposit: terms.min * 100, times: terms.times }
}

/** The member's own code, made when it is first asked for: by chance, so that none can be told from another. */
export function ownCode({ referrals }: Store, member: number): string {
  for (;;) {
    const code = referrals.codeOf(member)
    if (code !== null) return code
    referrals.setCode(member, freshCode())
  }
}

/** Letters and digits that are not mistaken for each other: "K7P4M2X9". */
function freshCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
}

/** Whose code it is, however it is typed; null where it is no member's. */
export function inviterOf({ store }: Pick<Part, 'store'>, { code: merchant }: Merchant, code = ''): number | null {
  const typed = code.trim().toUpperCase()
  return typed === '' ? null : store.referrals.inviter(merchant, typed)
}

/** Notes who invited a new member. */
export function noteInvited({ store, now }: Part, friend: number, inviter: number | null): void {
  if (inviter === null) return
  store.referrals.add({ friend_id: friend, member_id: inviter, at: now().getTime(), paid_at: null, bonus: 0 })
}

/** Pays both, once, when a deposit of the friend's is the first that is large enough. Inside a transaction. */
export function payReferral({ store, now }: Part, owner: Owner, { amount }: { amount: number }): void {
  const { merchant, member: friend } = owner
  const referral = store.referrals.find(friend.id)
  const member = referral && store.members.byId(referral.member_id)
  const { bonus, minDeposit, times } = referralTerms(merchant)
  const at = now().getTime()
  if (!member || amount < minDeposit || !store.referrals.pay(friend.id, at, bonus)) return
  move(store, { kind: 'bonus', at, reference: `referral-${friend.id}` }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -2 * bonus],
    [walletOf(store, owner), bonus],
    [walletOf(store, { merchant, member }), bonus],
  ])
  for (const { id } of [friend, member]) {
    store.turnover.add({ member_id: id, title: referralTitles(), required: bonus * times, tied: bonus, at })
    writeGift(store, id, { title: referralTitles(), amount: bonus, required: bonus * times, at })
  }
}
