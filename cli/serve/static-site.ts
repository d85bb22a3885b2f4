import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'
import { workerPath } from '#contract/site/worker.ts'
import { type Packing, pack, packingFor } from '#sandbox/server/packed.ts'
import { type PathHeaders, parseHeaderFile } from '../site-files/header-file.ts'
import { type PageLanguages, pageLanguage } from '../site-files/page-languages.ts'
import { gatewayAddresses, standIn } from './stand-in.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

/** Of the compressed files beside a file. */
const endings: Record<Packing, string> = { br: '.br', gzip: '.gz' }

const isPrivate = (path: string) => /^\/(livery\.json|_headers$|_deploy(\/|$))/.test(path)

/** The path that an address means, without "..", doubled slashes and escapes; null where it means none. */
function pathOf(url: URL): string | null {
  try {
    return posix.normalize(`/${decodeURIComponent(url.pathname).replaceAll('\\', '/')}`)
  } catch {
    return null
  }
}

/** Of a path that no file system takes, or that leads through what nobody may read, there is no file either. */
const noFileCodes = new Set(['ENAMETOOLONG', 'ELOOP', 'EACCES'])

function fileOf(dir: string, path: string): string | null {
  const file = join(dir, path)
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ? file : null
  } catch (error) {
    if (noFileCodes.has(errorCode(error))) return null
    throw error
  }
}

/** What holds on plain http too: WebKit, sent to https once, asks for all of a site's files there from then on. */
function onPlainHttp(headers: Record<string, string>): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...rest } = headers
  const policy = rest['Content-Security-Policy']?.replace(/;?\s*upgrade-insecure-requests/, '')
  return policy === undefined ? rest : { ...rest, 'Content-Security-Policy': policy }
}

const headerFiles = openMemo<PathHeaders>(500)

/** Each file of a site asks for them: reading and parsing took longer than sending most files. */
const headersOfSite = (path: string): PathHeaders =>
  headerFiles(`${fileStamp(path)} ${path}`, () => parseHeaderFile(readFileSync(path, 'utf8')))

interface Page {
  html: string
  languages: PageLanguages
  policy: string
  packed: Partial<Record<Packing, Buffer<ArrayBuffer>>>
}

const pages = openMemo<Page>(500)

/** The page of a site with an origin in place of its gateway, by the policy in its headers. */
const pageOfSite = (path: string, policy: string, origin: string): Page =>
  pages(JSON.stringify([fileStamp(path), path, policy, origin]), () => {
    const html = readFileSync(path, 'utf8')
    const addresses = gatewayAddresses(html, policy)
    const withOrigin = (text: string) => (addresses ? standIn(text, addresses, origin) : text)
    return { html: withOrigin(html), languages: languagesOf(html), policy: withOrigin(policy), packed: {} }
  })

/** The languages of a site, as the root of its page says them: "BN:bn:ltr EN:en:ltr". */
function languagesOf(html: string): PageLanguages {
  const own = /<html[^>]* data-page="([^"]*)"/.exec(html)?.[1] ?? ''
  const listed = /<html[^>]* data-languages="([^"]*)"/.exec(html)?.[1] ?? ''
  // A release from before pages said so has one.
  if (own === '') return { own, others: [] }
  const tags = listed.split(' ').flatMap((entry) => entry.split(':')[1] ?? [])
  return { own, others: tags.filter((tag) => tag !== own) }
}

/** The page as the site's own server sends it: compressed where the visitor takes it. */
function servePage(page: Page, headers: Record<string, string>, accepted: string): Response {
  const form = packingFor(accepted)
  if (form) page.packed[form] ??= pack(page.html, form)
  return new Response((form && page.packed[form]) ?? page.html, {
    headers: {
      ...headers,
      'Content-Security-Policy': page.policy,
      'Content-Type': types['.html'] ?? 'text/html',
      Vary: page.languages.others.length > 0 ? 'Accept-Language, Cookie, Accept-Encoding' : 'Accept-Encoding',
      ...(form ? { 'Content-Encoding': form } : {}),
    },
  })
}

/** One of the site's files, compressed where the visitor takes it: as the static hosts in docs/deployment.md do it. */
function serveFile(file: string, headers: Record<string, string>, accepted: string): Response {
  const taken = packingFor(accepted)
  const form = taken && existsSync(file + endings[taken]) ? taken : null
  const body = readFileSync(form ? file + endings[form] : file)
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
      ...(form ? { 'Content-Encoding': form } : {}),
    },
  })
}

/** The service worker with the server's own origin for its gateway. */
function serveWorker(file: string, headers: Record<string, string>): Response {
  const code = readFileSync(file, 'utf8').replace(/"gateway":"[^"]*"/, '"gateway":""')
  return new Response(code, { headers: { ...headers, 'Content-Type': types['.js'] ?? 'text/javascript' } })
}

/** A tenant's site below a folder of built sites, or the one that is live below a folder of released ones. */
export function siteDirOf(outDir: string, code: string): string {
  const current = join(outDir, code, 'current')
  return existsSync(join(current, 'index.html')) ? current : join(outDir, code)
}

/** Answers a request for a built site in `dir`, with `origin` standing in for its gateway. */
export function serveBuiltSite(dir: string, request: Request): Response {
  const url = new URL(request.url)
  const path = pathOf(url)
  if (path === null || path.includes('\0')) return new Response('Bad request\n', { status: 400 })
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  if (!existsSync(join(dir, 'index.html'))) return new Response('This site is not built.\n', { status: 404 })
  const headers = onPlainHttp(headersOfSite(join(dir, '_headers')).of(path))
  if (isPrivate(path)) return new Response('Not found\n', { status: 404, headers })
  const file = fileOf(dir, path)
  const accepted = request.headers.get('accept-encoding') ?? ''
  if (file && path === workerPath) return serveWorker(file, headers)
  if (file && extname(file) !== '.html') return serveFile(file, headers, accepted)
  if (extname(path) !== '' && path !== '/index.html')
    return new Response('Not found\n', { status: 404, headers: { ...headers, 'Cache-Control': 'no-cache' } })
  const policy = headers['Content-Security-Policy'] ?? ''
  const page = pageOfSite(join(dir, 'index.html'), policy, url.origin)
  const tag = pageLanguage(page.languages, {
    path,
    cookie: request.headers.get('cookie') ?? '',
    accepted: request.headers.get('accept-language') ?? '',
  })
  const folder = tag === page.languages.own ? '' : `/${tag}`
  const own = folder !== '' && (path === folder || path.startsWith(`${folder}/`)) ? path : folder + path
  const found = fileOf(dir, `${own}.html`) ?? (folder === '' ? null : fileOf(dir, `${folder}/index.html`))
  return servePage(found ? pageOfSite(found, policy, url.origin) : page, headers, accepted)
}
