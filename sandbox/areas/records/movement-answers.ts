import * as z from 'zod'
import type { BonusRecord, Transaction } from '#contract/account/records.ts'
import { vendorName } from '#sandbox/catalogue/offer.ts'
import type { BonusMovement, Flow, Movement } from '#sandbox/ledger/movements.ts'
import { remarkIn } from '#sandbox/ledger/remarks.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Store } from '#sandbox/store/store.ts'
import { betAnswer } from './bet-answers.ts'

/** An entry by the ids of its transaction and its account, as a record names it: "184-7". */
export function movementId({ transaction, account }: Pick<Movement, 'transaction' | 'account'>): string {
  return `${transaction}-${account}`
}

export function readMovementId(id: string): { transaction: number; account: number } | null {
  const [, transaction, account] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? []
  return transaction && account ? { transaction: Number(transaction), account: Number(account) } : null
}

export function movementAnswer(
  store: Store,
  member: number,
  { movement, audience }: { movement: Movement; audience: Audience },
): Transaction {
  const { at, kind, vendor, amount, balance, reference, remark } = movement
  return {
    id: movementId(movement),
    at: instantOf(at),
    kind,
    wallet: vendor,
    walletName: vendor === '' ? '' : vendorName(vendor),
    amount: decimalOf(amount),
    balance: decimalOf(balance),
    reference: reference || numberOf(movement),
    remark: remark === '' ? gamesOf(store, member, { reference, audience }) : remarkIn(remark, audience.language),
  }
}

/** What a movement goes by that nothing else gave a number. */
function numberOf({ transaction }: Pick<Movement, 'transaction'>): string {
  return `T${String(transaction).padStart(9, '0')}`
}

/** The game that was bet on. */
function gamesOf(
  store: Store,
  member: number,
  { reference, audience }: { reference: string; audience: Audience },
): string {
  const [bet] = reference === '' ? [] : store.bets.ofReference(member, reference)
  return bet ? betAnswer(store, bet, audience).gameName : ''
}

export function flowAnswer({ count, in: came, out }: Flow) {
  return { count, in: decimalOf(came), out: decimalOf(out), net: decimalOf(came - out) }
}

const bonusTitles = z.record(z.string(), z.string())

export function bonusAnswer(bonus: BonusMovement, audience: Audience): BonusRecord {
  const { required, done, remark } = bonus
  const titles = bonusTitles.parse(JSON.parse(bonus.title))
  return {
    id: movementId(bonus),
    at: instantOf(bonus.at),
    kind: bonus.kind === 'rebate' ? 'rebate' : 'bonus',
    title: remark === '' ? (titles[audience.language] ?? titles.EN ?? '') : remarkIn(remark, audience.language),
    amount: decimalOf(bonus.amount),
    reference: bonus.reference || numberOf(bonus),
    turnover: required === 0 ? null : { required: decimalOf(required), done: decimalOf(Math.min(required, done)) },
    state: done < required ? 'open' : 'met',
  }
}
