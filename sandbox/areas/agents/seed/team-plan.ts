import type { Random } from '../../../artwork/parts/random.ts'

const dayMs = 86_400_000

/** Somebody of the seeded team. Rates in basis points, instants in milliseconds. */
export interface PlannedMember {
  name: string
  nickname: string
  isAgent: boolean
  /** The place in the plan of who is directly above; -1: the top agent, -2: `subagent`. */
  above: number
  rate: number
  joinedAt: number
  lastLoginAt: number
  /** How many bets in the last ninety days. */
  bets: number
  /** None in so many of the last days. */
  quietDays: number
}

const firsts =
  'amber,teal,silver,quiet,lunar,coral,misty,copper,solar,mango,jade,rapid,velvet,cedar,indigo,pixel,monsoon,river,cobalt,paper'
const seconds =
  'heron,kite,harbour,comet,lantern,otter,maple,signal,meadow,falcon,pebble,tide,saffron,compass,willow,orbit,cricket,ember,anchor,lotus'

/** How many agents and players each agent of a level has directly below. The top agent has `subagent` and others besides. */
const shape = {
  top: { agents: 4, players: 9 },
  subagent: { agents: 2, players: 5 },
  second: [
    { agents: 1, players: 4 },
    { agents: 1, players: 3 },
    { agents: 1, players: 4 },
    { agents: 0, players: 3 },
  ],
  third: { agents: 0, players: 4 },
}

const ratesOf = { second: [85, 75, 70, 80], third: [55, 50, 45, 40, 60] }

/**
 * Three levels below the top agent, those above before those below: about sixty with those who are there anyway. Names are
 * made of two words and are nobody's.
 */
export function planTeam(random: Random, at: number, isFree: (name: string) => boolean): PlannedMember[] {
  const plan: PlannedMember[] = []
  const used = new Set<string>()
  const add = (above: number, isAgent: boolean, rate: number): number => {
    const oldest = above < 0 ? at - 118 * dayMs : (plan[above]?.joinedAt ?? at)
    const joinedAt = Math.floor(oldest + (at - 4 * dayMs - oldest) * random.next() ** (isAgent ? 4 : 2))
    plan.push({
      ...nameOf(random, used, isFree),
      isAgent,
      above,
      rate,
      joinedAt,
      ...habitsOf(random, isAgent, { at, joinedAt }),
    })
    return plan.length - 1
  }
  const addPlayers = (above: number, count: number): void => {
    for (let place = 0; place < count; place++) add(above, false, random.chance(0.5) ? random.pick([10, 20, 30]) : 0)
  }
  const second = shape.second.map((_, place) => add(-1, true, ratesOf.second[place] ?? 0))
  addPlayers(-1, shape.top.players)
  const third: number[] = []
  const addThird = (above: number, count: number): void => {
    for (let place = 0; place < count; place++) third.push(add(above, true, ratesOf.third[third.length] ?? 0))
  }
  addThird(-2, shape.subagent.agents)
  addPlayers(-2, shape.subagent.players)
  for (const [place, { agents, players }] of shape.second.entries()) {
    const above = second[place] ?? -1
    addThird(above, agents)
    addPlayers(above, players)
  }
  for (const above of third) addPlayers(above, shape.third.players)
  return plan
}

function nameOf(random: Random, used: Set<string>, isFree: (name: string) => boolean) {
  const [ones, others] = [firsts.split(','), seconds.split(',')]
  for (;;) {
    const [one = '', other = ''] = [ones[random.whole(0, ones.length - 1)], others[random.whole(0, others.length - 1)]]
    const number = random.chance(0.4) ? String(random.whole(2, 99)) : ''
    const name = one + other + number
    if (used.has(name) || !isFree(name)) continue
    used.add(name)
    return { name, nickname: `${capital(one)} ${capital(other)}` }
  }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** Most play every other day, some much, some not any more, a few never did. */
function habitsOf(random: Random, isAgent: boolean, { at, joinedAt }: { at: number; joinedAt: number }) {
  const kind = random.next()
  const quietDays = kind < 0.15 ? random.whole(10, 40) : kind < 0.5 ? random.whole(0, 3) : 0
  const most = isAgent ? 60 : 260
  const bets = kind > 0.95 ? 0 : Math.round(most * (0.2 + 0.8 * random.next()))
  const lastLoginAt = Math.floor(at - (quietDays + 0.05 + random.next()) * dayMs)
  return { bets, quietDays, lastLoginAt: Math.max(joinedAt, lastLoginAt) }
}
