import { site } from '#src/config/site.ts'

/** The whole address of a picture that the gateway named by a path of its own; a whole one stays as it is. */
export function assetUrl(path: string | undefined): string | undefined {
  if (!path) return undefined
  return path.startsWith('/') && !path.startsWith('//') ? `${site.gateway.baseUrl}${path}` : path
}
