import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { containedPath } from '#cli/terminal/contained-file.ts'
import type { ShownFindings } from './dev-findings.ts'
import { clientScript, devPagePlugin } from './dev-page/dev-page.ts'
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
  /** What the gateway tells of this tenant: a page that has asked for it already is loaded again. */
  merchant: unknown
  /** Absolute: the tenant's own folder, and those that it extends. */
  folders: readonly string[]
  /** The icon at an address: drawn when a browser asks for one. */
  drawIcon(path: string): Uint8Array | undefined
}

export interface DevTenantOptions {
  code: string
  /** Reads the tenant; null where something is wrong, which the caller has said. */
  load(): Promise<DevSite | null>
  /** What the last `load` found, for the page. */
  findings(): ShownFindings
  /** Absolute folders whose changes are a tenant's own: tenants, tokens, locales. */
  watched: readonly string[]
  /** Absolute: the one of these that holds a folder per tenant. */
  tenantsDir: string
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

export const asksForPage = ({ headers }: IncomingMessage) => (headers.accept ?? '').includes('text/html')

/** curl and the like say nothing of what they want; a browser that asks for a module says so. */
const isToolAsking = (path: string, { headers }: IncomingMessage) =>
  headers['sec-fetch-dest'] === undefined && extname(path) === '' && !/^\/(@|__)/.test(path)

const stringsPath = /^\/strings\/([^/]+)\/([^/]+)\.json$/

const isStrings = (path: string) => stringsPath.test(path)

/** Strings of one namespace, as the page takes them in. */
interface ChangedStrings {
  tag: string
  namespace: string
  strings: unknown
}

/** What a browser that shows one state must be told to show the next; null: it has to load the page again. */
interface Step {
  css: string | null
  strings: readonly ChangedStrings[]
}

const withoutStrings = ({ html, texts, files, merchant }: DevSite) => ({
  html,
  texts: [...texts].filter(([path]) => !isStrings(path)),
  files,
  merchant,
})

function stepBetween(before: DevSite, after: DevSite): Step | null {
  if (!isDeepStrictEqual(withoutStrings(before), withoutStrings(after))) return null
  const changed = [...after.texts].filter(([path, text]) => isStrings(path) && before.texts.get(path) !== text)
  const strings = changed.map(([path, text]): ChangedStrings => {
    const [, tag = '', namespace = ''] = stringsPath.exec(path) ?? []
    const file = JSON.parse(text) as Record<string, unknown>
    return { tag, namespace, strings: file[namespace] }
  })
  return { css: before.css === after.css ? null : after.css, strings }
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
    plugins: [...(site.vite.plugins ?? []), devPagePlugin(), guardedEditor()],
    server: {
      middlewareMode: true,
      // What is wrong with the code stands in the own overlay, too.
      hmr: { server, path: `/__hmr/${code}`, overlay: false },
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
  let isWrong = false
  const vite = await startVite(options, site)

  function takeIn(next: DevSite): void {
    const step = stepBetween(site, next)
    site = next
    if (step?.css === null && step.strings.length === 0) return
    state++
    if (!step) vite.ws.send({ type: 'full-reload' })
    if (step?.css) vite.ws.send('livery:theme', step.css)
    if (step && step.strings.length > 0) vite.ws.send('livery:strings', step.strings)
  }

  const update = oneAtATime(async () => {
    const next = await options.load()
    isWrong = next === null
    if (next) takeIn(next)
    vite.ws.send('livery:findings', options.findings())
  })

  const isWithin = (path: string, folders: readonly string[]) => folders.some((folder) => path.startsWith(folder + sep))

  /** Another tenant's folder is none of ours; while ours is wrong, what it lacks may be in any. */
  function isOurs(path: string): boolean {
    if (!isWithin(path, options.watched)) return false
    return isWrong || !isWithin(path, [options.tenantsDir]) || isWithin(path, site.folders)
  }

  const changed = onceQuiet(() => {
    update().catch((error: Error) => options.log(`${options.code}: ${error.message}`))
  }, quiet)

  vite.ws.on('livery:shows', (shown: unknown, client) => {
    if (shown !== state) client.send({ type: 'full-reload' })
    else client.send('livery:findings', options.findings())
  })

  vite.watcher.on('all', (_, path) => {
    if (isOurs(path)) changed()
  })

  async function sendPage({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { html, css } = site
    const script = `<script>globalThis.liveryState=${state}</script>`
    const withTheme = html.replace(
      '</head>',
      () => `<style id="livery-theme">${css}</style>${script}${clientScript}</head>`,
    )
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
      const isPage = extname(path) !== '.tsx' && (asksForPage(request) || isToolAsking(path, request))
      if (isPage) await sendPage(request, response)
      else vite.middlewares(request, response, () => response.writeHead(404).end())
    },
    close: () => vite.close(),
  }
}
