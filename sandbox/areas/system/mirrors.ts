import type { Hono } from 'hono'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, refuse } from '#sandbox/server/problems.ts'

/**
 * Two stand-ins for hosts of pictures, to be named in a state's `imageCDNs`: one has every picture of `/art`, the other
 * fails each time.
 */
export function addMirrorRoutes(app: Hono, gateway: Gateway): void {
  app.get('/sandbox/cdn/good/art/*', (context) => {
    const url = new URL(context.req.url)
    const path = url.pathname.slice(url.pathname.indexOf('/art/'))
    return app.request(path + url.search, { headers: context.req.header() })
  })
  app.get('/sandbox/cdn/broken/*', () => problemResponse(refuse('system.fault'), gateway.now(), 503))
}
