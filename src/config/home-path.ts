/** The addresses of the home page; under the last of them with the log-in above it. */
export const homePaths = ['/', '/index', '/index.html', '/home', '/login'] as const

export function isHomePath(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, '$1')
  return homePaths.some((home) => home === path)
}
