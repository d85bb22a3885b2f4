import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { createDeposit } from '#contract/account/deposit.ts'
import type { BodyOf } from '#contract/call.ts'
import { depositLeft, refusePaused } from '#sandbox/areas/limits/guard.ts'
import { payReferral } from '#sandbox/areas/referral/referral.ts'
import { move, type Owner, operatorAccountOf, refuseTrial, walletOf } from '#sandbox/ledger/accounts.ts'
import { amountOf, feeOf } from '#sandbox/ledger/amounts.ts'
import { newSecret } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { giveBonus, refuseBonus } from './bonus.ts'
import { type Channel, channelOf } from './channels.ts'
import { fixCrypto } from './crypto.ts'
import type { DepositRow } from './rows.ts'
import { tellDeposit } from './tell.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'merchants'>
type Body = BodyOf<typeof createDeposit>

const maxOpen = 3

/** Asks to pay in. Inside a transaction; a refusal leaves nothing behind. */
export function openDeposit(part: Part, owner: Owner, body: Body): DepositRow | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const barred = refuseTrial(member) ?? refusePaused(part, member.id)
  if (barred) return barred
  const channel = channelOf(merchant, body.channelId)
  if (!channel) return refuse('deposit.channel-unknown')
  if (channel.isClosed) return refuse('deposit.channel-closed')
  const amount = checkedAmount(part, owner, { channel, decimal: body.amount })
  if (amount instanceof Refusal) return amount
  if (store.deposits.open(member.id).count >= maxOpen) return refuse('deposit.too-many-open')
  const promised =
    body.promotionId === undefined ? null : refuseBonus(part, owner, { promotionId: body.promotionId, amount })
  if (promised) return promised
  const card = channel.kind === 'scratchCard' ? cardOf(part, owner, body) : null
  if (card instanceof Refusal) return card
  const at = now().getTime()
  const row: DepositRow = {
    id: `D${randomBytes(8).toString('hex').toUpperCase()}`,
    member_id: member.id,
    channel: channel.id,
    amount,
    fee: feeOf(amount, channel, merchant.currency),
    // A card that was bought is paid already: its service only has to say so.
    state: card === null ? 'waiting' : 'reported',
    note: freshNote(),
    page_key: newSecret(),
    card,
    promotion_id: body.promotionId ?? null,
    crypto: channel.kind === 'crypto' ? fixCrypto(merchant, amount, at) : null,
    created_at: at,
    expires_at: at + channel.waitMinutes * 60_000,
    reported_at: card === null ? null : at,
    settled_at: null,
  }
  store.deposits.add(row)
  store.news.tell({ member: member.id, event: 'deposit', id: row.id, state: row.state })
  return row
}

function checkedAmount(
  part: Part,
  owner: Owner,
  { channel, decimal }: { channel: Channel; decimal: string },
): number | Refusal {
  const amount = amountOf(decimal, owner.merchant.currency)
  const fields = { amount: 'field.invalid' }
  if (amount === null || (channel.step !== undefined && amount % channel.step !== 0))
    return refuse('amount.invalid', { fields })
  if (amount < channel.min || amount > channel.max) return refuse('amount.limit', { fields })
  const own = ownLimit(part, owner)
  return own && amount > own.left ? refuse('limit.deposit', { fields }) : amount
}

/** What the player's own limit leaves, without what the open deposits would bring. Null without a limit. */
export function ownLimit(part: Part, { merchant, member }: Owner) {
  const own = depositLeft(part, { merchant, memberId: member.id })
  return own && { ...own, left: Math.max(0, own.left - part.store.deposits.open(member.id).credited) }
}

/** A digest of a bought card's serial; refused where it is of no card, or one that was used. PINs that end in 0000 are of none. */
function cardOf({ store }: Part, { merchant }: Owner, { card }: Body): string | Refusal {
  if (!card) return refuse('request.invalid', { fields: { card: 'field.required' } })
  const isCard = /^[A-Za-z0-9]{6,32}$/.test(card.serial) && /^\d{6,32}$/.test(card.pin) && !card.pin.endsWith('0000')
  const digest = createHash('sha256').update(`${merchant.code} ${card.serial.toUpperCase()}`).digest('base64url')
  return !isCard || store.deposits.isCardUsed(digest) ? refuse('deposit.card-refused') : digest
}

/** Letters and digits that are not mistaken for each other: "K7P4M2X9". */
function freshNote(): string {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
  return Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')
}

/** Says that the payment was made; saying it again changes nothing. */
export function reportPaid(part: Part, deposit: DepositRow): DepositRow | Refusal {
  if (deposit.state === 'reported') return deposit
  if (deposit.state !== 'waiting') return refuse('deposit.over')
  return step(part, deposit, { state: 'reported', reported_at: part.now().getTime(), settled_at: null })
}

