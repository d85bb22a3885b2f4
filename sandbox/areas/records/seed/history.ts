import { hashText, seededRandom } from '#sandbox/artwork/parts/random.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { recordBet } from '#sandbox/ledger/record-bet.ts'
import { remarkTexts } from '#sandbox/ledger/remarks.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import { dayOf, startOfDay } from '#sandbox/lib/days.ts'
import { seedAccounts } from '#sandbox/members/accounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { addReceivedDeposit, addReceivedWithdrawal } from '../../money/seed/past-money.ts'
import {
  type HistoryTerms,
  movesOfBets,
  type PlannedBet,
  type PlannedMove,
  planBets,
  withMoney,
} from './history-plan.ts'

/** Who has bet before, and how often in the last ninety days: their balance is what that left. */
const betsOf: Readonly<Record<string, number>> = { player: 400, saver: 120 }

export function hasHistory(username: string): boolean {
  return Object.hasOwn(betsOf, username)
}

/** How long before the seed the last bet was. */
const quietMs = 10 * 60_000

interface Played {
  merchant: Merchant
  games: readonly GameRow[]
  seed: number
  at: number
}

/** Gives the merchant's accounts with a history their bets, deposits and withdrawals, all in the ledger. */
export function seedHistory(store: Store, { merchant, games, seed, at }: Played): void {
  const [first, ...others] = games
  if (!first) return
  const midnight = startOfDay(dayOf(at - quietMs, merchant.timeZone), merchant.timeZone)
  for (const { username, main } of seedAccounts) {
    const member = store.members.byName(merchant.code, username)
    const count = betsOf[username]
    if (!member || count === undefined) continue
    const random = seededRandom(seed ^ hashText(`${merchant.code} ${username}`))
    const { currency } = merchant
    const owner = { merchant, member }
    postHistory(store, owner, {
      random,
      games: [first, ...others],
      currency,
      count,
      balance: minorUnitsOf(main, currency),
      before: store.ledger.balance(walletOf(store, owner)),
      until: at - quietMs,
      midnight,
    })
  }
}

/** Where the operator keeps what does not come from games. */
const operatorAccounts: Readonly<Partial<Record<PlannedMove['kind'], string>>> = {
  bonus: 'bonuses',
  rebate: 'bonuses',
}

function postHistory(store: Store, owner: Owner, terms: HistoryTerms): void {
  const bets = planBets(terms)
  postPlay(store, owner, { bets, moves: withMoney(movesOfBets(bets, terms), terms) })
}

/** Numbers of payments of a history begin behind those that the seed adds by hand. */
const firstPlace = 100

/** Keeps planned bets, and all that moved for them, in its order in time. Inside a transaction. */
export function postPlay(
  store: Store,
  owner: Owner,
  { bets, moves }: { bets: readonly PlannedBet[]; moves: readonly PlannedMove[] },
): void {
  const { code, currency } = owner.merchant
  const memberId = owner.member.id
  const numbers = bets.map((bet) => recordBet(store, { ...bet, member: memberId }))
  const main = walletOf(store, owner)
  const house = (kind: 'house' | 'vendor', vendor: string): number =>
    store.ledger.account({ merchant: code, currency, memberId: null, kind, vendor })
  const otherSide = ({ kind, bet }: PlannedMove): number => {
    const vendor = bet === undefined ? undefined : bets[bet]?.game.vendor
    return vendor === undefined ? house('house', operatorAccounts[kind] ?? '') : house('vendor', vendor)
  }
  for (const [index, move] of moves.entries()) {
    const { at, kind, amount, bet, remark = '', staked } = move
    if (amount === 0) continue
    const place = firstPlace + index
    if (kind === 'deposit') addReceivedDeposit(store, owner, { place, amount, at })
    if (kind === 'withdrawal') addReceivedWithdrawal(store, owner, { place, amount: -amount, at })
    if (kind === 'deposit' || kind === 'withdrawal') continue
    const entries = [
      { account: main, amount },
      { account: otherSide(move), amount: -amount },
    ]
    const transaction = store.ledger.post(kind, at, entries)
    const reference = bet === undefined ? '' : (numbers[bet] ?? '')
    if (staked !== undefined) {
      const title = remarkTexts(remark)
      store.turnover.add({ member_id: memberId, title, required: staked, tied: amount, at })
      store.turnover.count(memberId, staked)
    }
    if (reference !== '' || remark !== '') store.movements.note(transaction, reference, remark)
  }
}
