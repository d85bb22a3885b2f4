import { languageRules, type PageLanguages } from '#cli/site-files/page-languages.ts'
import {
  type CaddyPages,
  caddyAsked,
  caddyDictionaries,
  caddyForms,
  caddyLink,
  caddyPage,
  caddyUse,
  nginxAsked,
  nginxBack,
  nginxDelta,
  nginxDictionaries,
  nginxLink,
  nginxUse,
  varyOfFiles,
} from './server-dictionaries.ts'
import { caddyText, headerName, nginxText, pathPattern, staticHostText } from './server-text.ts'

/** Headers for the paths that a pattern matches; `*` at the end stands for anything. Later rules win. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

const forever = 'public, max-age=31536000, immutable'

/** What a merchant chooses, and others pay for. */
export interface SecurityChoice {
  hsts: 'domain' | 'subdomains' | 'preload'
  embedding: 'any' | 'credentialless' | 'require-corp'
}

const usual: SecurityChoice = { hsts: 'domain', embedding: 'any' }

const transport: Record<SecurityChoice['hsts'], string> = {
  domain: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}

/** The one source of a site's headers: every server's form is written from it. */
export function headerRules(policy: string, { hsts, embedding }: SecurityChoice = usual): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        ...(embedding === 'any' ? {} : { 'Cross-Origin-Embedder-Policy': embedding }),
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy':
          'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin',
        'Strict-Transport-Security': transport[hsts],
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Cache-Control': 'no-cache',
      },
    },
    ...['/assets/*', '/fonts/*', '/strings/*'].map((pattern) => ({ pattern, headers: { 'Cache-Control': forever } })),
  ]
}

/** `_headers`, as static hosts read it. A later rule's header takes the place of an earlier one's. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map((rule, index) => {
    const lines = Object.entries(rule.headers).flatMap(([name, value]) => {
      const isOverride = rules.slice(0, index).some((earlier) => Object.hasOwn(earlier.headers, name))
      const line = `  ${headerName(name)}: ${staticHostText(value)}`
      return isOverride ? [`  ! ${name}`, line] : [line]
    })
    return [pathPattern(rule.pattern), ...lines].join('\n')
  })
  return `${blocks.join('\n\n')}\n`
}

/** What a server says of its pages to the caches between: it chooses by language. Of compressed forms it says so itself. */
const varyOfPages = ({ others }: PageLanguages) => (others.length > 0 ? 'Accept-Language, Cookie, ' : '')
const byPage = (languages: PageLanguages) => ({ Vary: `${varyOfPages(languages)}${varyOfFiles}` })
const byFile = { Vary: varyOfFiles }

/** Folders whose files are dictionaries for the next ones of their names. */
const hasDictionaries = ({ pattern }: HeaderRule) => pattern !== '/fonts/*'

/** Servers that know the pages: `revision` is another as soon as one of them is. */
export interface ServedPages extends PageLanguages {
  revision: string
}

/** Names of files carry an ending, routes of the site do not. */
const fileEnding = '\\.[^/.]+$'

const everywhereOf = (rules: readonly HeaderRule[]) => rules.find((rule) => rule.pattern === '/*')?.headers ?? {}
const specialOf = (rules: readonly HeaderRule[]) => rules.filter((rule) => rule.pattern !== '/*')

const folderOf = (tag: string, { own }: PageLanguages) => (tag === own ? '' : `/${tag}`)

/** The folder of the visitor's page, as nginx finds it: the browser's first language, then what was chosen, then the path's. */
function nginxLanguages(languages: PageLanguages): string[] {
  const choose = (condition: string, tag: string) =>
    `if (${condition}) { set $livery_language "${folderOf(tag, languages)}"; }`
  const { own, others } = languages
  if (others.length === 0) return ['set $livery_language "";']
  return [
    'set $livery_language "";',
    ...languageRules(languages).map(({ tag, pattern }) => choose(`$http_accept_language ~* "${pattern}"`, tag)),
    ...[own, ...others].map((tag) => choose(`$cookie_lang = "${tag}"`, tag)),
    ...others.map((tag) => choose(`$uri ~ "^/${tag}(/|$)"`, tag)),
  ]
}

/** The visitor's page: the address's own, where it has one, else home. */
function nginxFile({ others }: PageLanguages): string[] {
  return [
    'set $livery_path "$livery_language$uri";',
    ...(others.length > 0 ? [`if ($uri ~ "^/(${others.join('|')})(/|$)") { set $livery_path $uri; }`] : []),
    'set $livery_file "$livery_language/index.html";',
    'if (-f $document_root$livery_path.html) { set $livery_file "$livery_path.html"; }',
  ]
}

