import * as recentBetsCalls from '#contract/lobby/recent-bets.ts'
import * as recommendedCalls from '#contract/lobby/recommended.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addRecentBetRoutes } from './recent-bets.ts'
import { addRecommendedRoutes } from './recommended-routes.ts'

export const ownPlayArea = {
  tag: 'games',
  calls: callsOf(recentBetsCalls, recommendedCalls),
  routes: [addRecentBetRoutes, addRecommendedRoutes],
} satisfies Area
