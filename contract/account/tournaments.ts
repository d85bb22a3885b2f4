import * as z from 'zod/mini'
import { decimal, defineMemberCall, defineVisitorCall, instant } from '../call.ts'
import { gameCard } from '../lobby/games.ts'

export const tournamentStates = ['coming', 'running', 'over'] as const

/** How many rows of the standings may be asked for. */
export const maxStandings = 100

const tournament = z.object({
  id: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  state: z.enum(tournamentStates),
  startsAt: instant,
  endsAt: instant,
  /** ISO 4217, of its prizes. */
  currency: z.string(),
  /** All prizes together. */
  prizeSum: decimal,
  /** Whether the member takes part; false for a guest. */
  isJoined: z.boolean(),
})

export type Tournament = z.infer<typeof tournament>

const prize = z.object({
  /** The places that have it, from 1: the first and the last of them. */
  from: z.number(),
  to: z.number(),
  /** Of each of these places. */
  amount: decimal,
})

/** A place is shared by equal scores; who shares places shares their prizes equally. */
const place = z.object({
  rank: z.number(),
  /** Masked, but for the member who asks. */
  name: z.string(),
  isOwn: z.boolean(),
  /** The sum of the best multiples: "38.50". */
  score: decimal,
  /** What the place has brought; null for nothing, and until the tournament is over. */
  prize: z.nullable(decimal),
})

export type TournamentPlace = z.infer<typeof place>

export const getTournaments = defineVisitorCall('getTournaments', {
  module: 'tournaments',
  summary: 'Tournaments that run, that are coming and that are over, in this order',
  route: 'GET /wps/tournaments',
  query: z.object({ language: z.string() }),
  value: z.array(tournament),
})

export const getTournament = defineVisitorCall('getTournament', {
  module: 'tournaments',
  summary: 'A tournament with its rules, prizes and games',
  route: 'GET /wps/tournaments/{id}',
  query: z.object({ id: z.string().check(z.maxLength(64)), language: z.string() }),
  value: z.extend(tournament, {
    /** A score is the sum of the best `bestRounds` multiples among the first `countedRounds` rounds after joining. */
    rules: z.object({ countedRounds: z.number(), bestRounds: z.number() }),
    /** The first place first. */
    prizes: z.array(prize),
    games: z.array(gameCard),
  }),
  problems: ['tournament.unknown'],
})

export const getTournamentStandings = defineVisitorCall('getTournamentStandings', {
  module: 'tournaments',
  summary: 'The places of a tournament, the first one first; of one that is over as they were at its end',
  route: 'GET /wps/tournaments/{id}/standings',
  query: z.object({
    id: z.string().check(z.maxLength(64)),
    /** At most `maxStandings`. */
    limitNum: z.number(),
  }),
  value: z.object({ rows: z.array(place) }),
  problems: ['tournament.unknown'],
})

export const getTournamentPlace = defineMemberCall('getTournamentPlace', {
  module: 'tournaments',
  summary: 'The member’s own place in a tournament, with the rounds that make the score',
  route: 'GET /wps/tournaments/{id}/place',
  query: z.object({ id: z.string().check(z.maxLength(64)) }),
  value: z.object({
    /** Null where the member does not take part. */
    joinedAt: z.nullable(instant),
    /** Rounds of the member's that count, of `countedRounds`. */
    rounds: z.number(),
    /** The multiples that make the score, the largest first. */
    best: z.array(decimal),
    /** Null without a counted round. */
    place: z.nullable(place),
  }),
  problems: ['tournament.unknown'],
})

export const joinTournament = defineMemberCall('joinTournament', {
  module: 'tournaments',
  summary: 'Takes part, which costs nothing; who takes part already stays as they are',
  route: 'POST /wps/tournaments/{id}/join',
  query: z.object({ id: z.string().check(z.maxLength(64)) }),
  value: z.object({ joinedAt: instant }),
  problems: ['tournament.unknown', 'tournament.over', 'account.trial', 'player.excluded'],
})
