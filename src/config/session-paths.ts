import { isCentrePath } from './centre-path.ts'
import { isGamePage } from './game-paths.ts'
import { comparable } from './home-path.ts'

const isLottery = (path: string): boolean => isGamePage(path) && path !== '/seamless'

/** What a page asks of its visitor: a session, and `full` an account that is not a trial one. */
export function neededFor(pathname: string): 'nothing' | 'session' | 'full' {
  const path = comparable(pathname)
  if (isCentrePath(path) || isLottery(path)) return 'full'
  return path === '/favorite' || path === '/recent' ? 'session' : 'nothing'
}
