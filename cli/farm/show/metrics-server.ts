import { createServer, type Server } from 'node:http'
import { CliError } from '#cli/terminal/cli-error.ts'
import { parsePort } from '#cli/terminal/parse-port.ts'

/** Answers /metrics, on this machine alone unless told otherwise. Undefined where no port was named. */
export async function serveMetrics(
  port: string | undefined,
  host: string,
  text: () => string,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  const server = createServer((request, response) => {
    const isAsked = request.method === 'GET' && request.url?.split('?')[0] === '/metrics'
    response.writeHead(isAsked ? 200 : 404, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
    response.end(isAsked ? text() : 'Only GET /metrics is answered\n')
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => {
      const hint = 'Name another one with --metrics, or another address with --metrics-host.'
      reject(
        new CliError('port-taken', `Metrics cannot be served on ${host}:${port}: ${cause.message}`, { hint, cause }),
      )
    })
    server.listen(parsePort(port), host, resolve)
  })
  // It keeps no command from ending.
  server.unref()
  return server
}
