import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { maskedAccount } from '#sandbox/lib/masks.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { channelsOf } from '../deposits/channels.ts'
import type { DepositRow } from '../deposits/rows.ts'
import { bankName } from '../texts/money-texts.ts'
import type { WithdrawalRow } from '../withdrawals/rows.ts'
import { withdrawalFee } from '../withdrawals/withdrawals.ts'

const minuteMs = 60_000

/** What a seeded deposit or withdrawal goes by; no two of a member have the same place. Amounts in minor units. */
export interface PastMoney {
  place: number
  amount: number
  at: number
}

/** "D0000000000170003": 16 digits, as the gateway's own numbers have. */
export function seededNumber(letter: 'D' | 'W', member: number, place: number): string {
  return `${letter}${String(member).padStart(12, '0')}${String(place).padStart(4, '0')}`
}

/** Of the first card, "4000000017077160". */
export function cardNumber(member: number, place: number): string {
  return `4000${String(member).padStart(6, '0')}${place}7716`.slice(0, 16)
}

/** Keeps a deposit that came long ago, as the deposit module keeps any other: its row, and what it moved. */
export function addReceivedDeposit(
  store: Store,
  owner: Owner,
  { place, amount, at, promotion_id = null }: PastMoney & Partial<Pick<DepositRow, 'promotion_id'>>,
): DepositRow {
  const { id: member_id } = owner.member
  const channel = freeChannel(owner.merchant, { place, amount })
  const created_at = at - 2 * minuteMs
  const row: DepositRow = {
    id: seededNumber('D', member_id, place),
    member_id,
    channel,
    amount,
    fee: 0,
    state: 'received',
    note: `SEED${member_id}N${place}`,
    page_key: `seed-${member_id}-${place}`,
    card: null,
    promotion_id,
    crypto: null,
    created_at,
    expires_at: created_at + 15 * minuteMs,
    reported_at: at - minuteMs,
    settled_at: at,
  }
  store.deposits.add(row)
  move(store, { kind: 'deposit', at, reference: row.id }, [
    [operatorAccountOf(store, owner.merchant, 'bank'), -amount],
    [walletOf(store, owner), amount],
  ])
  return row
}

/** Of the channels that take such an amount for nothing one after the other; else the bank, as before there were others. */
function freeChannel(merchant: Merchant, { place, amount }: Pick<PastMoney, 'place' | 'amount'>): string {
  const fitting = channelsOf(merchant).filter(
    ({ basisPoints, fixed, min, max, isClosed }) =>
      !isClosed && basisPoints + fixed === 0 && amount >= min && amount <= max,
  )
  return fitting[place % Math.max(1, fitting.length)]?.id ?? 'bank-transfer'
}

/** Keeps a withdrawal that arrived long ago. The payout came a little later than it was asked for. */
export function addReceivedWithdrawal(store: Store, owner: Owner, { place, amount, at }: PastMoney): void {
  const { merchant, member } = owner
  const fee = withdrawalFee(merchant)
  const row: WithdrawalRow = {
    id: seededNumber('W', member.id, place),
    member_id: member.id,
    pays_to: seededAccount(member.id),
    amount,
    fee,
    state: 'received',
    asked_at: at,
    paid_at: at + 3 * minuteMs,
    auto_receipt_at: at + (3 + merchant.demo.money.autoReceiptMinutes) * minuteMs,
    settled_at: at + 8 * minuteMs,
    received: null,
    forced: null,
    remark: '',
    objection: null,
  }
  store.withdrawals.add(row)
  const aside = operatorAccountOf(store, merchant, 'payouts')
  move(store, { kind: 'withdrawal', at, reference: row.id }, [
    [walletOf(store, owner), -amount],
    [aside, amount],
  ])
  move(store, { kind: 'payout', at: at + 8 * minuteMs, reference: row.id }, [
    [aside, -amount],
    [operatorAccountOf(store, merchant, 'bank'), amount - fee],
    [operatorAccountOf(store, merchant, 'fees'), fee],
  ])
}

/** Where payouts of the seed went, masked. */
export const seededAccount = (member: number): string => `${bankName('DBN')} ${maskedAccount(cardNumber(member, 0))}`
