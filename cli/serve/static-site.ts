import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'
import { workerPath } from '#contract/site/worker.ts'
import { type Packing, pack, packedResponse, packingFor } from '#sandbox/server/packed.ts'
import {
  canMakeDeltas,
  deltaOf,
  deltaPath,
  dictionaryOf,
  dictionaryUse,
  pageDictionaries,
  pageDictionaryUse,
  releasePaper,
} from '../site-files/dictionaries.ts'
import { type PathHeaders, parseHeaderFile } from '../site-files/header-file.ts'
import { oldBrowserPath } from '../site-files/old-browser-path.ts'
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
  /** SHA-256 in base64: its name as a dictionary. */
  hash: string
  languages: PageLanguages
  policy: string
  packed: Partial<Record<Packing, Buffer<ArrayBuffer>>>
  /** The form for those who have a dictionary, by that. */
  deltas: Map<string, Buffer<ArrayBuffer>>
}

const pages = openMemo<Page>(500)

/** The page of a site with an origin in place of its gateway, by the policy in its headers. */
const pageOfSite = (path: string, policy: string, origin: string): Page =>
  pages(JSON.stringify([fileStamp(path), path, policy, origin]), () => {
    const html = readFileSync(path, 'utf8')
    const addresses = gatewayAddresses(html, policy)
    const withOrigin = (text: string) => (addresses ? standIn(text, addresses, origin) : text)
    const shown = withOrigin(html)
    return {
      html: shown,
      hash: createHash('sha256').update(shown).digest('base64'),
      languages: languagesOf(html),
      policy: withOrigin(policy),
      packed: {},
      deltas: new Map(),
    }
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

/** A page of a site, and where it is asked for. */
interface Asked {
  page: Page
  /** Absolute: the site's folder. */
  dir: string
  /** The page's path below it. */
  path: string
  request: Request
}

const policyOf = (dir: string): string => sentHeaders(dir, '/')['Content-Security-Policy'] ?? ''

/** A page in the form for those who have an earlier one: made here, since the origin in it is this server's. */
function pageDelta({ page, dir, path, request }: Asked): Buffer<ArrayBuffer> | undefined {
  const dictionary = dictionaryOf(request.headers)
  const releases = join(dir, '..', 'releases')
  if (dictionary === null || !existsSync(releases)) return undefined
  const known = page.deltas.get(dictionary)
  if (known) return known
  if (!canMakeDeltas()) return undefined
  const { origin } = new URL(request.url)
  for (const id of readdirSync(releases)) {
    const file = fileOf(join(releases, id), path)
    const earlier = file && pageOfSite(file, policyOf(join(releases, id)), origin)
    if (!earlier || earlier.hash !== dictionary) continue
    const delta = deltaOf(Buffer.from(page.html), Buffer.from(earlier.html))
    page.deltas.set(dictionary, delta)
    return delta
  }
  return undefined
}

/** In the smallest form that the visitor takes. */
function pageResponse(asked: Asked, { Vary, ...headers }: Record<string, string>): Response {
  const { page, request } = asked
  const delta = pageDelta(asked)
  const form = delta ? null : packingFor(request.headers.get('accept-encoding') ?? '')
  if (form) page.packed[form] ??= pack(page.html, form)
  const encoding = delta ? 'dcb' : form
  return new Response(delta ?? (form && page.packed[form]) ?? page.html, {
    headers: {
      ...headers,
      Vary: [...(Vary ? [Vary] : []), 'Accept-Encoding, Available-Dictionary'].join(', '),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}

/** The page as the site's own server sends it. Who comes back to a released one loads it once more, as a dictionary. */
function servePage(asked: Asked, home: Asked, headers: Record<string, string>): Response {
  const { page, dir, request } = asked
  const known = request.headers.get('if-none-match')
  const tag = `W/"${page.hash}"`
  const address = `${pageDictionaries}${home.page.hash.replaceAll(/\W/g, '').slice(0, 8)}/${home.path}`
  const all = {
    ...headers,
    'Content-Security-Policy': page.policy,
    'Content-Type': types['.html'] ?? 'text/html',
    ETag: tag,
    ...(page.languages.others.length > 0 ? { Vary: 'Accept-Language, Cookie' } : {}),
    ...(known !== null && existsSync(join(dir, releasePaper))
      ? { Link: `<${address}>; rel="compression-dictionary"` }
      : {}),
  }
  return known === tag ? new Response(null, { status: 304, headers: all }) : pageResponse(asked, all)
}

/** A page under an address that may be kept: a dictionary for later ones, and for its own next version. */
function servePageDictionary(asked: Asked, headers: Record<string, string>): Response {
  return pageResponse(asked, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Use-As-Dictionary': pageDictionaryUse,
  })
}

/** One of the site's files, compressed where the visitor takes it: as the static hosts in docs/deployment.md do it. */
function serveFile(file: string, { dir, path }: { dir: string; path: string }, request: Request): Response {
  const dictionary = dictionaryOf(request.headers)
  const delta = dictionary === null ? null : fileOf(dir, deltaPath(dictionary, path))
  const taken = packingFor(request.headers.get('accept-encoding') ?? '')
  const form = !delta && taken && existsSync(file + endings[taken]) ? taken : null
  const encoding = delta ? 'dcb' : form
  const use = dictionaryUse(path)
  return new Response(readFileSync(delta ?? (form ? file + endings[form] : file)), {
    headers: {
      ...sentHeaders(dir, path),
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      Vary: use ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
      ...(use ? { 'Use-As-Dictionary': use } : {}),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    },
  })
}

/** The service worker with the server's own origin for its gateway. Browsers ask often whether there is another one. */
function serveWorker(file: string, request: Request, headers: Record<string, string>): Response {
  const code = readFileSync(file, 'utf8').replace(/"gateway":"[^"]*"/, '"gateway":""')
  const tag = `W/"${createHash('sha256').update(code).digest('base64')}"`
  const all = { ...headers, 'Content-Type': types['.js'] ?? 'text/javascript', ETag: tag, Vary: 'Accept-Encoding' }
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: all })
  const accepted = request.headers.get('accept-encoding') ?? ''
  return packedResponse(code, { headers: all, accepted, isShared: true })
}

const sentHeaders = (dir: string, path: string): Record<string, string> =>
  onPlainHttp(headersOfSite(join(dir, '_headers')).of(path))

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
  const headers = sentHeaders(dir, path)
  if (isPrivate(path)) return new Response('Not found\n', { status: 404, headers })
  const file = fileOf(dir, path)
  if (file && path === workerPath) return serveWorker(file, request, headers)
  if (file && (extname(file) !== '.html' || path === `/${oldBrowserPath}`))
    return serveFile(file, { dir, path }, request)
  const kept = keptPage(dir, path)
  if (extname(path) !== '' && path !== '/index.html' && kept === null)
    return new Response('Not found\n', { status: 404, headers: { ...headers, 'Cache-Control': 'no-cache' } })
  const { origin } = url
  const policy = policyOf(dir)
  const page = pageOfSite(join(dir, 'index.html'), policy, origin)
  const asked = (below: string): Asked => {
    const found = below === 'index.html' ? page : pageOfSite(join(dir, below), policy, origin)
    return { page: found, dir, path: below, request }
  }
  if (kept !== null) return servePageDictionary(asked(kept), headers)
  const tag = pageLanguage(page.languages, {
    path,
    cookie: request.headers.get('cookie') ?? '',
    accepted: request.headers.get('accept-language') ?? '',
  })
  const folder = tag === page.languages.own ? '' : `/${tag}`
  const own = folder !== '' && (path === folder || path.startsWith(`${folder}/`)) ? path : folder + path
  const has = (below: string) => fileOf(dir, below) !== null
  const home = asked(has(`${folder}/index.html`) ? `${folder}/index.html`.slice(1) : 'index.html')
  return servePage(has(`${own}.html`) ? asked(`${own}.html`.slice(1)) : home, home, headers)
}

/** The page that an address of a dictionary means; null where it is none. */
function keptPage(dir: string, path: string): string | null {
  const [, page] = path.startsWith(pageDictionaries)
    ? (/^\/[^/]+\/[^/]+\/((?:[\w-]+\/)?index\.html)$/.exec(path) ?? [])
    : []
  return page !== undefined && fileOf(dir, page) ? page : null
}
