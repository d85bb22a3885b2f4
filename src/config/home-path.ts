import { homePaths, loginPath, registerPath } from '#contract/site/routes.ts'

const homes: readonly string[] = homePaths
/** The home page with a popup above it; where the tenant has providers, under each provider's name, too. */
const withPopup: readonly string[] = [loginPath, registerPath]

/** A path as it is compared: in lower case, without slashes at its end. */
export const comparable = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

/** Whether an address is that of a route without parameters. */
export const isAt = (pathname: string, path: string): boolean => comparable(pathname) === path.toLowerCase()

/** The page of the log-in that a provider sends its visitor back to, by the provider's name. */
export function providerOfPath(pathname: string): string | undefined {
  return FEATURE_SOCIAL_LOGIN ? /^\/login\/([a-z]+)$/.exec(comparable(pathname))?.[1] : undefined
}

/** Whether the home page stands there, alone or below a popup that its address asks for. */
export function isHomePath(pathname: string): boolean {
  const path = comparable(pathname)
  return isPlainHome(path) || withPopup.includes(path) || providerOfPath(path) !== undefined
}

/** Whether the address is that of a popup, which stands above the page that the visitor was on. */
export const isPopupPath = (pathname: string): boolean => withPopup.includes(comparable(pathname))

/** Whether the home page stands there alone. */
export const isPlainHome = (pathname: string): boolean => homes.includes(comparable(pathname))
