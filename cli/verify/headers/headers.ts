import { createHash } from 'node:crypto'
import { promotionsPath } from '#contract/site/routes.ts'
import { workerPath } from '#contract/site/worker.ts'
import { referencesOf } from '../site/code-scan.ts'
import type { SiteFinding } from '../site/finding.ts'
import type { Tag } from '../site/html-scan.ts'
import { documentsOf, pagesOf, sitePage } from '../site/page.ts'
import { onceByHash, type Site, type SiteFile } from '../site/site.ts'
import { type Graded, gradeHeaders, parsePolicy } from './grade.ts'
import { caddyRules, type HeaderRules, nginxRules, staticHostRules } from './rules.ts'
import { workerFindings, workerScripts } from './worker.ts'

export interface HeadersInput {
  /** Origins that the policy may name: the gateway's, its pictures', its games', players of videos. */
  origins: readonly string[]
}

const again = 'Build the site anew.'
const hashOf = (algorithm: string, bytes: string | Uint8Array) => createHash(algorithm).update(bytes).digest('base64')
const integrityOf = onceByHash((file: SiteFile) => `sha256-${hashOf('sha256', file.bytes())}`)

function rulesOf(site: Site): HeaderRules[] {
  const text = (path: string) => site.files.get(path)?.text()
  const [host, nginx, caddy] = [text('_headers'), text('_deploy/nginx.conf'), text('_deploy/Caddyfile')]
  return [
    ...(host === undefined ? [] : [staticHostRules(host)]),
    ...(nginx === undefined ? [] : [nginxRules(nginx)]),
    ...(caddy === undefined ? [] : [caddyRules(caddy, (path) => site.files.has(path.slice(1)))]),
  ]
}

/** The grade of a site's page, by the first of its header files that is there. */
export function gradeOf(site: Site): Graded {
  return gradeHeaders(rulesOf(site)[0]?.of('/') ?? {})
}

/** A path of each kind that a server answers. */
function probes(site: Site): string[] {
  const first = (folder: string) =>
    [...site.files.keys()].find((path) => path.startsWith(folder) && !/\.(br|gz)$/.test(path))
  const files = ['assets/', 'fonts/', 'strings/', 'icons/'].flatMap((folder) => first(folder) ?? [])
  return [
    '/',
    promotionsPath,
    '/index.html',
    '/404.html',
    '/site.webmanifest',
    workerPath,
    '/robots.txt',
    ...files.map((path) => `/${path}`),
  ]
}

const isKept = (path: string) => /^\/(assets|fonts|strings)\//.test(path)

function cacheFindings(rules: HeaderRules, path: string, value: string | undefined): SiteFinding[] {
  const isRight = isKept(path)
    ? /immutable/.test(value ?? '') && /max-age=\d{7,}/.test(value ?? '')
    : /no-cache|no-store|max-age=0/.test(value ?? '')
  if (isRight) return []
  const wanted = isKept(path) ? 'for a year, immutable' : 'only with a question first (no-cache)'
  const message = `${path} may be kept by "${value ?? 'nothing'}"; it should be ${wanted}`
  return [{ file: rules.file, offset: null, code: 'cache-rule', message, remedy: again }]
}

function agreementFindings(site: Site, all: readonly HeaderRules[]): SiteFinding[] {
  const [first, ...others] = all
  if (!first) return []
  return probes(site).flatMap((path) => {
    const wanted = first.of(path)
    const cache = all.flatMap((rules) => cacheFindings(rules, path, rules.of(path)?.['cache-control']))
    const differing = others.flatMap((rules): SiteFinding[] => {
      const found = rules.of(path)
      const names = [...new Set([...Object.keys(wanted ?? {}), ...Object.keys(found ?? {})])]
      return (
        names
          // A host that reads `_headers` alone sends each visitor the same page, and knows no dictionaries.
          .filter((name) => !/^(vary|use-as-dictionary|link)$/.test(name))
          .filter((name) => wanted?.[name] !== found?.[name])
          .map((name) => {
            const message = `${path}: ${name} is ${quoted(found?.[name])}, in ${first.file} it is ${quoted(wanted?.[name])}`
            return { file: rules.file, offset: null, code: 'headers-differ', message, remedy: again }
          })
      )
    })
    return [...cache, ...differing]
  })
}

