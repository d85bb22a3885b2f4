import * as tournamentCalls from '#contract/account/tournaments.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { settleTournaments } from './pay.ts'
import { addTournamentRoutes } from './routes.ts'
import { tournamentsTables } from './tables.ts'

export const tournamentsArea = {
  tag: 'promotions',
  calls: callsOf(tournamentCalls),
  routes: [addTournamentRoutes],
  tables: tournamentsTables,
  settle: settleTournaments,
} satisfies Area
