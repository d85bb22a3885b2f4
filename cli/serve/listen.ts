import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CliError } from '#cli/terminal/cli-error.ts'
import { GuardedServer } from './guarded-server.ts'

export interface ListenOptions {
  /** 0 takes a free one. */
  port: number
  /** Names beside this machine's own that are answered, from `parseAllowedHosts`. */
  allowedHosts?: readonly string[] | undefined
}

export interface Listening {
  server: Server
  port: number
  close(): Promise<void>
}

/** Listens on all loopback addresses; a port that is taken is a clear error. */
export async function listenOn(
  listener: RequestListener,
  { port, allowedHosts = [] }: ListenOptions,
): Promise<Listening> {
  const server = new GuardedServer(allowedHosts).on('request', listener)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const isTaken = cause.code === 'EADDRINUSE'
      const message = isTaken ? `Port ${port} is taken` : `Cannot listen on port ${port}: ${cause.message}`
      reject(new CliError('cannot-listen', message, { cause, hint: 'Name another with --port, or 0 for a free one.' }))
    })
    server.listen(port, 'localhost', resolve)
  })
  return {
    server,
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Resolves when the person at the terminal, or the system, asks to stop. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
}
