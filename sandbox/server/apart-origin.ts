/** Plain `localhost` for what merchants' sites on this machine open: an origin of none of them. */
export function apartOrigin(origin: string): string {
  const url = new URL(origin)
  if (url.hostname.endsWith('.localhost')) url.hostname = 'localhost'
  return url.origin
}
