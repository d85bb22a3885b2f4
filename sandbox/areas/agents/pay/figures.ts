import type { Store } from '../../../store/store.ts'
import type { PlacedBet } from '../rows/placed-bets.ts'
import type { SettledBet } from '../rows/team-figures.ts'
import type { Span } from '../settle/periods.ts'
import type { Above, OwnFigures } from '../settle/settle-period.ts'

export interface Gift {
  member: number
  at: number
  amount: number
}

/** Everybody below an agent of the platform, and what they did in a time, each list in its order. */
export interface TeamLog {
  above: Above
  /** By when it was settled: a bet counts once, in the period that it was settled in, whenever that is settled. */
  settled: readonly SettledBet[]
  placed: readonly PlacedBet[]
  gifts: readonly Gift[]
}

/** Reads what all teams of a merchant did from an instant to another (not included). */
export function readLog({ agentTree, teamFigures, placedBets }: Store, merchant: string, { from, to }: Span): TeamLog {
  const heads = agentTree.heads(merchant).map(({ id }) => id)
  const inTime = <Item extends { at: number }>(items: Item[]): Item[] => items.toSorted((one, two) => one.at - two.at)
  return {
    above: new Map(heads.flatMap((head) => agentTree.team(head).map(({ id, above }) => [id, above] as const))),
    settled: heads
      .flatMap((head) => teamFigures.settledBets(head, from, to, 'settledAt'))
      .toSorted((one, two) => one.settledAt - two.settledAt),
    placed: inTime(heads.flatMap((head) => placedBets.ofTeam(head, from, to))),
    gifts: inTime(heads.flatMap((head) => teamFigures.moves(head, from, to).filter(({ kind }) => kind === 'gift'))),
  }
}

/** What each account did itself in a span of the log. */
export function ownIn(log: TeamLog, span: Span): Map<number, OwnFigures> {
  const own = new Map<number, OwnFigures>()
  const add = (member: number, more: Partial<OwnFigures>): void => {
    const { validBet = 0, loss = 0, wonBet = 0, lostBet = 0, isActive = false } = more
    const before = own.get(member)
    own.set(member, {
      validBet: (before?.validBet ?? 0) + validBet,
      loss: (before?.loss ?? 0) + loss,
      wonBet: (before?.wonBet ?? 0) + wonBet,
      lostBet: (before?.lostBet ?? 0) + lostBet,
      isActive: (before?.isActive ?? false) || isActive,
    })
  }
  for (const { member, stake, valid, returned } of slice(log.settled, span, ({ settledAt }) => settledAt)) {
    add(member, {
      validBet: valid,
      loss: stake - returned,
      wonBet: returned > stake ? valid : 0,
      lostBet: returned < stake ? valid : 0,
    })
  }
  for (const { member } of slice(log.placed, span, ({ at }) => at)) add(member, { isActive: true })
  for (const { member, amount } of slice(log.gifts, span, ({ at }) => at)) add(member, { loss: -amount })
  return own
}

function slice<Item>(items: readonly Item[], { from, to }: Span, atOf: (item: Item) => number): readonly Item[] {
  return items.slice(firstFrom(items, from, atOf), firstFrom(items, to, atOf))
}

/** The place of the first that is not before an instant: by halves, since a log has thousands of slots. */
function firstFrom<Item>(items: readonly Item[], at: number, atOf: (item: Item) => number): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item !== undefined && atOf(item) < at) low = middle + 1
    else high = middle
  }
  return low
}