const quoted = (value: string | undefined) =>
  value === undefined ? 'not sent' : `"${value.length > 60 ? `${value.slice(0, 57)}…` : value}"`

function privateFindings(all: readonly HeaderRules[]): SiteFinding[] {
  // Static hosts take `_headers` and `_deploy` out of the site by themselves.
  return all
    .filter(({ file }) => file !== '_headers')
    .flatMap((rules) =>
      ['/livery.json', '/_headers', '/_deploy/nginx.conf']
        .filter((path) => rules.of(path) !== null)
        .map((path) => {
          const message = `${path} is served: it tells how the site is made`
          return { file: rules.file, offset: null, code: 'private-served', message, remedy: again }
        }),
    )
}

/** What stands inline in a page and needs its hash in the policy. */
const inlineKinds = [
  {
    directive: 'script-src',
    code: 'script-not-allowed',
    what: 'inline script',
    isInline: ({ name, attributes }: Tag) =>
      name === 'script' && attributes.src === undefined && !/json$/.test(attributes.type ?? ''),
  },
  {
    directive: 'style-src',
    code: 'style-not-allowed',
    what: 'style element',
    isInline: ({ name }: Tag) => name === 'style',
  },
]

const inlineHash = ({ content }: Tag) => `'sha256-${hashOf('sha256', content)}'`

