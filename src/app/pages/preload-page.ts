import { categories } from '#src/config/categories.ts'
import { isAt, isHomePath } from '#src/config/home-path.ts'
import { earlyPart } from '../parts/lazy-part.ts'
import { preloadListPage } from './list-page-part.ts'

const preloadList = (pathname: string) =>
  categories().some(({ path, hasList }) => hasList && isAt(pathname, path)) && preloadListPage()

const other = earlyPart(async () => {
  const page = import('./other-page.tsx')
  // What it will show comes beside it. The build-time first paint has no window, and waits for all anyway.
  if (typeof window !== 'undefined') void Promise.allSettled([preloadList(window.location.pathname)])
  return (await page).OtherPage
})

const home = earlyPart(async () => (await import('./home-route.tsx')).TenantHome)

export const OtherPage = other.Part
export const TenantHome = home.Part

/**
 * Asks for all that a page needs before it is drawn, so that none of it waits for another. What cannot
 * be had is asked for again, and told, when the page is drawn.
 */
export async function preloadPage(pathname: string): Promise<void> {
  await Promise.allSettled(isHomePath(pathname) ? [home.ask()] : [other.ask(), preloadList(pathname)])
}
