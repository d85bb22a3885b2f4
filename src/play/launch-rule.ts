import type { GameCard } from '#contract/lobby/games.ts'
import { seamlessPath } from '#contract/site/routes.ts'
import { categories } from '#src/config/categories.ts'
import { gamePath, vendorPath } from '#src/config/game-paths.ts'
import type { Role } from '#src/session/session-events.ts'

export type Playable = Pick<GameCard, 'gameType' | 'vassalage' | 'gameCode' | 'isGame' | 'hasTrial'>

export type Launch =
  /** A page that lists what the card stands for. */
  | { type: 'list'; path: string }
  /** A popup that does. */
  | { type: 'vendor-games' }
  /** First the log-in, then the path. */
  | { type: 'log-in'; path: string }
  | { type: 'needs-account' }
  | { type: 'go'; path: string }

interface Visitor {
  isSignedIn: boolean
  role: Role
}

/** The page of a card that stands for a vendor's slots; other vendors' games have no page that the card leads to. */
export function listOf({ isGame, gameType, vassalage }: Playable): string | undefined {
  if (isGame !== 'VASSALAGE' || gameType !== 'RNG') return undefined
  const category = categories().find(({ gatewayCode }) => gatewayCode === gameType)
  return category && vendorPath(category, vassalage)
}

/**
 * What a press on a card does, by the card, the visitor and whether play money is asked for. Lists are open to everybody;
 * games with play money, too; guests log in for the others, and trial accounts are told what they need.
 */
export function launchOf(card: Playable, { isSignedIn, role }: Visitor, mode?: 'trial'): Launch {
  const list = listOf(card)
  if (list !== undefined) return { type: 'list', path: list }
  if (card.isGame === 'VASSALAGE') return { type: 'vendor-games' }
  const path = gamePath(card)
  // Lotteries are played with the account's money alone.
  const isSeamless = path.startsWith(`${seamlessPath}?`)
  if (mode === 'trial' && card.hasTrial && isSeamless) return { type: 'go', path: `${path}&mode=trial` }
  if (!isSignedIn) return { type: 'log-in', path }
  if (role === 'trial') return { type: 'needs-account' }
  return { type: 'go', path }
}