/** A `server` block's inside for nginx: headers, compressed files beside the plain ones, routes of the site. */
export function nginxConfig(rules: readonly HeaderRule[], languages: ServedPages): string {
  // nginx drops the headers of the block around as soon as a location has one: each location says them all. How long
  // to keep is said of answers that are there alone, or a missing file would be kept missing for a year.
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(
      ([name, value]) =>
        `    add_header ${headerName(name)} ${nginxText(value)}${name === 'Cache-Control' ? '' : ' always'};`,
    )
  const location = (match: string, headers: Record<string, string>, inside: readonly string[]) =>
    [`location ${match} {`, ...lines({ ...everywhereOf(rules), ...headers }), ...inside, '}'].join('\n')
  const files = (path: string) => `    try_files ${path} =404;`
  const { 'Cache-Control': _, ...everywhere } = everywhereOf(rules)
  const page = [nginxLink, nginxDelta('$livery_file'), files('$livery_file')]
  return [
    '# Include this inside the server block of the merchant’s domain; set root to the folder beside it.',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the brotli module: brotli_static on; brotli off;',
    '# What is not there is said in the site’s own words.',
    'error_page 404 /404.html;',
    ...nginxAsked(languages.others),
    ...nginxLanguages(languages),
    ...nginxFile(languages),
    ...nginxBack(languages.revision),
    'location ~ ^/(_deploy(/|$)|_headers$|livery\\.json) {',
    '    return 404;',
    '}',
    ...nginxDictionaries({ everywhere: lines(everywhere), forever, varyOfPages: varyOfPages(languages) }),
    ...specialOf(rules).map((rule) => {
      const match = `^~ ${pathPattern(rule.pattern).slice(0, -1)}`
      return hasDictionaries(rule)
        ? location(match, { ...rule.headers, ...byFile }, [nginxUse, nginxDelta('$uri'), files('$uri')])
        : location(match, rule.headers, [files('$uri')])
    }),
    location(`~ ${fileEnding}`, {}, [files('$uri')]),
    ...(languages.others.length > 0
      ? [location(`~ ^/(${languages.others.join('|')})(/|$)`, byPage(languages), page)]
      : []),
    location('/', byPage(languages), page),
    '',
  ].join('\n')
}

/** Of which visitors Caddy sends the page in a language: who chose it, else whose browser says it first. */
function caddyLanguages(languages: PageLanguages): { name: string; matcher: string; pages: CaddyPages }[] {
  if (languages.others.length === 0) return []
  const pages = (tag: string): CaddyPages => {
    const folder = folderOf(tag, languages)
    return [`${folder}{path}.html`, `${folder}/index.html`]
  }
  const name = (kind: string, tag: string) => `@${kind}_${tag.replaceAll('-', '_')}`
  const cookie = '{http.request.cookie.lang}'
  return [
    ...languages.others.map((tag) => ({
      name: name('in', tag),
      matcher: `path /${tag} /${tag}/*`,
      pages: ['{path}.html', `/${tag}/index.html`] as const,
    })),
    ...[languages.own, ...languages.others].map((tag) => ({
      name: name('chose', tag),
      matcher: `expression \`${cookie} == "${tag}"\``,
      pages: pages(tag),
    })),
    // The first that matches counts.
    ...languageRules(languages)
      .toReversed()
      .map(({ tag, pattern }) => ({
        name: name('reads', tag),
        matcher: `header_regexp Accept-Language (?i)${pattern}`,
        pages: pages(tag),
      })),
  ]
}

/** A site block's inside for Caddy. */
export function caddyConfig(rules: readonly HeaderRule[], languages: ServedPages): string {
  const special = specialOf(rules)
  const files = ['    file_server {', '        precompressed br gzip', '    }']
  const lines = (headers: Record<string, string>) =>
    Object.entries(headers).map(([name, value]) => `    header ${headerName(name)} ${caddyText(value)}`)
  // Each address falls into one block, which says all its headers: Caddy sorts `header` lines by their paths, and puts
  // `respond` behind `handle`.
  const handle = (matcher: string, headers: Record<string, string>, inside: readonly string[]) =>
    [`handle${matcher}{`, ...lines({ ...everywhereOf(rules), ...headers }), ...inside, '}'].join('\n')
  const page = (pages: CaddyPages) => [...caddyLink(languages.revision, pages[1]), ...caddyPage(pages, files)]
  return [
    '# Import this inside the site block of the merchant’s domain; set root to the folder beside it.',
    ...caddyAsked,
    '@private path /_deploy /_deploy/* /_headers /livery.json*',
    handle(' @private ', {}, ['    error 404']),
    ...caddyDictionaries(
      languages.others,
      lines({ ...everywhereOf(rules), 'Cache-Control': forever, ...byFile }),
      files,
    ),
    ...special.flatMap((rule, index) => [
      `@kept${index} {`,
      `    path ${pathPattern(rule.pattern)}`,
      '    file',
      '}',
      hasDictionaries(rule)
        ? handle(` @kept${index} `, { ...rule.headers, ...byFile }, [...caddyUse, ...caddyForms('{path}', files)])
        : handle(` @kept${index} `, rule.headers, files),
    ]),
    `@missing path ${special.map((rule) => rule.pattern).join(' ')}`,
    handle(' @missing ', {}, ['    error 404']),
    `@file path_regexp ${fileEnding}`,
    handle(' @file ', {}, files),
    ...caddyLanguages(languages).flatMap(({ name, matcher, pages }) => [
      `${name} ${matcher}`,
      handle(` ${name} `, byPage(languages), page(pages)),
    ]),
    handle(' ', byPage(languages), page(['{path}.html', '/index.html'])),
    '# What is not there is said in the site’s own words.',
    handle('_errors ', {}, ['    rewrite * /404.html', ...files]),
    '',
  ].join('\n')
}
