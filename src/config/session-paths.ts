import { isGamePage } from './game-paths.ts'
import { comparable } from './home-path.ts'

export const centrePath = '/member'

/** The page of it that agents have, too. */
export const securityPage = 'securityCenter'

/** Whether this is an address of the account's centre, which stands over the page it was opened from. */
export const isCentrePath = (pathname: string): boolean => comparable(pathname) === centrePath

const isLottery = (path: string): boolean => isGamePage(path) && path !== '/seamless'

/** What a page asks of its visitor: a session, and `full` an account that is not a trial one. */
export function neededFor(pathname: string): 'nothing' | 'session' | 'full' {
  const path = comparable(pathname)
  if (path === centrePath || isLottery(path)) return 'full'
  const own = ['/favorite', '/recent', ...(FEATURE_POINT_MALL ? ['/pointmall'] : [])]
  return own.includes(path) ? 'session' : 'nothing'
}
