import { request } from 'node:http'
import { listenOn } from '#cli/serve/listen.ts'

/** The site's own files by their paths; what else is asked for is the gateway's. */
const ownFiles = /^\/($|(sw\.js|site\.webmanifest|favicon\.\w+)$|(assets|strings|fonts|icons|dictionaries)\/)/

export interface Sent {
  path: string
  /** How it was packed: "br", "dcb", or "plain"; "304" where the browser has it. */
  encoding: string
  /** Of the status line, the headers and the body. */
  bytes: number
}

export interface SentBytes {
  port: number
  /** What was sent of the site's own files since the last time. */
  take(): Sent[]
  close(): Promise<void>
}

/**
 * A server before another on this machine, which counts what it passes on. It sees what a page, its worker and the browser
 * ask for, which no tool of the browser counts together.
 */
export async function countSentBytes(port: number): Promise<SentBytes> {
  let sent: Sent[] = []
  const server = await listenOn(
    (incoming, outgoing) => {
      const { method, url = '/', headers } = incoming
      const onwards = request({ port, method, path: url, headers }, (answer) => {
        const { statusCode = 0, statusMessage = '', rawHeaders } = answer
        const { pathname: path } = new URL(url, 'http://localhost')
        const head = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0)
        const own: Sent = {
          path,
          encoding: statusCode === 304 ? '304' : (answer.headers['content-encoding'] ?? 'plain'),
          bytes: head + `HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`.length,
        }
        if (ownFiles.test(path)) sent.push(own)
        answer.on('data', (chunk: Buffer) => {
          own.bytes += chunk.length
        })
        outgoing.writeHead(statusCode, statusMessage, rawHeaders)
        answer.pipe(outgoing)
      })
      // A visitor that leaves, and a server that is stopped: neither is asked for more.
      onwards.once('error', () => outgoing.destroy())
      outgoing.once('close', () => onwards.destroy())
      incoming.pipe(onwards)
    },
    { port: 0 },
  )
  return {
    port: server.port,
    take() {
      const taken = sent
      sent = []
      return taken
    },
    close: () => server.close(),
  }
}
