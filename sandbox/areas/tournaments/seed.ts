import { hashText, type Random, seededRandom } from '#sandbox/artwork/parts/random.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import { plainMember } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { postPlay } from '../records/seed/history.ts'
import { movesOfPlay, type PlannedBet, rounded } from '../records/seed/history-plan.ts'
import { type Tournament, tournamentsOf } from './plans.ts'
import { standingsOf } from './standings.ts'

const players = 24
const hourMs = 3_600_000

const firsts = 'amber,cedar,cobalt,coral,jade,linen,lunar,maple,misty,ochre,rapid,velvet'.split(',')
const seconds = 'anchor,comet,ember,falcon,heron,kite,lotus,otter,pebble,signal,tide,willow'.split(',')

const keyOf = ({ code }: Merchant): string => `tournaments:${code}`

/** Whether there can be anybody to pay. */
export const hasEntrants = ({ meta }: Pick<Store, 'meta'>, merchant: Merchant): boolean =>
  meta.get(keyOf(merchant)) !== null

/**
 * Gives the merchant's tournaments those who play in them, when they are first asked for: whoever wants no tournaments does not
 * pay for it. Their rounds are bets in the ledger like any other. The same seed makes the same ones.
 */
export function needEntrants(store: Store, merchant: Merchant): void {
  if (!merchant.tournaments || hasEntrants(store, merchant)) return
  const seededAt = Date.parse(store.meta.get('seeded-at') ?? '')
  if (Number.isNaN(seededAt)) return
  store.transaction(() => {
    store.meta.set(keyOf(merchant), String(seededAt))
    const random = seededRandom(hashText(`${merchant.code} ${store.meta.get('seed') ?? ''} tournaments`))
    const begun = tournamentsOf(store, merchant).filter(
      ({ startsAt, games }) => startsAt < seededAt && games.length > 0,
    )
    for (let place = 0; place < players; place++) addPlayer(store, merchant, { random, place, begun, until: seededAt })
    for (const tournament of begun) addOwn(store, merchant, { tournament, seededAt })
  })
}

interface Planned {
  random: Random
  place: number
  begun: readonly Tournament[]
  until: number
}

function addPlayer(store: Store, merchant: Merchant, { random, place, begun, until }: Planned): void {
  const name = `${firsts[place % firsts.length]}${seconds[(place * 5) % seconds.length]}${random.whole(10, 99)}`
  const id = store.members.add({ ...plainMember, merchant: merchant.code, name, last_login_at: until - hourMs })
  const member = store.members.byId(id)
  if (!member) return
  const bets = begun.flatMap((tournament) => {
    const at = Math.floor(random.between(tournament.startsAt, tournament.startsAt + 40 * hourMs))
    store.tournaments.join({ tournament: tournament.id, member_id: id, at })
    return planRounds(random, tournament, { from: at, until, currency: merchant.currency })
  })
  bets.sort((one, other) => one.at - other.at)
  const first = bets[0]?.at ?? until
  const amount = bets.reduce((sum, { stake }) => sum + stake, 0)
  postPlay(
    store,
    { merchant, member },
    { bets, moves: [{ at: first - hourMs, kind: 'opening', amount }, ...movesOfPlay(bets)] },
  )
}

const stakes = [10, 10, 20, 20, 50, 100] as const

function planRounds(
  random: Random,
  { games, endsAt }: Tournament,
  { from, until, currency }: { from: number; until: number; currency: string },
): PlannedBet[] {
  const [game, ...others] = games
  if (!game) return []
  return Array.from({ length: random.whole(12, 44) }, () => {
    const at = Math.floor(random.between(from, Math.min(endsAt, until) - hourMs))
    const stake = minorUnitsOf(random.pick(stakes), currency)
    const luck = random.next()
    const times =
      luck < 0.02 ? random.between(8, 24) : luck < 0.12 ? random.between(2, 6) : luck < 0.4 ? random.next() * 2 : 0
    const returned = rounded(stake * times, currency)
    return { game: random.pick([game, ...others]), at, settledAt: at, stake, valid: stake, returned }
  })
}

/** `player` takes part in what is over, where that brought nothing: no balance changes by being looked at. */
function addOwn(
  store: Store,
  merchant: Merchant,
  { tournament, seededAt }: { tournament: Tournament; seededAt: number },
): void {
  const player = store.members.byName(merchant.code, 'player')
  if (!player || tournament.endsAt > seededAt) return
  const entry = { tournament: tournament.id, member_id: player.id, at: tournament.startsAt + hourMs }
  store.tournaments.join(entry)
  const own = standingsOf(store, merchant, tournament).find(({ member }) => member === player.id)
  if (own && own.prize > 0) store.tournaments.leave(tournament.id, player.id)
}
