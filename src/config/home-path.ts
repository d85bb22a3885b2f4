const homes = ['/', '/index', '/index.html', '/home']
/** The home page with a popup above it; where the tenant has providers, under each provider's name, too. */
const withPopup = ['/login', '/register', '/help']

/** A path as it is compared: in lower case, without slashes at its end. */
export const comparable = (pathname: string): string => pathname.toLowerCase().replace(/(.)\/+$/, '$1')

/** The page of the log-in that a provider sends its visitor back to, by the provider's name. */
export function providerOfPath(pathname: string): string | undefined {
  return FEATURE_SOCIAL_LOGIN ? /^\/login\/([a-z]+)$/.exec(comparable(pathname))?.[1] : undefined
}

/** Whether the home page stands there, alone or below a popup that its address asks for. */
export function isHomePath(pathname: string): boolean {
  const path = comparable(pathname)
  return isPlainHome(path) || withPopup.includes(path) || providerOfPath(path) !== undefined
}

/** Whether the home page stands there alone. */
export const isPlainHome = (pathname: string): boolean => homes.includes(comparable(pathname))
