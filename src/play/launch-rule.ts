import { gamePath } from '#src/config/game-paths.ts'
import type { Role } from '#src/session/session-events.ts'

type Playable = Parameters<typeof gamePath>[0]

/** What a click on a game does: guests log in, trial accounts are told what they need, others play. */
export type Launch = { type: 'log-in' } | { type: 'needs-account' } | { type: 'go'; path: string }

export function launchOf(game: Playable, session: { isSignedIn: boolean; role: Role }): Launch {
  if (!session.isSignedIn) return { type: 'log-in' }
  if (session.role === 'trial') return { type: 'needs-account' }
  return { type: 'go', path: gamePath(game) }
}
