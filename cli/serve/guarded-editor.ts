import { timingSafeEqual } from 'node:crypto'
import type { Plugin } from 'vite'

const path = '/__open-in-editor'
/** How Vite's client asks for the editor. */
const asking = '__open-in-editor?file='

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/**
 * Opens files in the editor for pages of this server alone. Vite does it for whoever can send a request; here it asks for
 * the token that Vite gives its own client for the socket, and that no other page can read.
 */
export function guardedEditor(): Plugin {
  let token = ''
  return {
    name: 'livery:guarded-editor',
    enforce: 'post',
    configResolved(config) {
      token = config.webSocketToken
    },
    configureServer(server) {
      server.middlewares.use(path, (request, response, next) => {
        const given = new URL(request.url ?? '/', 'http://localhost').searchParams.get('token') ?? ''
        if (isSame(given, token)) return next()
        response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end('The editor opens for the pages of this server alone: the request has no token of theirs.\n')
      })
    },
    transform(code, id) {
      if (!/\/vite\/dist\/client\/client\.mjs$/.test(id.replace(/\?.*$/, ''))) return
      return code.replaceAll(asking, `__open-in-editor?token=${encodeURIComponent(token)}&file=`)
    },
  }
}
