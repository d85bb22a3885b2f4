import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { TrustedProxies } from './trusted-proxies.ts'

/**
 * The visitor's address: the peer's. A peer that is a trusted proxy says in `X-Forwarded-For` who asked it, and so on from
 * right to left; what an untrusted one says counts nothing. Calls made in process, without a socket, come from 127.0.0.1.
 */
export function addressOf(context: Context, isTrusted: TrustedProxies): string {
  const peer = plain(socketOf(context)?.remoteAddress ?? '127.0.0.1')
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => plain(hop.trim()))
  let address = peer
  while (isTrusted(address)) {
    const before = hops.pop() ?? ''
    if (isIP(before) === 0) break
    address = before
  }
  return address
}

interface PeerSocket {
  remoteAddress: string | undefined
  destroy(): void
}

/** The connection under a request, where @hono/node-server gave one. */
export function socketOf(context: Context): PeerSocket | null {
  const incoming: unknown = context.env?.incoming
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return null
  const { socket } = incoming
  return isPeerSocket(socket) ? socket : null
}

function isPeerSocket(value: unknown): value is PeerSocket {
  return typeof value === 'object' && value !== null && 'destroy' in value && 'remoteAddress' in value
}

function plain(address: string): string {
  return address.replace(/^::ffff:/, '').slice(0, 45)
}
