const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'

/** Two or more labels of letters, digits and hyphens, a letter first in the last one: what a number ends is an IP address. */
export const hostNameSource = `(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?`

const hostName = new RegExp(`^${hostNameSource}$`)

/** Octets of a whole name in the DNS (RFC 1035). */
const maxLength = 253

/** Whether a text has the form of a host name on the internet: ASCII in lower case, no IP address, no single label. */
export function isHostName(value: string): boolean {
  return value.length <= maxLength && hostName.test(value)
}
