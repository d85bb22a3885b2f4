import type { Hono } from 'hono'
import {
  getTournament,
  getTournamentPlace,
  getTournamentStandings,
  getTournaments,
  joinTournament,
  maxStandings,
  type Tournament as TournamentAnswer,
  type TournamentPlace,
} from '#contract/account/tournaments.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedAccountName } from '#sandbox/lib/masks.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { isCounting } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { cardOf } from '../games/lobby/cards.ts'
import { refuseGifts } from '../limits/guard.ts'
import { payTournament } from './pay.ts'
import { stateAt, type Tournament, tournamentsOf } from './plans.ts'
import { bestRounds, countedRounds } from './score.ts'
import { needEntrants } from './seed.ts'
import { ownScore, type Standing, standingsOf } from './standings.ts'
import { tournamentTitle } from './texts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export function addTournamentRoutes(app: Hono, gateway: Gateway): void {
  addPublicRoutes(app, gateway)
  addMemberRoutes(app, gateway)
}

/** What runs first, then what comes, then what is over. */
const order = ['running', 'coming', 'over'] as const

/** The merchant's tournaments with all that time has brought them. */
function allOf({ store, now }: Part, merchant: Merchant): Tournament[] | Refusal {
  if (!merchant.tournaments) return refuse('module.closed')
  needEntrants(store, merchant)
  const at = now().getTime()
  const all = tournamentsOf(store, merchant)
  for (const tournament of all) {
    if (stateAt(tournament, at) === 'over') payTournament(store, { merchant, tournament, at })
  }
  return order.flatMap((state) => all.filter((tournament) => stateAt(tournament, at) === state))
}

function found(part: Part, merchant: Merchant, id: string): Tournament | Refusal {
  const all = allOf(part, merchant)
  if (all instanceof Refusal) return all
  return all.find((tournament) => tournament.id === id) ?? refuse('tournament.unknown')
}

function addPublicRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getTournaments, ({ merchant, member, language }) => {
    const all = allOf(gateway, merchant)
    if (all instanceof Refusal) return all
    return good(all.map((tournament) => tournamentAnswer(gateway, tournament, { merchant, member, language })))
  })

  addCall(app, gateway, getTournament, ({ merchant, member, language, query }) => {
    const tournament = found(gateway, merchant, query.id)
    if (tournament instanceof Refusal) return tournament
    return good({
      ...tournamentAnswer(gateway, tournament, { merchant, member, language }),
      rules: { countedRounds, bestRounds },
      prizes: tournament.prizes.map(({ from, to, amount }) => ({ from, to, amount: decimalOf(amount) })),
      games: tournament.games
        .filter(({ type, vendor }) => isShownBy(merchant, type, vendor))
        .map((game) => cardOf(game, { merchant, language })),
    })
  })

  addCall(app, gateway, getTournamentStandings, ({ merchant, member, query }) => {
    const { id, limitNum } = query
    if (!isCounting(limitNum, maxStandings)) return refuse('request.invalid', { fields: { limitNum: 'field.invalid' } })
    const tournament = found(gateway, merchant, id)
    if (tournament instanceof Refusal) return tournament
    const rows = standingsOf(gateway.store, merchant, tournament).slice(0, limitNum)
    const isOver = stateAt(tournament, gateway.now().getTime()) === 'over'
    return good({ rows: rows.map((row) => placeAnswer(row, { isOver, member })) })
  })
}

function addMemberRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getTournamentPlace, ({ merchant, member, query }) => {
    const tournament = found(gateway, merchant, query.id)
    if (tournament instanceof Refusal) return tournament
    const joinedAt = store.tournaments.joinedAt(tournament.id, member.id)
    if (joinedAt === null) return good({ joinedAt: null, rounds: 0, best: [], place: null })
    const { rounds, best } = ownScore(store, tournament, { member: member.id, joinedAt })
    const own = standingsOf(store, merchant, tournament).find((row) => row.member === member.id)
    const isOver = stateAt(tournament, gateway.now().getTime()) === 'over'
    return good({
      joinedAt: instantOf(joinedAt),
      rounds,
      best: best.map(decimalOf),
      place: own ? placeAnswer(own, { isOver, member }) : null,
    })
  })

  addCall(app, gateway, joinTournament, ({ merchant, member, query }) => {
    const tournament = found(gateway, merchant, query.id)
    if (tournament instanceof Refusal) return tournament
    const joinedAt = store.tournaments.joinedAt(tournament.id, member.id)
    if (joinedAt !== null) return good({ joinedAt: instantOf(joinedAt) })
    const barred = refuseGifts(gateway, member)
    if (barred) return barred
    const at = gateway.now().getTime()
    if (stateAt(tournament, at) === 'over') return refuse('tournament.over')
    store.tournaments.join({ tournament: tournament.id, member_id: member.id, at })
    return good({ joinedAt: instantOf(at) })
  })
}

interface Asking {
  merchant: Merchant
  member: MemberRow | null
  language: LanguageCode
}

function tournamentAnswer({ store, now }: Part, tournament: Tournament, asking: Asking): TournamentAnswer {
  const { id, startsAt, endsAt, prizes, games } = tournament
  const { merchant, member, language } = asking
  const [first] = games
  return {
    id,
    title: tournamentTitle(id, language),
    imageUrl: first ? artAddress.wide(first.code) : '',
    state: stateAt(tournament, now().getTime()),
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
    currency: merchant.currency,
    prizeSum: decimalOf(prizes.reduce((sum, { from, to, amount }) => sum + (to - from + 1) * amount, 0)),
    isJoined: member !== null && store.tournaments.joinedAt(id, member.id) !== null,
  }
}

function placeAnswer(
  { rank, member: id, name, score, prize }: Standing,
  { isOver, member }: { isOver: boolean; member: MemberRow | null },
): TournamentPlace {
  const isOwn = id === member?.id
  return {
    rank,
    name: isOwn ? name : maskedAccountName(name),
    isOwn,
    score: decimalOf(score),
    prize: isOver && prize > 0 ? decimalOf(prize) : null,
  }
}
