import { existsSync, readFileSync, statSync } from 'node:fs'
import { extname, join, posix } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { parseHeaderFile } from '../site-files/header-file.ts'
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

function withoutTransportSecurity(headers: Record<string, string>): Record<string, string> {
  const { 'Strict-Transport-Security': _, ...rest } = headers
  return rest
}

/** One of the site's files, compressed where the visitor takes it: as the static hosts in docs/deployment.md do it. */
function serveFile(file: string, headers: Record<string, string>, accepted: string): Response {
  const form =
    accepted.includes('br') && existsSync(`${file}.br`)
      ? 'br'
      : accepted.includes('gzip') && existsSync(`${file}.gz`)
        ? 'gzip'
        : null
  const body = readFileSync(form === 'br' ? `${file}.br` : form === 'gzip' ? `${file}.gz` : file)
  return new Response(body, {
    headers: {
      ...headers,
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      Vary: 'Accept-Encoding',
      ...(form ? { 'Content-Encoding': form } : {}),
    },
  })
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
  const headers = withoutTransportSecurity(parseHeaderFile(readFileSync(join(dir, '_headers'), 'utf8')).of(path))
  if (isPrivate(path)) return new Response('Not found\n', { status: 404, headers })
  const file = fileOf(dir, path)
  if (file && extname(file) !== '.html') return serveFile(file, headers, request.headers.get('accept-encoding') ?? '')
  if (extname(path) !== '' && path !== '/index.html')
    return new Response('Not found\n', { status: 404, headers: { ...headers, 'Cache-Control': 'no-cache' } })
  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const policy = headers['Content-Security-Policy'] ?? ''
  const addresses = gatewayAddresses(html, policy)
  const page = addresses ? standIn(html, addresses, url.origin) : html
  const pagePolicy = addresses ? standIn(policy, addresses, url.origin) : policy
  return new Response(page, {
    headers: { ...headers, 'Content-Security-Policy': pagePolicy, 'Content-Type': types['.html'] ?? 'text/html' },
  })
}
