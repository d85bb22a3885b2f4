import type { PayKind } from '#contract/agent/contract-terms.ts'
import { lower, noRates, type Rates, type Step, shareOf, stepReached, type TeamFigures } from './steps.ts'

/** Who is directly above each account; null for an agent below the platform itself. */
export type Above = ReadonlyMap<number, number | null>

/** What one account did itself in a period. Amounts in minor units. */
export interface OwnFigures {
  validBet: number
  /** What it lost, gifts taken off; negative: it won. */
  loss: number
  wonBet: number
  lostBet: number
  /** Placed a bet. */
  isActive: boolean
}

/** A contract that runs in the period. */
export interface Running {
  agent: number
  steps: readonly Step[]
  /** A loss of the operator from earlier periods: zero or less. Dividends only. */
  carried: number
  /** What those below had of earlier periods beyond the agent's own: zero or more. Dividends only. */
  owed: number
}

export interface Settled extends Rates {
  agent: number
  team: TeamFigures
  /** From 1; 0: no step was reached. */
  tier: number
  /** What the rate is of; of a real-time salary both bets together. */
  base: number
  gross: number
  passedDown: number
  net: number
  carriedIn: number
  carriedOut: number
  owedIn: number
  owedOut: number
}

export interface PeriodInput {
  kind: PayKind
  above: Above
  own: ReadonlyMap<number, OwnFigures>
  contracts: readonly Running[]
  /** The currency's smallest amount, in minor units: 1, or 100 where it has no coins. */
  unit: number
}

/** What each agent with a contract of a kind is due for one period, in the order of the contracts. Pure. */
export function settlePeriod(input: PeriodInput): Settled[] {
  const { kind, above, own, contracts, unit } = input
  const teams = teamsOf(above, own, new Set(contracts.map(({ agent }) => agent)))
  const reached = new Map(
    contracts.map(({ agent, steps }) => [agent, reachedBy(steps, teams.get(agent) ?? noTeam)] as const),
  )
  const lines = contracts.map((contract) => {
    const { agent, carried, owed } = contract
    const team = teams.get(agent) ?? noTeam
    const rates = effective(agent, above, reached)
    const base = baseOf(kind, team, carried)
    const gross = base < 0 ? 0 : shareOf(partsOf(kind, { team, base, rates }), unit)
    return { agent, team, tier: reached.get(agent)?.tier ?? 0, ...rates, base, gross, carried, owed }
  })
  const passed = new Map<number, number>()
  for (const { agent, gross } of lines) {
    const to = above.get(agent) ?? null
    if (to !== null) passed.set(to, (passed.get(to) ?? 0) + gross)
  }
  return lines.map(({ carried, owed, ...line }) => {
    const passedDown = passed.get(line.agent) ?? 0
    const rest = line.gross - passedDown - owed
    return {
      ...line,
      passedDown,
      net: Math.max(0, rest),
      carriedIn: carried,
      carriedOut: Math.min(0, kind === 'dividend' ? line.base : 0),
      owedIn: owed,
      owedOut: Math.max(0, -rest),
    }
  })
}

const noTeam: TeamFigures = { validBet: 0, loss: 0, wonBet: 0, lostBet: 0, active: 0 }

/** The sums of whole teams, of the agents that are asked for. */
function teamsOf(above: Above, own: PeriodInput['own'], agents: ReadonlySet<number>): Map<number, TeamFigures> {
  const teams = new Map<number, TeamFigures>()
  for (const [account, figures] of own) {
    for (let at: number | null = account; at !== null; at = above.get(at) ?? null) {
      if (agents.has(at)) teams.set(at, sum(teams.get(at) ?? noTeam, figures))
    }
  }
  return teams
}

function sum(team: TeamFigures, own: OwnFigures): TeamFigures {
  return {
    validBet: team.validBet + own.validBet,
    loss: team.loss + own.loss,
    wonBet: team.wonBet + own.wonBet,
    lostBet: team.lostBet + own.lostBet,
    active: team.active + (own.isActive ? 1 : 0),
  }
}

interface Reached {
  tier: number
  rates: Rates
}

function reachedBy(steps: readonly Step[], team: TeamFigures): Reached {
  const tier = stepReached(steps, team)
  return { tier, rates: steps[tier - 1] ?? noRates }
}

/** No rate is above that of the agent above; above the top agent is the platform, which has no bound. */
function effective(agent: number, above: Above, reached: ReadonlyMap<number, Reached>): Rates {
  const own = reached.get(agent)?.rates ?? noRates
  const { rate, winRate, lossRate } = own
  const next = above.get(agent) ?? null
  return next === null ? { rate, winRate, lossRate } : lower(own, effective(next, above, reached))
}

function baseOf(kind: PayKind, team: TeamFigures, carried: number): number {
  if (kind === 'dividend') return team.loss + carried
  return kind === 'realtime' ? team.wonBet + team.lostBet : team.validBet
}

function partsOf(
  kind: PayKind,
  { team, base, rates }: { team: TeamFigures; base: number; rates: Rates },
): [number, number][] {
  if (kind !== 'realtime') return [[base, rates.rate]]
  return [
    [team.wonBet, rates.winRate],
    [team.lostBet, rates.lossRate],
  ]
}
