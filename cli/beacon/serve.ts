import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Milliseconds in which a whole request must have come: a report is a few hundred bytes. */
const maxRequestMs = 10_000

interface ServeOptions {
  /** 0 takes a free one. */
  port: number
  host: string
}

export interface Served {
  port: number
  close(): Promise<void>
}

/** Whether a proxy's word about where a request came from counts. */
export type TrustedProxies = (address: string) => boolean

const isIncoming = (value: unknown): value is { incoming: IncomingMessage } =>
  typeof value === 'object' && value !== null && 'incoming' in value

/** The address of whoever sent a request, behind the proxies that are trusted. */
export function senderOf(trusted: TrustedProxies): (request: Request, env: unknown) => string {
  return (request, env) => {
    let address = isIncoming(env) ? (env.incoming.socket.remoteAddress ?? '') : ''
    const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
    while (trusted(address.replace(/^::ffff:(?=\d+\.)/, ''))) {
      const before = hops.pop()
      if (!before) break
      address = before
    }
    return address
  }
}

/** @throws CliError where the port is taken, or the host is none of this machine's. */
export async function serveCollector(
  fetch: (request: Request, env: unknown) => Response | Promise<Response>,
  { port, host }: ServeOptions,
): Promise<Served> {
  const server = createServer(
    { requestTimeout: maxRequestMs, headersTimeout: maxRequestMs, connectionsCheckingInterval: 1000 },
    getRequestListener(fetch),
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE'
      const message = isTaken ? `Port ${port} is taken` : `Cannot listen on ${host}, port ${port}: ${cause.message}`
      const hint = isTaken ? 'Name another with --port, or 0 for a free one.' : 'Name an address of this machine.'
      reject(new CliError('cannot-listen', message, { cause, hint }))
    })
    server.listen(port, host, resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}
