import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { containedPath } from '#cli/terminal/contained-file.ts'
import { onceQuiet, oneAtATime } from './follow-changes.ts'
import { guardedEditor } from './guarded-editor.ts'
import { withPlayHost } from './stand-in.ts'

/** One tenant as the development server shows it, read anew after each change. */
export interface DevSite {
  /** Taken at the start; what may change with the tenant is in the page. */
  vite: InlineConfig
  /** The page before Vite has put its client in; the theme stands in `<style id="livery-theme">`. */
  html: string
  css: string
  /** Strings, logo and the like by their address. */
  texts: ReadonlyMap<string, string>
  /** Absolute sources by address. */
  files: ReadonlyMap<string, string>
  /** The icon at an address: drawn when a browser asks for one. */
  drawIcon(path: string): Uint8Array | undefined
}

export interface DevTenantOptions {
  code: string
  /** Reads the tenant; null where something is wrong, which the caller has said. */
  load(): Promise<DevSite | null>
  /** Absolute folders whose changes are a tenant's own: tenants, tokens, locales. */
  watched: readonly string[]
  /** Carries the connection by which Vite tells the browser of changes. */
  server: Server
  /** Names beside this machine's own that are answered. */
  allowedHosts: readonly string[]
  log(line: string): void
}

/** A tenant that is being served from source. */
export interface DevTenant {
  /** Answers a request for a path, which is decoded and without its query. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void>
  close(): Promise<void>
}

const types: Record<string, string> = {
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
}

/**
 * Lets new theme CSS in without a reload, and says which state of the tenant the page shows: a change that came after
 * the page was sent and before its socket was open would else never reach it.
 */
const follow =
  '<script type="module">import.meta.hot?.on("livery:theme",(css)=>{document.getElementById("livery-theme").textContent=css});' +
  'import.meta.hot?.send("livery:shows",globalThis.liveryState)</script>'

/** What a browser that shows `before` must do to show `after`. */
function stepBetween(before: DevSite, after: DevSite): 'nothing' | 'theme' | 'reload' {
  const isSamePage =
    before.html === after.html &&
    isDeepStrictEqual(before.texts, after.texts) &&
    isDeepStrictEqual(before.files, after.files)
  if (!isSamePage) return 'reload'
  return before.css === after.css ? 'nothing' : 'theme'
}

/**
 * Milliseconds without a change before a folder is read: a file is emptied before it is written, and of two changes within
 * 5 ms the watcher tells the first alone.
 */
const quiet = 30

/** What a link in a tenant's folder leads to outside of it: the watcher would go there. */
function leadsOut(watched: readonly string[], path: string): boolean {
  const folder = watched.find((candidate) => path.startsWith(candidate + sep))
  if (folder === undefined) return false
  const found = containedPath(join(folder, relative(folder, path).split(sep)[0] ?? ''), path)
  return typeof found !== 'string' && found.kind === 'outside'
}

async function startVite(
  { code, watched, server, allowedHosts }: DevTenantOptions,
  site: DevSite,
): Promise<ViteDevServer> {
  const vite = await createServer({
    ...site.vite,
    appType: 'custom',
    plugins: [...(site.vite.plugins ?? []), guardedEditor()],
    server: {
      middlewareMode: true,
      hmr: { server, path: `/__hmr/${code}` },
      allowedHosts: ['.localhost', ...allowedHosts],
      // Nobody but the site's own pages reads its source.
      cors: false,
      watch: { ignored: (path) => leadsOut(watched, path) },
    },
  })
  vite.watcher.add([...watched])
  return vite
}

/** Serves one tenant from source and follows its changes; null where its folder has findings. */
export async function startDevTenant(options: DevTenantOptions): Promise<DevTenant | null> {
  const first = await options.load()
  if (!first) return null
  let site = first
  let state = 0
  const vite = await startVite(options, site)

  const update = oneAtATime(async () => {
    const next = await options.load()
    if (!next) return
    const step = stepBetween(site, next)
    site = next
    if (step !== 'nothing') state++
    if (step === 'theme') vite.ws.send('livery:theme', site.css)
    if (step === 'reload') vite.ws.send({ type: 'full-reload' })
  })

  const changed = onceQuiet(() => {
    update().catch((error: Error) => options.log(`${options.code}: ${error.message}`))
  }, quiet)

  vite.ws.on('livery:shows', (shown: unknown, client) => {
    if (shown !== state) client.send({ type: 'full-reload' })
  })

  vite.watcher.on('all', (_, path) => {
    if (!options.watched.some((folder) => path.startsWith(folder + sep))) return
    changed()
  })

  async function sendPage({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { html, css } = site
    const script = `<script>globalThis.liveryState=${state}</script>`
    const withTheme = html.replace('</head>', () => `<style id="livery-theme">${css}</style>${script}${follow}</head>`)
    const page = await vite.transformIndexHtml(url, withPlayHost(withTheme, `http://${headers.host}`))
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
  }

  function ownBody(path: string): string | Uint8Array | undefined {
    const source = site.files.get(path)
    return site.texts.get(path) ?? (source === undefined ? site.drawIcon(path) : readFileSync(source))
  }

  return {
    async answer(path, request, response) {
      const body = ownBody(path)
      if (body !== undefined) {
        const type = types[extname(path)] ?? 'text/plain'
        response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
        return
      }
      const isPage = (request.headers.accept ?? '').includes('text/html') && extname(path) !== '.tsx'
      if (isPage) await sendPage(request, response)
      else vite.middlewares(request, response, () => response.writeHead(404).end())
    },
    close: () => vite.close(),
  }
}
