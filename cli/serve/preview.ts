import { getRequestListener } from '@hono/node-server'
import { isGatewayPath, isPlayHost, isPlayPath, tenantOfHost } from './hosts.ts'
import { indexPage, type ListedSite } from './index-page.ts'
import { type Listening, type ListenOptions, listenOn } from './listen.ts'
import { serveBuiltSite, siteDirOf } from './static-site.ts'

type Fetch = (request: Request, env: unknown) => Response | Promise<Response>

export interface PreviewOptions extends ListenOptions {
  sites: readonly ListedSite[]
  /** Absolute: holds a folder per tenant, with a built site or with releases. */
  outDir: string
  /** The gateway that answers on every site's own origin. */
  gateway: Fetch
}

function page(html: string): Response {
  const policy =
    "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  })
}

/** Serves built sites by host name on one port, each with the gateway behind it; plain localhost lists them. */
export async function servePreview(options: PreviewOptions): Promise<Listening> {
  const codes = options.sites.map((site) => site.code)
  const answer: Fetch = (request, env) => {
    const url = new URL(request.url)
    const host = request.headers.get('host') ?? url.host
    if (isPlayHost(host)) {
      return isPlayPath(url.pathname) ? options.gateway(request, env) : new Response('Not found\n', { status: 404 })
    }
    const code = tenantOfHost(host, codes)
    if (code === null)
      return isGatewayPath(url.pathname, options.sites) || isPlayPath(url.pathname)
        ? options.gateway(request, env)
        : page(indexPage(options.sites, url.port))
    if (!codes.includes(code)) return new Response(`There is no site "${code}" here.\n`, { status: 404 })
    if (isGatewayPath(url.pathname, options.sites)) return options.gateway(request, env)
    return serveBuiltSite(siteDirOf(options.outDir, code), request)
  }
  return listenOn(getRequestListener(answer), options)
}
