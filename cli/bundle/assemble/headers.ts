import { languageRules, type PageLanguages } from '#cli/site-files/page-languages.ts'
import { caddyText, headerName, nginxText, pathPattern, staticHostText } from './server-text.ts'

/** Headers for the paths that a pattern matches; `*` at the end stands for anything. Later rules win. */
export interface HeaderRule {
  pattern: string
  headers: Record<string, string>
}

const forever = 'public, max-age=31536000, immutable'

/** The one source of a site's headers: every server's form is written from it. */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy':
          'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin',
        'Strict-Transport-Security': 'max-age=63072000',
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

/** What a server that chooses a page by the visitor's language tells the caches between. Of compressed forms it says so itself. */
const byLanguage = { Vary: 'Accept-Language, Cookie' }

/** Names of files carry an ending, routes of the site do not. */
const fileEnding = '\\.[^/.]+$'

const everywhereOf = (rules: readonly HeaderRule[]) => rules.find((rule) => rule.pattern === '/*')?.headers ?? {}
const specialOf = (rules: readonly HeaderRule[]) => rules.filter((rule) => rule.pattern !== '/*')

const folderOf = (tag: string, { own }: PageLanguages) => (tag === own ? '' : `/${tag}`)

/** The folder of the visitor's page, as nginx finds it: the browser's first language, then what was chosen. */
function nginxLanguages(languages: PageLanguages): string[] {
  if (languages.others.length === 0) return []
  const choose = (condition: string, tag: string) =>
    `if (${condition}) { set $livery_language "${folderOf(tag, languages)}"; }`
  return [
    'set $livery_language "";',
    ...languageRules(languages).map(({ tag, pattern }) => choose(`$http_accept_language ~* "${pattern}"`, tag)),
    ...[languages.own, ...languages.others].map((tag) => choose(`$cookie_lang = "${tag}"`, tag)),
  ]
}

/** A `server` block's inside for nginx: headers, compressed files beside the plain ones, routes of the site. */
export function nginxConfig(rules: readonly HeaderRule[], languages: PageLanguages): string {
  // nginx drops the headers of the block around as soon as a location has one: each location says them all. How long
  // to keep is said of answers that are there alone, or a missing file would be kept missing for a year.
  const location = (match: string, headers: Record<string, string>, files: string) =>
    [
      `location ${match} {`,
      ...Object.entries({ ...everywhereOf(rules), ...headers }).map(
        ([name, value]) =>
          `    add_header ${headerName(name)} ${nginxText(value)}${name === 'Cache-Control' ? '' : ' always'};`,
      ),
      `    try_files ${files} =404;`,
      '}',
    ].join('\n')
  return [
    '# Include this inside the server block of the merchant’s domain; set root to the folder beside it.',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the brotli module: brotli_static on;',
    '# What is not there is said in the site’s own words.',
    'error_page 404 /404.html;',
    'location ~ ^/(_deploy(/|$)|_headers$|livery\\.json) {',
    '    return 404;',
    '}',
    ...specialOf(rules).map((rule) => location(`^~ ${pathPattern(rule.pattern).slice(0, -1)}`, rule.headers, '$uri')),
    location(`~ ${fileEnding}`, {}, '$uri'),
    ...(languages.others.length > 0
      ? [
          location(`~ ^/(${languages.others.join('|')})(/.*)?$`, byLanguage, '/$1$2.html /$1/index.html'),
          ...nginxLanguages(languages),
          location('/', byLanguage, '$livery_language$uri.html $livery_language/index.html'),
        ]
      : [location('/', {}, '$uri.html /index.html')]),
    '',
  ].join('\n')
}

/** Of which visitors Caddy sends the page in a language: who chose it, else whose browser says it first. */
function caddyLanguages(languages: PageLanguages): { name: string; matcher: string; pages: string }[] {
  if (languages.others.length === 0) return []
  const pages = (tag: string) => `${folderOf(tag, languages)}{path}.html ${folderOf(tag, languages)}/index.html`
  const name = (kind: string, tag: string) => `@${kind}_${tag.replaceAll('-', '_')}`
  const cookie = '{http.request.cookie.lang}'
  return [
    ...languages.others.map((tag) => ({
      name: name('in', tag),
      matcher: `path /${tag} /${tag}/*`,
      pages: `{path}.html /${tag}/index.html`,
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
export function caddyConfig(rules: readonly HeaderRule[], languages: PageLanguages): string {
  const special = specialOf(rules)
  const files = ['    file_server {', '        precompressed br gzip', '    }']
  // Each address falls into one block, which says all its headers: Caddy sorts `header` lines by their paths, and puts
  // `respond` behind `handle`.
  const handle = (matcher: string, headers: Record<string, string>, lines: readonly string[]) =>
    [
      `handle${matcher}{`,
      ...Object.entries({ ...everywhereOf(rules), ...headers }).map(
        ([name, value]) => `    header ${headerName(name)} ${caddyText(value)}`,
      ),
      ...lines,
      '}',
    ].join('\n')
  return [
    '# Import this inside the site block of the merchant’s domain; set root to the folder beside it.',
    '@private path /_deploy /_deploy/* /_headers /livery.json*',
    handle(' @private ', {}, ['    error 404']),
    ...special.flatMap((rule, index) => [
      `@kept${index} {`,
      `    path ${pathPattern(rule.pattern)}`,
      '    file',
      '}',
      handle(` @kept${index} `, rule.headers, files),
    ]),
    `@missing path ${special.map((rule) => rule.pattern).join(' ')}`,
    handle(' @missing ', {}, ['    error 404']),
    `@file path_regexp ${fileEnding}`,
    handle(' @file ', {}, files),
    ...caddyLanguages(languages).flatMap(({ name, matcher, pages }) => [
      `${name} ${matcher}`,
      handle(` ${name} `, byLanguage, [`    try_files ${pages}`, ...files]),
    ]),
    handle(' ', languages.others.length > 0 ? byLanguage : {}, ['    try_files {path}.html /index.html', ...files]),
    '# What is not there is said in the site’s own words.',
    handle('_errors ', {}, ['    rewrite * /404.html', ...files]),
    '',
  ].join('\n')
}
