import { cachePrefix } from '#contract/site/worker.ts'

export const pagesCache = `${cachePrefix}pages`

/**
 * Under which address the page is stored that an address may begin with: home in the language that its first part names,
 * else at the root. Nothing else of an address is stored; it may hold a secret.
 */
export function homeOf(path: string, languages: readonly string[]): string {
  const first = path.split('/')[1] ?? ''
  return languages.includes(first) ? `/${first}/` : '/'
}

/** Whether a page is a home page as it is, which starts the site at any address. */
export const isHome = (path: string, languages: readonly string[]): boolean =>
  path === homeOf(path, languages) || `${path}/` === homeOf(path, languages)

/** A page that another visit can begin with. A browser takes no redirected one out of a cache. */
export const isWholePage = ({ status, redirected, headers }: Response): boolean =>
  status === 200 && !redirected && (headers.get('content-type') ?? '').startsWith('text/html')
