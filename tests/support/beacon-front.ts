import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

function passOn(port: number, from: IncomingMessage, to: ServerResponse): void {
  const { method, url, headers } = from
  const onward = request({ host: 'localhost', port, method, path: url, headers }, (answer) => {
    to.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(to)
  })
  onward.once('error', () => to.destroy())
  from.pipe(onward)
}

/** A web server as an operator has one: a site's reports go to the collector, all else to what serves the sites. */
export async function startFront(ports: { sites: number; collector: number }) {
  const server = createServer((from, to) => passOn(from.url === '/beacon' ? ports.collector : ports.sites, from, to))
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    siteOf: (code: string) => `http://${code}.localhost:${port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
