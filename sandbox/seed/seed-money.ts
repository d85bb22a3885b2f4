import type { DepositRow, DepositState } from '../areas/money/deposits/rows.ts'
import { bankName, welcomeBonusTitle } from '../areas/money/texts/money-texts.ts'
import type { WithdrawalRow, WithdrawalState } from '../areas/money/withdrawals/rows.ts'
import { move, type Owner, operatorAccountOf, walletOf } from '../ledger/accounts.ts'
import { unitsOf } from '../ledger/amounts.ts'
import { maskedAccount } from '../lib/masks.ts'
import { seedAccounts } from '../members/accounts.ts'
import type { MemberRow } from '../members/members.ts'
import type { Merchant } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'

/** Of every seeded account that has one. */
export const seedPaymentPassword = '135790'

/** What comes back of every valid bet of the agent's team: 1 %, in basis points. */
const agentRate = 100
/** How long ago the accounts of the seed joined. */
export const seededDays = 120

const minuteMs = 60_000
const dayMs = 86_400_000

/** Payment passwords, cards, who is above whom, and what `saver` and `owing` are there for. `hash`: of the payment password. */
export function seedMoney(store: Store, merchant: Merchant, { hash, at }: { hash: string; at: number }): void {
  const agent = store.members.byName(merchant.code, 'agent')
  if (agent) store.agentTree.place(agent.id, null, { rate: agentRate, at: at - seededDays * dayMs })
  for (const { username, money } of seedAccounts) {
    const member = store.members.byName(merchant.code, username)
    if (!member || !money) continue
    store.members.setPaymentPassword(member.id, hash)
    if (money.isBelowAgent && agent) {
      store.agentTree.place(member.id, agent.id, { rate: money.rate ?? 0, at: at - seededDays * dayMs })
    }
    for (let place = 0; place < money.cards; place++) addCard(store, member, { place, at })
    const owner = { merchant, member }
    if (money.owes) addTurnover(store, owner, at)
    if (money.hasEveryState) addEveryState(store, owner, at)
  }
}

function addCard(store: Store, member: MemberRow, { place, at }: { place: number; at: number }): void {
  const bank = place === 0 ? 'DBN' : 'DPW'
  store.bankCards.add({
    id: `C${member.id}N${place + 1}`,
    merchant: member.merchant,
    member_id: member.id,
    bank,
    number: cardNumber(member.id, place),
    is_default: place === 0 ? 1 : 0,
    added_at: at - (40 - place) * dayMs,
  })
}

function cardNumber(member: number, place: number): string {
  return `4000${String(member).padStart(6, '0')}${place}7716`.slice(0, 16)
}

/** A bonus of 500 that must be staked ten times, of which a fifth is done. */
function addTurnover(store: Store, owner: Owner, at: number): void {
  const { merchant, member } = owner
  const bonus = unitsOf(500, merchant.currency)
  move(store, { kind: 'bonus', at, reference: `seed-${member.id}` }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -bonus],
    [walletOf(store, owner), bonus],
  ])
  store.turnover.add({ member_id: member.id, title: welcomeBonusTitle, required: bonus * 10, tied: bonus, at })
  store.turnover.count(member.id, bonus * 2)
}

const deposits: readonly (readonly [state: DepositState, channel: string, minutesAgo: number])[] = [
  ['expired', 'bank-qr', 50],
  ['cancelled', 'e-wallet', 42],
  ['refused', 'redirect', 35],
  ['received', 'bank-qr', 9],
  ['reported', 'bank-transfer', 6],
  ['waiting', 'bank-transfer', 5],
]

const withdrawals: readonly (readonly [state: WithdrawalState, minutesAgo: number])[] = [
  ['refused', 9],
  ['cancelled', 9],
  ['received', 8],
  ['partly', 7],
  ['disputed', 6],
  ['paid', 5],
  ['paying', 4],
  ['pending', 3],
]

