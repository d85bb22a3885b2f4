import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Where the script lies that pages begin with: the policy of a site lets its own origin's scripts run. */
const scriptPath = '/in-page.js'

/** A page with the script before all others. */
export const withScript = (html: string): string =>
  html.replace(/<head>/i, (head) => `${head}<script src="${scriptPath}"></script>`)

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer
  if (!headers['content-type']?.startsWith('text/html')) {
    response.writeHead(statusCode, headers)
    answer.pipe(response)
    return
  }
  const { 'content-length': _length, ...others } = headers
  const html = await textOf(answer)
  response.writeHead(statusCode, others)
  response.end(withScript(html))
}

export interface Forward {
  port: number
  close(): void
}

/**
 * Stands before the server at `port` for an engine that runs no script ahead of a page's own (classic WebDriver has no
 * such call): passes everything on as it is, under the host that was asked for, and puts the script into pages.
 */
export async function startForward(port: number, script: string): Promise<Forward> {
  const server = createServer((incoming, response) => {
    if (incoming.url === scriptPath) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return
    }
    const { method, url, headers } = incoming
    // Pages come as text, to write into.
    const outgoing = request({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: { ...headers, 'accept-encoding': 'identity' },
    })
    outgoing.on('response', (answer) => pass(answer, response).catch((error: Error) => response.destroy(error)))
    outgoing.on('error', (error) => response.destroy(error))
    response.on('close', () => outgoing.destroy())
    incoming.pipe(outgoing)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The forward server has no port')
  return {
    port: address.port,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
