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
  // What it will show comes beside it. The build-time first paint has no window, and waits for all anyway.
  if (typeof window !== 'undefined') void Promise.allSettled([askInside(window.location.pathname)])
  return (await import('./other-page.tsx')).OtherPage
})

export const TenantHome = lazyPart(async () => (await import('./home-route.tsx')).TenantHome)

/**
 * Asks for all that a page needs before it is drawn, so that none of it waits for another. What cannot
 * be had is asked for again, and told, when the page is drawn.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.allSettled(isHomePath(pathname) ? [TenantHome.ask()] : [OtherPage.ask(), askInside(pathname)])
}