/** One deposit and one withdrawal in each state, all of the last hour, with what they did in the ledger. */
function addEveryState(store: Store, owner: Owner, at: number): void {
  for (const [place, [state, channel, ago]] of deposits.entries()) {
    addDeposit(store, owner, depositRow(owner, { place, state, channel, at: at - ago * minuteMs }))
  }
  for (const [place, [state, ago]] of withdrawals.entries()) {
    addWithdrawal(store, owner, withdrawalRow(owner, { place, state, at: at - ago * minuteMs }))
  }
}

interface Planned<State> {
  place: number
  state: State
  at: number
}

function depositRow(
  { merchant, member }: Owner,
  { place, state, channel, at }: Planned<DepositState> & { channel: string },
): DepositRow {
  const isOpen = state === 'waiting' || state === 'reported'
  const expires_at = isOpen ? at + dayMs : at + 15 * minuteMs
  return {
    id: `D${String(member.id).padStart(12, '0')}${String(place).padStart(4, '0')}`,
    member_id: member.id,
    channel,
    amount: unitsOf(500 * (place + 1), merchant.currency),
    fee: 0,
    state,
    note: `SEED${member.id}N${place}`,
    page_key: `seed-${member.id}-${place}`,
    card: null,
    promotion_id: null,
    created_at: at,
    expires_at,
    // The bank does not hear of the reported one by itself: it stays so.
    reported_at: null,
    settled_at: isOpen ? null : state === 'expired' ? expires_at : at + minuteMs,
  }
}

function addDeposit(store: Store, owner: Owner, row: DepositRow): void {
  store.deposits.add(row)
  if (row.state !== 'received') return
  move(store, { kind: 'deposit', at: row.settled_at ?? row.created_at, reference: row.id }, [
    [operatorAccountOf(store, owner.merchant, 'bank'), -row.amount],
    [walletOf(store, owner), row.amount],
  ])
}

const paidStates: readonly WithdrawalState[] = ['paid', 'received', 'partly', 'disputed']
const settledStates: readonly WithdrawalState[] = ['refused', 'cancelled', 'received']

function withdrawalRow({ merchant, member }: Owner, { place, state, at }: Planned<WithdrawalState>): WithdrawalRow {
  const amount = unitsOf(500 + 100 * place, merchant.currency)
  const isPaid = paidStates.includes(state)
  return {
    id: `W${String(member.id).padStart(12, '0')}${String(place).padStart(4, '0')}`,
    member_id: member.id,
    pays_to: `${bankName('DBN')} ${maskedAccount(cardNumber(member.id, 0))}`,
    amount,
    fee: unitsOf(10, merchant.currency),
    state,
    asked_at: at,
    paid_at: isPaid ? at + minuteMs : null,
    auto_receipt_at: isPaid ? at + (1 + merchant.demo.money.autoReceiptMinutes) * minuteMs : null,
    settled_at: settledStates.includes(state) ? at + minuteMs : null,
    received: state === 'partly' ? unitsOf(300, merchant.currency) : null,
    forced: null,
    remark: state === 'refused' ? 'details' : '',
  }
}

function addWithdrawal(store: Store, owner: Owner, row: WithdrawalRow): void {
  store.withdrawals.add(row)
  const aside = operatorAccountOf(store, owner.merchant, 'payouts')
  const at = row.asked_at
  move(store, { kind: 'withdrawal', at, reference: row.id }, [
    [walletOf(store, owner), -row.amount],
    [aside, row.amount],
  ])
  if (row.state === 'refused' || row.state === 'cancelled') {
    move(store, { kind: 'withdrawal-return', at: at + minuteMs, reference: row.id }, [
      [aside, -row.amount],
      [walletOf(store, owner), row.amount],
    ])
  }
  if (row.state !== 'received' && row.state !== 'partly') return
  const bank = row.received ?? row.amount - row.fee
  move(store, { kind: 'payout', at: at + minuteMs, reference: row.id }, [
    [aside, -bank - row.fee],
    [operatorAccountOf(store, owner.merchant, 'bank'), bank],
    [operatorAccountOf(store, owner.merchant, 'fees'), row.fee],
  ])
}
