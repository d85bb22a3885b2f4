import { firstDeposit, giveBonus } from '../areas/money/deposits/bonus.ts'
import { channelOf } from '../areas/money/deposits/channels.ts'
import type { DepositRow, DepositState } from '../areas/money/deposits/rows.ts'
import { addReceivedDeposit, cardNumber, seededAccount, seededNumber } from '../areas/money/seed/past-money.ts'
import type { WithdrawalRow, WithdrawalState } from '../areas/money/withdrawals/rows.ts'
import { withdrawalFee } from '../areas/money/withdrawals/withdrawals.ts'
import { move, type Owner, operatorAccountOf, walletOf } from '../ledger/accounts.ts'
import { feeOf, unitsOf } from '../ledger/amounts.ts'
import { remarkTexts } from '../ledger/remarks.ts'
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
    if (money.owes) addBonus(store, owner, at)
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

/** A deposit of 500 that joined the first-deposit bonus, or another bonus where there is none; a fifth is staked. */
function addBonus(store: Store, owner: Owner, at: number): void {
  const { merchant, member } = owner
  const amount = unitsOf(500, merchant.currency)
  const hasBonus = merchant.promotions.firstDepositBonusPercent !== undefined
  const promotion_id = hasBonus ? firstDeposit : null
  const deposit = addReceivedDeposit(store, owner, { place: 0, amount, at, promotion_id })
  if (hasBonus) giveBonus({ store, now: () => new Date(at) }, owner, deposit)
  else giveReload(store, owner, { id: deposit.id, at })
  store.turnover.count(member.id, Math.floor((store.turnover.open(member.id)[0]?.required ?? 0) / 5))
}

function giveReload(store: Store, owner: Owner, { id, at }: { id: string; at: number }): void {
  const { merchant, member } = owner
  const bonus = unitsOf(300, merchant.currency)
  move(store, { kind: 'bonus', at, reference: id, remark: 'reload-bonus' }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -bonus],
    [walletOf(store, owner), bonus],
  ])
  const title = remarkTexts('reload-bonus')
  store.turnover.add({ member_id: member.id, title, required: bonus * 10, tied: bonus, at })
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
  const amount = unitsOf(500 * (place + 1), merchant.currency)
  const terms = channelOf(merchant, channel) ?? { basisPoints: 0, fixed: 0 }
  return {
    id: seededNumber('D', member.id, place),
    member_id: member.id,
    channel,
    amount,
    fee: feeOf(amount, terms, merchant.currency),
    state,
    note: `SEED${member.id}N${place}`,
    page_key: `seed-${member.id}-${place}`,
    card: null,
    promotion_id: null,
    crypto: null,
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
    id: seededNumber('W', member.id, place),
    member_id: member.id,
    pays_to: seededAccount(member.id),
    amount,
    fee: withdrawalFee(merchant),
    state,
    asked_at: at,
    paid_at: isPaid ? at + minuteMs : null,
    auto_receipt_at: isPaid ? at + (1 + merchant.demo.money.autoReceiptMinutes) * minuteMs : null,
    settled_at: settledStates.includes(state) ? at + minuteMs : null,
    received: state === 'partly' ? unitsOf(300, merchant.currency) : null,
    forced: null,
    objection: null,
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
