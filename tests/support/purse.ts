import type { LimitKind, LimitRow } from '#sandbox/areas/limits/rows.ts'
import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import type { AccountKey } from '#sandbox/ledger/ledger.ts'
import { recordBet } from '#sandbox/ledger/record-bet.ts'
import { type MemberRow, plainMember } from '#sandbox/members/members.ts'
import { readMerchants, type SandboxMerchant } from '#sandbox/merchants/merchants.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import type { Store } from '#sandbox/store/store.ts'
import { acme } from '#tests/contract/support/merchants.ts'

export const at = Date.parse('2026-11-20T12:00:00Z')
export const dayMs = 86_400_000

/** What a transaction moved, in minor units by the name of the account: "player", "player:VVT", "operator:fees". */
export type Posting = readonly [kind: string, entries: Readonly<Record<string, number>>]

/**
 * An empty state in memory with one merchant and one member, "player", who has `main` minor units in the main wallet. It keeps what
 * is posted from then on, and has a clock that the test moves.
 */
export function openPurse(main = 0, changed: Partial<SandboxMerchant> = {}) {
  const store = openStore(openDatabase(null))
  const merchants = readMerchants([{ ...acme, pointMall: true, ...changed }])
  const merchant = merchants.get('acme')
  const clock = { at }
  const addMember = (name: string, more: Partial<MemberRow> = {}): Owner => {
    const id = store.members.add({ ...plainMember, merchant: 'acme', name, ...more })
    const member = store.members.byId(id)
    if (!merchant || !member) throw new Error('The state has no member')
    return { merchant, member }
  }
  const owner = addMember('player')
  if (main > 0) {
    move(store, { kind: 'deposit', at, reference: 'opening' }, [
      [operatorAccountOf(store, owner.merchant, 'bank'), -main],
      [walletOf(store, owner), main],
    ])
  }
  const postings = watchLedger(store)
  const balance = (whose: Owner = owner, vendor = ''): number => store.ledger.balance(walletOf(store, whose, vendor))
  return {
    store,
    owner,
    merchants,
    addMember,
    balance,
    postings,
    now: () => new Date(clock.at),
    /** Moves the clock on, in milliseconds. */
    pass(ms: number): void {
      clock.at += ms
    },
    /** What must be staked before money is paid out, the oldest first. */
    owed: ({ member }: Owner = owner) =>
      store.turnover.open(member.id).map(({ required, tied }) => ({ required, tied })),
    /** Runs a rule as its route does. */
    transaction: <Result>(work: () => Result): Result => store.transaction(work),
    /** Notes a bet on a slot of KNA for the records, and posts nothing; null where it is not settled. */
    noteBet: (stake: number, returned: number | null = 0, { member }: Owner = owner): string =>
      recordBet(store, {
        ...{ member: member.id, game: { code: 'G1', type: 'RNG', vendor: 'KNA' } },
        ...{ at: clock.at, stake, returned },
      }),
    /** Sets a limit that the player has chosen, of a day by default. */
    limit(kind: LimitKind, amount: number, period: LimitRow['period'] = kind === 'stake' ? 'stake' : 'day'): void {
      const asked = { asked_amount: null, asked_from: null }
      store.playLimits.set(owner.member.id, { kind, period, amount, ...asked })
    },
    /** Nothing can be won, paid in or given while this runs. */
    takeBreak(): void {
      store.playLimits.setPause(owner.member.id, { kind: 'break', until: clock.at + dayMs })
    },
  }
}

/** The code that a rule refuses with; null where it does not refuse. */
export function codeOf(result: unknown): string | null {
  return result instanceof Refusal ? result.code : null
}

/** What a rule gives. @throws where it refuses. */
export function granted<Result>(result: Result | Refusal): Result {
  if (result instanceof Refusal) throw new Error(`Refused with ${result.code}`)
  return result
}

/** Keeps what is posted, by names of accounts. */
function watchLedger(store: Store): Posting[] {
  const { ledger, members } = store
  const names = new Map<number, string>()
  const postings: Posting[] = []
  const nameOf = ({ kind, memberId, vendor }: AccountKey): string => {
    const owner = memberId === null ? (kind === 'house' ? 'operator' : kind) : (members.byId(memberId)?.name ?? '')
    return vendor === '' ? owner : `${owner}:${vendor}`
  }
  store.ledger = {
    ...ledger,
    account(key) {
      const account = ledger.account(key)
      names.set(account, nameOf(key))
      return account
    },
    post(kind, instant, entries, idempotencyKey) {
      const posted = ledger.post(kind, instant, entries, idempotencyKey)
      postings.push([kind, Object.fromEntries(entries.map(({ account, amount }) => [names.get(account), amount]))])
      return posted
    },
  }
  return postings
}
