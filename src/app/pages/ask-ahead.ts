import { categories } from '#src/config/categories.ts'
import { comparable, isHomePath } from '#src/config/home-path.ts'
import { loadListPage } from './list-page-part.ts'

export const loadOtherPage = async () => (await import('./other-page.tsx')).OtherPage

/**
 * Asks for all that a page other than home needs before it is drawn, so that none of it waits for another. What cannot
 * be had is asked for again, and told, when the page is drawn.
 */
export function askAhead(pathname: string): void {
  if (isHomePath(pathname)) return
  const isList = categories().some(({ path, hasList }) => hasList && path === comparable(pathname))
  void Promise.all([loadOtherPage(), isList && loadListPage()]).catch(() => undefined)
}
