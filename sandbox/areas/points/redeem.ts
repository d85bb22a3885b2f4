import { randomInt } from 'node:crypto'
import { move, type Owner, operatorAccountOf, refuseShort, walletOf } from '#sandbox/ledger/accounts.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { isCounting } from '#sandbox/server/pages.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { refuseGifts } from '../limits/guard.ts'
import { type Item, itemsOf } from './items.ts'
import type { RedemptionRow } from './redemptions.ts'
import { itemTitles, type RedeemReason, redeemRemarks } from './texts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export interface Wanted {
  itemId: string
  quantity: number
  address?: string | undefined
}

/** Takes the points, and the money that an item needs besides, until the operator answers. Inside a transaction. */
export function redeemItem(part: Part, owner: Owner, wanted: Wanted): RedemptionRow | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const item = itemsOf(store, merchant).find(({ id }) => id === wanted.itemId)
  if (!item?.isOpen) return refuse('points.item')
  const address = item.type === 'goods' ? (wanted.address ?? '').trim() : ''
  const refused = refuseWanted(part, owner, { item, wanted: { ...wanted, address } })
  if (refused) return refused
  const at = now().getTime()
  const number = store.redemptions.count(member.id) + 1
  const row: RedemptionRow = {
    reference: `R${String(member.id).padStart(5, '0')}-${String(number).padStart(4, '0')}`,
    member_id: member.id,
    item: item.id,
    quantity: wanted.quantity,
    points: item.points * wanted.quantity,
    amount: item.money * wanted.quantity,
    address,
    status: 'process',
    remark: '',
    at,
  }
  const { reference } = row
  const remark = itemTitles(item.id, merchant.currency, item.bonus)
  store.redemptions.add(row)
  store.points.add({ member: member.id, type: 'redeemed', changed: -row.points, reference, remark, at })
  if (row.amount > 0)
    move(store, { kind: 'redemption', at, reference, remark: 'redemption' }, [
      [walletOf(store, owner), -row.amount],
      [operatorAccountOf(store, merchant, 'mall'), row.amount],
    ])
  return row
}

function refuseWanted(
  { store }: Part,
  owner: Owner,
  { item, wanted: { quantity, address } }: { item: Item; wanted: Wanted },
): Refusal | null {
  if (!isCounting(quantity, item.most)) return refuse('points.amount')
  if (item.left !== null && quantity > item.left) return refuse('points.gone')
  if (item.type === 'goods' && (address ?? '').length < 10) return refuse('points.address')
  if (item.points * quantity > store.points.balance(owner.member.id)) return refuse('points.short')
  // A thing bought with what is tied to a bonus would be a payout around its conditions.
  return refuseShort(store, owner, item.money * quantity)
}

/** The operator agrees: money of a bonus goes into the wallet, a voucher gets its code. Inside a transaction. */
export function approve({ store, now }: Part, owner: Owner, row: RedemptionRow): boolean {
  const { merchant, member } = owner
  const item = itemsOf(store, merchant).find(({ id }) => id === row.item)
  const said = item ? saidOf(item) : ''
  if (!store.redemptions.settle(row.reference, 'approved', said)) return false
  const at = now().getTime()
  tellRedeemed(store, owner, { event: 'redemption-approved', row, item, remark: said, at })
  const bonus = (item?.bonus ?? 0) * row.quantity
  if (!item || bonus === 0) return true
  move(store, { kind: 'bonus', at, reference: row.reference, remark: 'redemption' }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -bonus],
    [walletOf(store, owner), bonus],
  ])
  const title = itemTitles(item.id, merchant.currency, item.bonus)
  const required = item.turnover * row.quantity
  if (required > 0) store.turnover.add({ member_id: member.id, title, required, tied: bonus, at })
  return true
}

/** The operator does not agree: points and money go back, all of them. Inside a transaction. */
export function reject(
  { store, now }: Part,
  owner: Owner,
  { row, reason }: { row: RedemptionRow; reason: RedeemReason },
): boolean {
  const { merchant, member } = owner
  if (!store.redemptions.settle(row.reference, 'rejected', reason)) return false
  const at = now().getTime()
  const { reference, points, amount } = row
  const item = itemsOf(store, merchant).find(({ id }) => id === row.item)
  const remark = item ? itemTitles(item.id, merchant.currency, item.bonus) : ''
  tellRedeemed(store, owner, { event: 'redemption-rejected', row, item, remark: reason, at })
  store.points.add({ member: member.id, type: 'returned', changed: points, reference, remark, at })
  if (amount > 0)
    move(store, { kind: 'redemption-return', at, reference, remark: 'redemption' }, [
      [operatorAccountOf(store, merchant, 'mall'), -amount],
      [walletOf(store, owner), amount],
    ])
  return true
}

interface Answered {
  event: 'redemption-approved' | 'redemption-rejected'
  row: RedemptionRow
  item: Item | undefined
  remark: string
  at: number
}

function tellRedeemed(store: Store, { merchant, member }: Owner, { event, row, item, remark, at }: Answered): void {
  const title = item ? itemTitles(item.id, merchant.currency, item.bonus) : JSON.stringify({ EN: row.item })
  const values = { item: { labels: title }, remark: { labels: redeemRemarks(remark) }, id: { text: row.reference } }
  writeMessage(store, member.id, { event, values, at })
}

/** What the operator says to an approved one; a voucher's code stands behind a colon. */
function saidOf({ type }: Item): string {
  if (type === 'voucher') return `code:${freshCode()}`
  return type === 'goods' ? 'sent' : 'paid'
}

/** "K7P4-M2X9": letters and digits that are not mistaken for each other. */
function freshCode(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')
  return `${four()}-${four()}`
}
