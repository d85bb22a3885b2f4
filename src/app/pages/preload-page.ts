import { categories } from '#src/config/categories.ts'
import { isAt, isHomePath } from '#src/config/home-path.ts'
import { earlyPart } from '../parts/lazy-part.ts'
import { preloadListPage } from './list-page-part.ts'

const preloadList = (pathname: string) =>
  categories().some(({ path, hasList }) => hasList && isAt(pathname, path)) && preloadListPage()

const other = earlyPart(async () => {
  const page = import('./other-page.tsx')
  // What it will show comes beside it.
  void Promise.allSettled([preloadList(window.location.pathname)])
  return (await page).OtherPage
})

export const OtherPage = other.Part

/**
 * Asks for all that a page other than home needs before it is drawn, so that none of it waits for another. What cannot
 * be had is asked for again, and told, when the page is drawn.
 */
export async function preloadPage(pathname: string): Promise<void> {
  if (!isHomePath(pathname)) await Promise.allSettled([other.ask(), preloadList(pathname)])
}
