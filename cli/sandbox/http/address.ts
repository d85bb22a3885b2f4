import type { Context } from 'hono'

const loopback = /^(127\.|::1$|::ffff:127\.)/

/**
 * The visitor's address: the peer's. A peer on this machine is taken for the preview server, whose `X-Forwarded-For`
 * then tells who asked. Calls made in process, without a socket, come from 127.0.0.1.
 */
export function addressOf(context: Context): string {
  const peer = plain(socketOf(context)?.remoteAddress ?? '127.0.0.1')
  const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
  return forwarded && loopback.test(peer) ? plain(forwarded) : peer
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
