import { categories } from '#src/config/categories.ts'

const parts = (): string[] => [
  '/promotions',
  '/favorite',
  '/recent',
  ...categories().map(({ path }) => path),
  ...(FEATURE_POINT_MALL ? ['/pointmall'] : []),
  ...(FEATURE_APP_DOWNLOAD ? ['/m/appdownload'] : []),
  ...(FEATURE_WINNER_BOARD ? ['/winners'] : []),
  ...(FEATURE_BLOG ? ['/blog'] : []),
]

/** A part of the site that this tenant has, but that is not open now or yet; it answers with a page that says so. */
export function isClosedPath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return parts().includes(path) || (FEATURE_BLOG && path.startsWith('/blog/'))
}
