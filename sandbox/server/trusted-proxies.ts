import { BlockList, isIP, isIPv4 } from 'node:net'
import { SandboxError } from '../lib/sandbox-error.ts'

/** Whether an address is that of a proxy whose word about the visitor's address counts. */
export type TrustedProxies = (address: string) => boolean

const familyOf = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6')

/** "127.0.0.1", "10.0.0.0/8", "::1": those whose `X-Forwarded-For` counts. @throws SandboxError at what is neither. */
export function parseTrustedProxies(values: readonly string[] = []): TrustedProxies {
  const list = new BlockList()
  for (const value of values) {
    const [, address = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(value) ?? []
    const length = bits === undefined ? undefined : Number(bits)
    if (isIP(address) === 0 || (length !== undefined && length > (isIPv4(address) ? 32 : 128))) {
      throw new SandboxError('bad-proxy', `--trust-proxy takes an address or a range, which "${value}" is not`, {
        hint: 'Name the proxy as 127.0.0.1, ::1 or 10.0.0.0/8.',
        isUsage: true,
      })
    }
    if (length === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, length, familyOf(address))
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address))
}
