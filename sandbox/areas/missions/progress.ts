import { type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { dayOf } from '#sandbox/lib/days.ts'
import type { Store } from '#sandbox/store/store.ts'
import { depositKinds } from '../limits/usage.ts'
import type { Plan, Span } from './plans.ts'

/** How far a member is with a mission in a period, from what really happened in it: minor units or whole ones. */
export function doneOf(
  store: Store,
  owner: Owner,
  { plan: { kind, needed }, span: { from, to } }: { plan: Plan; span: Pick<Span, 'from' | 'to'> },
): number {
  const done = countOf(store, owner, { kind, from, to: Math.min(to, Number.MAX_SAFE_INTEGER) })
  return Math.min(needed, done)
}

function countOf(
  store: Store,
  owner: Owner,
  { kind, from, to }: { kind: Plan['kind']; from: number; to: number },
): number {
  const { merchant, member } = owner
  switch (kind) {
    case 'logIn':
      return new Set(store.missions.logIns(member.id, from, to).map((at) => dayOf(at, merchant.timeZone))).size
    case 'stake':
      return (
        store.bets.sumsByDay({ member: member.id, from, to, type: '', vendor: '', result: 'settled', number: '' }, [
          [from, to],
        ])[0]?.valid ?? 0
      )
    case 'deposit':
      return depositedSince(store, owner, from) - depositedSince(store, owner, to)
    case 'games':
      return store.bets.gamesPlayed(member.id, from, to)
    case 'limit':
      return new Set(store.playLimits.of(member.id).flatMap(({ kind, amount }) => (amount === null ? [] : kind))).size
  }
}

function depositedSince(store: Store, owner: Owner, from: number): number {
  return store.ledger
    .movesSince(walletOf(store, owner), from)
    .filter(({ kind }) => depositKinds.some((each) => each === kind))
    .reduce((sum, { amount }) => sum + amount, 0)
}
