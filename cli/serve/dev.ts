import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { isGatewayPath, tenantOfHost } from './hosts.ts'
import { indexPage, type ListedSite } from './index-page.ts'
import { type Listening, listenOn } from './listen.ts'

/** One tenant as the development server shows it, read anew after each change. */
export interface DevSite {
  vite: InlineConfig
  /** The page before Vite has put its client in; the theme stands in `<style id="livery-theme">`. */
  html: string
  css: string
  /** Strings, logo and the like by their address. */
  texts: ReadonlyMap<string, string>
  /** Absolute sources by address. */
  files: ReadonlyMap<string, string>
}

export interface DevOptions {
  sites: readonly ListedSite[]
  /** Reads a tenant; null where something is wrong, which the caller has said. */
  load(code: string): Promise<DevSite | null>
  gateway: (request: Request, env: unknown) => Response | Promise<Response>
  /** Absolute folders whose changes are a tenant's own: tenants, tokens, locales. */
  watched: readonly string[]
  port: number
  log(line: string): void
}

interface Running {
  vite: ViteDevServer
  site: DevSite
}

const types: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
}

/** Lets new theme CSS in without a reload. */
const themeUpdate =
  '<script type="module">import.meta.hot?.on("livery:theme",(css)=>{document.getElementById("livery-theme").textContent=css})</script>'

function reload(running: Running, site: DevSite): void {
  const isOnlyTheme = site.css !== running.site.css && site.html === running.site.html
  running.site = site
  if (isOnlyTheme) running.vite.ws.send('livery:theme', site.css)
  else running.vite.ws.send({ type: 'full-reload' })
}

async function sendPage(running: Running, url: string, response: ServerResponse): Promise<void> {
  const { html, css } = running.site
  const withTheme = html.replace('</head>', () => `<style id="livery-theme">${css}</style>${themeUpdate}</head>`)
  const page = await running.vite.transformIndexHtml(url, withTheme)
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
}

function sendOwn(running: Running, path: string, response: ServerResponse): boolean {
  const text = running.site.texts.get(path)
  const source = running.site.files.get(path)
  if (text === undefined && source === undefined) return false
  const body = text ?? (source === undefined ? '' : readFileSync(source))
  response
    .writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain', 'Cache-Control': 'no-store' })
    .end(body)
  return true
}

function answer(running: Running, request: IncomingMessage, response: ServerResponse): void {
  const url = request.url ?? '/'
  const path = decodeURIComponent(url.split('?')[0] ?? '/')
  if (sendOwn(running, path, response)) return
  const isPage = (request.headers.accept ?? '').includes('text/html') && extname(path) !== '.tsx'
  if (isPage) {
    sendPage(running, url, response).catch((error: Error) => {
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error.stack}\n`)
    })
    return
  }
  running.vite.middlewares(request, response, () => response.writeHead(404).end())
}

/** Serves tenants from source on one port: code, tokens, strings and tenant.json reload as they change. */
export async function serveDev(options: DevOptions): Promise<Listening> {
  const running = new Map<string, Promise<Running | null>>()
  const gateway = getRequestListener(options.gateway)
  const listening = await listenOn((request, response) => void handle(request, response), options.port)

  const start = async (code: string): Promise<Running | null> => {
    const site = await options.load(code)
    if (!site) return null
    const vite = await createServer({
      ...site.vite,
      appType: 'custom',
      server: {
        middlewareMode: true,
        hmr: { server: listening.server, path: `/__hmr/${code}` },
        allowedHosts: ['.localhost'],
      },
    })
    vite.watcher.add([...options.watched])
    const handleChange = async (path: string) => {
      if (!options.watched.some((folder) => path.startsWith(folder))) return
      const [now, next] = await Promise.all([running.get(code), options.load(code)])
      if (now && next) reload(now, next)
    }
    vite.watcher.on('change', (path) => {
      handleChange(path).catch((error: Error) => options.log(`${code}: ${error.message}`))
    })
    return { vite, site }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const code = tenantOfHost(request.headers.host)
    if (isGatewayPath((request.url ?? '/').split('?')[0] ?? '/')) {
      await gateway(request, response)
      return
    }
    if (code === null || !options.sites.some((site) => site.code === code)) {
      response.writeHead(code === null ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(indexPage(options.sites, String(listening.port)))
      return
    }
    const known = running.get(code) ?? start(code)
    running.set(code, known)
    const site = await known
    if (site) {
      answer(site, request, response)
      return
    }
    running.delete(code)
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(`"${code}" has findings: see the terminal.\n`)
  }

  const close = async () => {
    for (const entry of running.values()) await (await entry)?.vite.close()
    await listening.close()
  }
  return { ...listening, close }
}
