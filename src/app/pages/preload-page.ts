import { categories } from '#src/config/categories.ts'
import { isAt, isHomePath } from '#src/config/home-path.ts'
import { gameOfPath } from '#src/features/play/lib/game-addresses.ts'
import { lazyPart } from '../parts/lazy-part.ts'
import { GamePage } from './game-page-part.ts'
import { ListPage } from './list-page-part.ts'

/** The page within, where its address says which one. */
function askInside(pathname: string): Promise<unknown> | undefined {
  if (gameOfPath(pathname) !== undefined) return GamePage.ask()
  return categories().some(({ path, hasList }) => hasList && isAt(pathname, path)) ? ListPage?.ask() : undefined
}

export const OtherPage = lazyPart(async () => {
  const page = import('./other-page.tsx')
  // What it will show comes beside it.
  void Promise.allSettled([askInside(window.location.pathname)])
  return (await page).OtherPage
})

/**
 * Asks for all that a page other than home needs before it is drawn, so that none of it waits for another. What cannot
 * be had is asked for again, and told, when the page is drawn.
 */
export async function preloadPage(pathname: string): Promise<void> {
  if (!isHomePath(pathname)) await Promise.allSettled([OtherPage.ask(), askInside(pathname)])
}