/** The policy in the page is the header's, without what only a header may say; what stands inline has its hash there. */
function pageFindings(site: Site, page: string, policy: string): SiteFinding[] {
  const { tags } = sitePage(site, page)
  const wanted = parsePolicy(policy)
  const finding = (offset: number | null, code: string, message: string): SiteFinding => ({
    file: page,
    offset,
    code,
    message,
    remedy: again,
  })
  const meta = tags.find(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
  const own = parsePolicy(meta?.attributes.content ?? '')
  const differing = [...wanted].filter(
    ([name, sources]) => name !== 'frame-ancestors' && own.get(name)?.join(' ') !== sources.join(' '),
  )
  return [
    ...(meta ? [] : [finding(null, 'policy-missing', 'The page carries no policy of its own')]),
    ...(meta
      ? differing.map(([name]) => finding(meta.offset, 'policy-differs', `The page's ${name} is not the header's`))
      : []),
    ...inlineKinds.flatMap(({ directive, code, what, isInline }) =>
      tags
        .filter(isInline)
        .filter((tag) => !wanted.get(directive)?.includes(inlineHash(tag)))
        .map(({ offset }) => finding(offset, code, `The policy has no hash of this ${what}`)),
    ),
    ...tags.flatMap(({ name, attributes, offset }) =>
      Object.keys(attributes)
        .filter((key) => key === 'style' || /^on[a-z]+$/.test(key))
        .map((key) => finding(offset, 'inline-code', `<${name}> has ${key}="…", which the policy forbids`)),
    ),
  ]
}

/** Hashes of the policy that none of the site's pages has a use for. */
function unusedHashes(site: Site, policy: string): SiteFinding[] {
  const wanted = parsePolicy(policy)
  const tags = pagesOf(site).flatMap((page) => sitePage(site, page).tags)
  return inlineKinds.flatMap(({ directive, isInline }) => {
    const hashes = new Set(tags.filter(isInline).map(inlineHash))
    const unused = (wanted.get(directive) ?? []).filter((source) => source.startsWith("'sha") && !hashes.has(source))
    return unused.map((source) => {
      const message = `No page has anything inline with the hash ${source}, which ${directive} names`
      return { file: 'index.html', offset: null, code: 'hash-unused', message, remedy: again }
    })
  })
}

function integrityFindings(site: Site, page: string): SiteFinding[] {
  return sitePage(site, page).tags.flatMap(({ name, attributes, offset }): SiteFinding[] => {
    const isCode =
      (name === 'script' && attributes.src) ||
      (name === 'link' && /^(stylesheet|modulepreload)$/.test(attributes.rel ?? ''))
    const address = attributes.src ?? attributes.href ?? ''
    const file = isCode ? site.files.get(address.replace(/^\//, '').replace(/[?#].*$/, '')) : undefined
    // What is not there "links" reports.
    if (!file) return []
    if (attributes.integrity === integrityOf(file)) return []
    const message = attributes.integrity
      ? `The integrity of ${address} is another file's`
      : `${address} has no integrity`
    return [{ file: page, offset, code: 'integrity', message, remedy: again }]
  })
}

/**
 * Every script and late style sheet that a page loads has its hash in the import map or the loader's table, and every name that
 * a script imports leads somewhere.
 */
function mapFindings(site: Site): SiteFinding[] {
  const { tags, importMap } = sitePage(site)
  const offset = tags.find(({ attributes }) => attributes.type === 'importmap')?.offset ?? null
  const finding = (code: string, message: string): SiteFinding => ({
    file: 'index.html',
    offset,
    code,
    message,
    remedy: again,
  })
  const ofWorker = new Set(workerScripts(site))
  const scripts = [...site.files.values()].filter(({ path }) => path.endsWith('.js') && !ofWorker.has(path))
  const linked = new Set(
    documentsOf(site).flatMap((page) => sitePage(site, page).tags.map(({ attributes }) => attributes.href)),
  )
  const lateStyles = [...site.files.values()].filter(({ path }) => path.endsWith('.css') && !linked.has(`/${path}`))
  return [
    ...[...scripts, ...lateStyles].flatMap((file): SiteFinding[] => {
      const value = importMap.integrity[`/${file.path}`]
      if (value === undefined) return [finding('map-incomplete', `The import map has no integrity of /${file.path}`)]
      return value === integrityOf(file)
        ? []
        : [finding('integrity', `The import map's integrity of /${file.path} is another file's`)]
    }),
    ...scripts.flatMap((file) =>
      referencesOf(site, importMap, file)
        .filter(({ kind, path }) => kind !== 'preload' && (path === null || !site.files.has(path)))
        .map(({ specifier, offset: at }) => {
          const message = `The import of ${specifier} is not in the import map`
          return { file: file.path, offset: at, code: 'map-incomplete', message, remedy: again }
        }),
    ),
    ...Object.keys(importMap.integrity)
      .filter((path) => !site.files.has(path.slice(1)))
      .map((path) => finding('map-stale', `The import map names ${path}, which is not in the site`)),
  ]
}

function strangers(policy: string, file: string, input: HeadersInput): SiteFinding[] {
  return [...parsePolicy(policy)].flatMap(([directive, sources]) =>
    sources
      .filter((source) => /^https?:\/\//.test(source) && !input.origins.includes(source))
      .map((source) => {
        const message = `${directive} allows ${source}, which the tenant does not name`
        return { file, offset: null, code: 'policy-stranger', message, remedy: again }
      }),
  )
}

/** The security headers are good, say the same in all three forms, and fit what the site holds. */
export function headers(site: Site, input: HeadersInput): SiteFinding[] {
  const all = rulesOf(site)
  const missing = ['_headers', '_deploy/nginx.conf', '_deploy/Caddyfile'].filter((path) => !site.files.has(path))
  const [first] = all
  const policy = first?.of('/')?.['content-security-policy'] ?? ''
  const graded = gradeOf(site)
  const pages = documentsOf(site)
  return [
    ...missing.map((file) => ({
      file,
      offset: null,
      code: 'headers-missing',
      message: 'The file is not there',
      remedy: again,
    })),
    ...graded.shortcomings.map(({ header, points, message, remedy }) => ({
      file: first?.file ?? '_headers',
      offset: offsetOfHeader(site, first?.file, header),
      code: 'weak-header',
      message: `${message} (costs ${points} of 100: grade ${graded.grade})`,
      remedy,
    })),
    ...strangers(policy, first?.file ?? '_headers', input),
    ...agreementFindings(site, all),
    ...privateFindings(all),
    ...pages.flatMap((page) => [...pageFindings(site, page, policy), ...integrityFindings(site, page)]),
    ...unusedHashes(site, policy),
    ...mapFindings(site),
    ...workerFindings(site),
  ]
}

function offsetOfHeader(site: Site, file: string | undefined, header: string): number | null {
  const at = Buffer.from(site.files.get(file ?? '')?.bytes() ?? []).indexOf(`${header}:`)
  return at < 0 ? null : at
}
