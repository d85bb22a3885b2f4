import { isGamePage } from './game-paths.ts'
import { comparable } from './home-path.ts'

export const centrePath = '/member'

/** The page of the member centre that is open: above the home page, and to agents as well. */
export const securityPage = 'securityCenter'

/** Whether this is the address of the page of account security. */
export const isSecurityPath = (pathname: string, search: string): boolean =>
  comparable(pathname) === centrePath && new URLSearchParams(search).get('page') === securityPage

const isLottery = (path: string): boolean => isGamePage(path) && path !== '/seamless'

/** What a page asks of its visitor: a session, and `full` an account that is not a trial one. */
export function neededFor(pathname: string): 'nothing' | 'session' | 'full' {
  const path = comparable(pathname)
  if (path === centrePath || isLottery(path)) return 'full'
  const own = ['/favorite', '/recent', ...(FEATURE_POINT_MALL ? ['/pointmall'] : [])]
  return own.includes(path) ? 'session' : 'nothing'
}
