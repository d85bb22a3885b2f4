import { site } from '#src/config/site.ts'

/**
 * The whole address of a picture that the gateway named by a path of its own; a whole one stays as it is. Undefined where there
 * is none, and for what is no address of a picture on the web.
 */
export function assetUrl(path = ''): string | undefined {
  if (/^\/(?!\/)/.test(path)) return `${site.gateway.baseUrl}${path}`
  return /^https?:/.test(path) ? path : undefined
}
