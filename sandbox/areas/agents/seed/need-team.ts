import { hashText, seededRandom } from '../../../artwork/parts/random.ts'
import type { GameRow } from '../../../catalogue/catalogue.ts'
import { vendorsShownBy } from '../../../catalogue/offer.ts'
import { dayOf, startOfDay } from '../../../lib/days.ts'
import { plainMember } from '../../../members/members.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import type { Store } from '../../../store/store.ts'
import { postPlay } from '../../records/seed/history.ts'
import { settlePast } from './past.ts'
import { planTeam } from './team-plan.ts'
import { planPlay } from './team-play.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** How long before the sandbox's own seed the team's last bet was. */
const quietMs = 10 * 60_000

/**
 * Makes the team of the merchant's agents where it is needed for the first time: whoever wants nothing of agents does not pay
 * for it. The same seed and start make the same team. Nothing where the merchant has no agents' pages.
 */
export function needTeam(part: Part, merchant: Merchant): void {
  const { store } = part
  const key = `agent-team:${merchant.code}`
  if (!merchant.features.agentCentre || store.meta.get(key) !== null) return
  store.transaction(() => {
    const at = Date.parse(store.meta.get('seeded-at') ?? part.now().toISOString())
    store.meta.set(key, String(at))
    addTeam(store, merchant, at)
    settlePast(part, merchant, at)
  })
}

function addTeam(store: Store, merchant: Merchant, at: number): void {
  const top = store.members.byName(merchant.code, 'agent')
  const second = store.members.byName(merchant.code, 'subagent')
  const games = playedGames(store, merchant)
  if (!top || !second || !games) return
  const random = seededRandom(hashText(`${merchant.code} ${store.meta.get('seed') ?? ''} team`))
  const until = at - quietMs
  const midnight = startOfDay(dayOf(until, merchant.timeZone), merchant.timeZone)
  const plan = planTeam(random, at, (name) => store.members.byName(merchant.code, name) === null)
  const ids: number[] = []
  for (const member of plan) {
    const { name, nickname, isAgent, rate, joinedAt, lastLoginAt } = member
    const id = store.members.add({
      ...plainMember,
      merchant: merchant.code,
      name,
      nickname,
      type: isAgent ? 2 : 0,
      last_login_at: lastLoginAt,
    })
    ids.push(id)
    const above = member.above === -1 ? top.id : member.above === -2 ? second.id : (ids[member.above] ?? top.id)
    store.agentTree.place(id, above, { rate, at: joinedAt })
    const { bets, moves } = planPlay({ random, games, currency: merchant.currency, until, midnight }, member)
    const row = store.members.byId(id)
    if (row) postPlay(store, { merchant, member: row }, { bets, moves })
  }
}

/** Some hot games, and a few of every other kind. */
function playedGames(store: Store, merchant: Merchant): [GameRow, ...GameRow[]] | null {
  const others = ['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT'].flatMap((type) =>
    store.catalogue.page({ type, vendors: vendorsShownBy(merchant, type), selection: '' }, 3, 0),
  )
  const [first, ...rest] = [...store.catalogue.hot(merchant.code).slice(0, 14), ...others]
  return first ? [first, ...rest] : null
}
