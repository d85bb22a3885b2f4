import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { hostNameSource, isHostName } from '#contract/site/host-name.ts'

/** What is wrong with a text that should be an address; `instead` is the same address as it must be written. */
export interface AddressProblem {
  message: string
  instead: string | null
}

export const httpsWanted = 'must be an https:// address'
export const hostWanted = 'must be a host name in lower case, such as "play.example"'
export const originWanted = 'must be an origin alone: https://host, without a path or a slash at the end'

/** Coarse, for editors: what a regular expression can say of the two. */
export const hostSource = `^${hostNameSource}$`
export const httpsSource = `^https://${hostNameSource}(?::[1-9][0-9]{0,4})?(?:[/?#]|$)`

/** RFC 3986: what may stand in a path, and in a query or a fragment. */
const pathPattern = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/]|%[0-9A-Fa-f]{2})*$/
const queryPattern = /^(?:[A-Za-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9A-Fa-f]{2})*$/

const problem = (message: string, instead: string | null = null): AddressProblem => ({ message, instead })

function isHost(value: string): boolean {
  // `domainToASCII` gives nothing for "xn--" that stands for no letters.
  return isHostName(value) && domainToASCII(value) === value
}

/** Also "127.1", "0x7f000001" and "2130706433": browsers read them as addresses. */
function isAddressNumber(value: string): boolean {
  const ascii = domainToASCII(value)
  return isIP(value.replace(/^\[(.*)\]$/, '$1')) !== 0 || isIP(ascii) !== 0
}

/** Null for the name of a host on the internet: ASCII in lower case (IDN as punycode), no IP address, no single label. */
export function hostProblem(value: string): AddressProblem | null {
  if (/(^|\.)localhost$/.test(value)) return problem('must not be localhost: that is each visitor’s own machine')
  if (isHost(value)) return null
  if (isAddressNumber(value)) return problem('must be a host name, not an IP address')
  // It reads as far as a host goes in an address: what stands behind is no part of one.
  const ascii = /[/\\?#@:]/.test(value) ? '' : domainToASCII(value.trim().replace(/\.$/, ''))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is what it asks for
  const wanted = /^[\u0000-\u007f]*$/.test(value) ? hostWanted : 'must be a host name in ASCII (punycode)'
  return problem(wanted, isHost(ascii) ? ascii : null)
}

interface Parts {
  host: string
  port: string | undefined
  /** From the first "/", "?" or "#" on. */
  rest: string
}

/** Null where there is a user name, or no authority that could be read. */
function partsOf(value: string): Parts | null {
  const [, authority = '', rest = ''] = /^https:\/\/([^/?#]*)(.*)$/s.exec(value) ?? []
  if (authority.includes('@')) return null
  const [, name = '', port] = /^(\[.*\]|.*?)(?::([^:]*))?$/s.exec(authority) ?? []
  return { host: name, port, rest }
}

function portProblem(port: string | undefined): AddressProblem | null {
  if (port === undefined) return null
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535) return problem('must have a port from 1 to 65535, or none')
  return port === '443' ? problem('must not name port 443: https means it') : null
}

const withHost = ({ port, rest }: Parts, name: string) =>
  `https://${name}${port === undefined ? '' : `:${port}`}${rest}`

function authorityProblem(value: string, parts: Parts | null): AddressProblem | null {
  if (!value.startsWith('https://'))
    return problem(httpsWanted, value.startsWith('http://') ? `https${value.slice(4)}` : null)
  if (parts === null) return problem('must hold no user name and no password')
  const wrong = hostProblem(parts.host)
  if (wrong === null) return portProblem(parts.port)
  const message = wrong.message.replace(/^must be a host name/, 'must have a host name')
  return problem(message, wrong.instead === null ? null : withHost(parts, wrong.instead))
}

/** Null for `https://host` or `https://host:port`. */
export function originProblem(value: string): AddressProblem | null {
  const parts = partsOf(value)
  return authorityProblem(value, parts) ?? (parts?.rest ? problem(originWanted) : null)
}

function escaped(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value).href : null
  return url !== null && url !== value && linkProblem(url) === null ? url : null
}

/** Null for an https address that a link may lead to: a strict host, and RFC 3986 behind it. */
export function linkProblem(value: string): AddressProblem | null {
  const parts = partsOf(value)
  const wrong = authorityProblem(value, parts)
  if (wrong !== null || parts === null) return wrong
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(parts.rest) ?? []
  if (pathPattern.test(path) && queryPattern.test(query) && queryPattern.test(fragment)) return null
  return problem('must be written in plain letters behind the host, all others as %XX', escaped(value))
}

/** Null for an https address that reports are sent to: with a path or without, and nothing that says more of who sends them. */
export function beaconProblem(value: string): AddressProblem | null {
  const wrong = linkProblem(value)
  if (wrong !== null || !/[?#]/.test(value)) return wrong
  return problem('must hold no query and no fragment', value.replace(/[?#].*$/s, ''))
}
