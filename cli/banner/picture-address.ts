import { CliError } from '#cli/terminal/cli-error.ts'
import type { Asked } from './ask-gateway.ts'

/**
 * Where a picture is fetched from: a path is the gateway's own, a whole address must be of a host that the site takes
 * pictures from. @throws CliError for any other
 */
export function pictureAddress(address: string, { tenant, origin, language }: Asked): URL {
  const { baseUrl, imageHosts } = tenant.gateway
  const isPath = /^\/(?!\/)/.test(address)
  const url = isPath ? URL.parse(address, origin) : URL.parse(address)
  if (!url || url.username || url.password) {
    const hint = 'A picture’s address is a path of the gateway, or begins with https://.'
    throw new CliError('picture-address', `${language}: "${address}" is no address of a picture`, { hint })
  }
  // A path can name a host too, where backslashes stand in it.
  if ([origin, baseUrl, ...imageHosts].includes(url.origin)) return url
  const hint = 'Add the host to gateway.imageHosts, without which browsers refuse the picture as well.'
  const message = `${language}: ${url} is neither at the gateway nor at one of gateway.imageHosts`
  throw new CliError('foreign-picture', message, { hint })
}
