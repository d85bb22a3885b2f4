import { createAdaptorServer } from '@hono/node-server'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Sandbox } from './sandbox.ts'

export interface Listening {
  /** The port it got, where 0 was asked for. */
  port: number
  close(): Promise<void>
}

/** Serves the sandbox by itself. @throws CliError where the port is taken. */
export async function listen(sandbox: Sandbox, { port, host }: { port: number; host: string }): Promise<Listening> {
  const server = createAdaptorServer({ fetch: sandbox.app.fetch })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const hint = 'Choose another one with --port.'
      reject(new CliError('port-taken', `The gateway cannot listen on ${host}:${port}.`, { hint, cause }))
    })
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      }),
  }
}
