import * as z from 'zod/mini'
import { defineMemberCall, definePublicCall } from '../call.ts'

const launched = z.object({
  /** On one of the launch hosts; carries a launch of its own, good once and for a minute, never the session. */
  url: z.string(),
  /** `frame`: in the site's page; `tab`: the vendor asks for a tab of its own. */
  display: z.enum(['frame', 'tab']),
})

const game = {
  vassalage: z.string(),
  gameCode: z.string(),
  device: z.enum(['desktop', 'phone']),
  language: z.string(),
  /** The site's own page that the game's way out leads to. */
  backUrl: z.string(),
}

const problems = ['game.unknown', 'game.maintenance']

export const launchGame = defineMemberCall('launchGame', {
  summary: 'Opens a game with the member’s wallet',
  route: 'GET /wps/game/launchGame',
  query: z.object(game),
  value: launched,
  problems: [...problems, 'game.needs-account', 'limit.time', 'player.excluded'],
})

export const launchTrial = definePublicCall('launchTrial', {
  summary: 'Opens a game with play money of its own',
  route: 'GET /wps/game/launchTrial',
  query: z.object(game),
  value: launched,
  problems: [...problems, 'game.no-trial'],
})
