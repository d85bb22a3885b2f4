import { type Location, NavigationType } from 'react-router-dom'
import { isAccountPath } from '#src/config/account-path.ts'
import { isGamePage } from '#src/config/game-paths.ts'
import { comparable } from '#src/config/home-path.ts'
import { gameOfPath } from '#src/features/play/lib/game-addresses.ts'
import { pathBelow } from '../account/background.ts'
import type { Step } from '../router/site-router.tsx'

/**
 * What moves: the picture of a tile that becomes that of its game, and back; the account over its page; a page of the account
 * beside the list of them.
 */
export type Motion = 'game' | 'account' | 'pages'

const accountPageAt = ({ search }: Location): string | undefined =>
  new URLSearchParams(search).get('page')?.toLowerCase()

/** The page at a location, whatever its address says besides. */
export const pageAt = (location: Location): string => {
  const path = comparable(location.pathname)
  return isAccountPath(path) ? `${path} ${accountPageAt(location) ?? ''}` : path
}

export const isGameAt = ({ pathname }: Location): boolean => gameOfPath(pathname) !== undefined

function withAccount(from: Location, to: Location): Motion | undefined {
  if (!isAccountPath(from.pathname)) return 'account'
  if (isAccountPath(to.pathname)) return 'pages'
  // From the account a link may lead elsewhere than to the page below it.
  const below = pathBelow(from.state) ?? '/'
  return below === to.pathname + to.search + to.hash ? 'account' : undefined
}

/** What moves on a step from one location to another; undefined: nothing. `hasTile`: a tile was pressed that leads there. */
export function motionOf({ location: to, how }: Step, from: Location, hasTile: boolean): Motion | undefined {
  if (pageAt(from) === pageAt(to) || isGamePage(from.pathname) || isGamePage(to.pathname)) return undefined
  if (isAccountPath(from.pathname) || isAccountPath(to.pathname)) return withAccount(from, to)
  if (how === NavigationType.Pop) return isGameAt(from) || isGameAt(to) ? 'game' : undefined
  return isGameAt(to) && hasTile ? 'game' : undefined
}
