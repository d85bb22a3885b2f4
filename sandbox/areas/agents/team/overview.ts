import type { RecordRange } from '../../../ledger/range.ts'
import { decimalOf } from '../../../lib/currencies.ts'
import { agentTypes } from '../../../members/accounts.ts'
import type { Store } from '../../../store/store.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { addFigures, type Figures, noFigures } from '../rows/team-figures.ts'
import { sumsAnswer } from './answers.ts'
import type { ComparedRange } from './ranges.ts'

/** The team of an agent, its own play with it, in some days beside as many before. */
export function teamOverview(store: Store, agent: TeamMember, { range, before, beforeDays }: ComparedRange) {
  const below = store.agentTree.team(agent.id).slice(1)
  const joinedIn = ({ from, to }: RecordRange): number =>
    below.filter(({ joinedAt }) => joinedAt >= from && joinedAt < to).length
  const [now, then] = [figuresOf(store, agent, range), figuresOf(store, agent, before)]
  return {
    before: beforeDays,
    members: below.length,
    agents: below.filter(({ type }) => agentTypes.includes(type)).length,
    joined: joinedIn(range),
    joinedBefore: joinedIn(before),
    totals: sumsAnswer(now.total),
    totalsBefore: sumsAnswer(then.total),
    days: now.days,
    daysBefore: then.days,
    categories: store.teamFigures
      .byType(agent.id, range)
      .toSorted((one, two) => two.valid - one.valid)
      .map(({ type, valid, profit }) => ({
        gameType: type,
        validBet: decimalOf(valid),
        profit: decimalOf(profit),
      })),
  }
}

/** Whoever bet on several days is one of the active all the same. */
function figuresOf({ teamFigures }: Store, agent: TeamMember, range: RecordRange) {
  const byDay = teamFigures.byDay('team', agent.id, range.days)
  const total: Figures = { ...byDay.reduce(addFigures, noFigures), active: teamFigures.active(agent.id, range) }
  return {
    total,
    days: range.days.flatMap(({ day }, place) => {
      const figures = byDay[place]
      return figures ? [{ day, ...sumsAnswer(figures) }] : []
    }),
  }
}