const provable: readonly DepositRow['state'][] = ['waiting', 'reported', 'expired', 'refused']

/**
 * Proves the payment with pictures, once. One that waits is reported with it; one that is over stays so until the operator
 * has looked, who may still bring the money.
 */
export function provePaid(part: Part, deposit: DepositRow, proofs: readonly string[]): DepositRow | Refusal {
  const { store } = part
  if (!provable.includes(deposit.state) || store.uploads.count(deposit.id) > 0) return refuse('deposit.over')
  const ids = [...new Set(proofs)]
  if (ids.length === 0) return refuse('proof.missing')
  return store.transaction(() => {
    if (!store.uploads.attach(ids, deposit.member_id, deposit.id)) return refuse('proof.unknown')
    return deposit.state === 'waiting' ? reportPaid(part, deposit) : deposit
  })
}

/** Gives up a deposit that waits; giving it up again changes nothing. */
export function cancelWaiting(part: Part, deposit: DepositRow): DepositRow | Refusal {
  if (deposit.state === 'cancelled') return deposit
  return deposit.state === 'waiting' ? close(part, deposit, 'cancelled') : refuse('deposit.over')
}

/** What the bank says of a deposit that is open; it is believed once. One that is over, but proven, may still come. */
export function settleDeposit(
  part: Part,
  deposit: DepositRow,
  outcome: 'received' | 'refused' | 'expired',
): DepositRow | Refusal {
  const isOpen = deposit.state === 'waiting' || deposit.state === 'reported'
  if (!isOpen && !(outcome === 'received' && isProvenLate(part, deposit))) return refuse('deposit.over')
  return outcome === 'received' ? credit(part, deposit) : close(part, deposit, outcome)
}

/** Whether the member has proven the payment of a deposit that is over. */
export function isProvenLate({ store }: Pick<Part, 'store'>, { id, state }: DepositRow): boolean {
  return (state === 'expired' || state === 'refused') && store.uploads.count(id) > 0
}

/** Brings the money: the deposit, the fee and the bonus in one transaction of the database. */
function credit(part: Part, deposit: DepositRow): DepositRow | Refusal {
  const { store, now, merchants } = part
  return store.transaction(() => {
    const member = store.members.byId(deposit.member_id)
    const merchant = member && merchants.get(member.merchant)
    const at = now().getTime()
    const after = { state: 'received' as const, reported_at: deposit.reported_at, settled_at: at }
    if (!member || !merchant || !store.deposits.move(deposit, after)) return refuse('deposit.over')
    const owner = { merchant, member }
    dropLostTurnover(part, owner)
    move(store, { kind: 'deposit', at, reference: deposit.id }, [
      [operatorAccountOf(store, merchant, 'bank'), -deposit.amount],
      [walletOf(store, owner), deposit.amount - deposit.fee],
      [operatorAccountOf(store, merchant, 'fees'), deposit.fee],
    ])
    giveBonus(part, owner, deposit)
    payReferral(part, owner, deposit)
    store.news.tell({ member: member.id, event: 'deposit', id: deposit.id, state: 'received' })
    tellDeposit(store, { ...deposit, ...after })
    return { ...deposit, ...after }
  })
}

/** Whoever has lost all, and can win nothing back, owes no more stakes for a bonus that is gone: new money is free. */
function dropLostTurnover({ store }: Part, owner: Owner): void {
  const { id } = owner.member
  const isEmpty = store.ledger.balance(walletOf(store, owner)) === 0 && store.ledger.vendorBalances(id).length === 0
  if (isEmpty && store.bets.vendorsInPlay(id).length === 0) store.turnover.drop(id)
}

function close(part: Part, deposit: DepositRow, state: 'cancelled' | 'refused' | 'expired'): DepositRow | Refusal {
  const settled_at = state === 'expired' ? Math.min(deposit.expires_at, part.now().getTime()) : part.now().getTime()
  return step(part, deposit, { state, reported_at: deposit.reported_at, settled_at })
}

function step(
  { store }: Part,
  deposit: DepositRow,
  after: Pick<DepositRow, 'state' | 'reported_at' | 'settled_at'>,
): DepositRow | Refusal {
  return store.transaction(() => {
    if (!store.deposits.move(deposit, after)) return refuse('deposit.over')
    store.news.tell({ member: deposit.member_id, event: 'deposit', id: deposit.id, state: after.state })
    tellDeposit(store, { ...deposit, ...after })
    return { ...deposit, ...after }
  })
}
