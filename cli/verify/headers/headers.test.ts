import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { siteOf } from '../site/site.ts'
import { gradeOf, headers } from './headers.ts'

const integrity = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const main = 'import("./more.js")'
const more = 'export default 1'
const inline = 'document.documentElement.dataset.theme="dark"'
const map = JSON.stringify({
  imports: {},
  integrity: { '/assets/main.js': integrity(main), '/assets/more.js': integrity(more) },
})
const inlineHashes = [inline, map].map((text) => `'${integrity(text)}'`).join(' ')

const policyOf = (more = '') =>
  `default-src 'none'; script-src 'self' ${inlineHashes}; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'${more}; frame-src 'none'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types livery; upgrade-insecure-requests`

const pageOf = (policy: string, body = '') =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy.replace(/ frame-ancestors 'none';/, '')}">` +
  `<script>${inline}</script><script type="importmap">${map}</script>` +
  `<script type="module" src="/assets/main.js" integrity="${integrity(main)}"></script></head><body>${body}</body></html>`

const own: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const kept = 'public, max-age=31536000, immutable'

type Sent = Readonly<Record<string, string>>
const lines = (sent: Sent, line: (name: string, value: string) => string) =>
  Object.entries(sent)
    .map(([name, value]) => line(name, value))
    .join('\n')

const staticHost = (page: Sent, files: Sent) =>
  [
    '/*',
    lines(page, (name, value) => `  ${name}: ${value}`),
    '/assets/*',
    lines(files, (name, value) => `  ${name}: ${value}`),
  ].join('\n')
const nginx = (page: Sent, files: Sent) =>
  `location / {\n${lines(page, (name, value) => `add_header ${name} "${value}" always;`)}\n}\n` +
  `location /assets/ {\n${lines({ ...page, ...files }, (name, value) => `add_header ${name} "${value}" always;`)}\n}\n` +
  'location ~ ^/(livery.json|_headers|_deploy/) {\nreturn 404;\n}\n'
const caddy = (page: Sent, files: Sent) =>
  '@private path /livery.json /_headers /_deploy/*\nhandle @private {\nrespond 404\n}\n@assets path /assets/*\n' +
  `handle @assets {\n${lines({ ...page, ...files }, (name, value) => `header ${name} "${value}"`)}\n}\n` +
  `handle {\n${lines(page, (name, value) => `header ${name} "${value}"`)}\n}\n`

function filesOf(policy = policyOf(), sent: Sent = own): Record<string, string> {
  const page = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache', ...sent }
  const files = { 'Cache-Control': kept }
  return {
    'index.html': pageOf(policy),
    'assets/main.js': main,
    'assets/more.js': more,
    'sw.js': removeWorker,
    _headers: staticHost(page, files),
    '_deploy/nginx.conf': nginx(page, files),
    '_deploy/Caddyfile': caddy(page, files),
  }
}

const found = (files: Record<string, string>, origins: string[] = []) =>
  headers(siteOf('acme', files), { origins }).map(({ file, code, message }) => `${file} ${code}: ${message}`)
const changed = (path: string, from: string | RegExp, to: string) => {
  const files = filesOf()
  const text = files[path] ?? ''
  expect(text).toMatch(from)
  return found({ ...files, [path]: text.replace(from, () => to) })
}

test('a site whose three server files, page and scripts agree has no finding', () => {
  expect(found(filesOf())).toEqual([])
  expect(gradeOf(siteOf('acme', filesOf())).grade).toBe('A+')
})

test('a server file that is not there is said, and the others are still compared', () => {
  const { '_deploy/Caddyfile': _, ...files } = filesOf()
  expect(found(files)).toEqual(['_deploy/Caddyfile headers-missing: The file is not there'])
  expect(gradeOf(siteOf('acme', {})).grade).toBe('F')
})

test('a weak header is told with what it costs, where it stands', () => {
  const site = siteOf('acme', filesOf(policyOf(), { ...own, 'Referrer-Policy': 'unsafe-url' }))
  expect(headers(site, { origins: [] })).toMatchObject([
    {
      file: '_headers',
      code: 'weak-header',
      offset: site.files.get('_headers')?.text().indexOf('Referrer-Policy:'),
      message: 'Referrer-Policy is "unsafe-url" (costs 5 of 100: grade A)',
      remedy: 'Send Referrer-Policy: strict-origin.',
    },
  ])
})

test('an origin of the policy that the tenant does not name is a stranger', () => {
  const files = filesOf(policyOf(' https://gateway.example'))
  expect(found(files)).toEqual([
    '_headers policy-stranger: connect-src allows https://gateway.example, which the tenant does not name',
  ])
  expect(found(files, ['https://gateway.example'])).toEqual([])
  expect(found(files, ['https://gateway.example:8443'])).toHaveLength(1)
})

test('servers that say different things are told by path and header', () => {
  const messages = changed('_deploy/nginx.conf', 'add_header X-Frame-Options "DENY" always;', '')
  expect(messages).toContain(
    '_deploy/nginx.conf headers-differ: /: x-frame-options is not sent, in _headers it is "DENY"',
  )
  expect(messages).toContain(
    '_deploy/nginx.conf headers-differ: /promotions: x-frame-options is not sent, in _headers it is "DENY"',
  )
  expect(messages.every((message) => message.startsWith('_deploy/nginx.conf'))).toBe(true)
})

test('what a server says of dictionaries, of which a static host knows nothing, is no difference', () => {
  const more = 'location / {\nadd_header Use-As-Dictionary $use;\nadd_header Link $link;'
  expect(changed('_deploy/nginx.conf', 'location / {', more)).toEqual([])
  expect(changed('_deploy/nginx.conf', 'location / {', 'location / {\nadd_header Refresh "0";')).not.toEqual([])
})

test.each([
  [/no-cache/, 'max-age=600', '/ may be kept by "max-age=600"; it should be only with a question first (no-cache)'],
  [
    /public, max-age=31536000, immutable/,
    'no-store',
    '/assets/main.js may be kept by "no-store"; it should be for a year, immutable',
  ],
  [
    /public, max-age=31536000, immutable/,
    'max-age=600, immutable',
    '/assets/main.js may be kept by "max-age=600, immutable"; it should be for a year, immutable',
  ],
])('a rule of keeping, %s as %s, is found', (from, to, message) => {
  const files = filesOf()
  for (const path of ['_headers', '_deploy/nginx.conf', '_deploy/Caddyfile'])
    files[path] = (files[path] ?? '').replaceAll(new RegExp(from, 'g'), to)
  for (const path of ['_headers', '_deploy/nginx.conf', '_deploy/Caddyfile'])
    expect(found(files)).toContain(`${path} cache-rule: ${message}`)
})

test('what tells how the site is made is not served', () => {
  expect(changed('_deploy/Caddyfile', '/_headers ', '')).toEqual([
    '_deploy/Caddyfile private-served: /_headers is served: it tells how the site is made',
  ])
})

test.each<[string, string | RegExp, string, string]>([
  [
    'an inline script of other bytes',
    inline,
    `${inline};evil()`,
    'script-not-allowed: The policy has no hash of this inline script',
  ],
  [
    'an inline script more',
    '</body>',
    '<script>evil()</script></body>',
    'script-not-allowed: The policy has no hash of this inline script',
  ],
  ['a handler', '<body>', '<body onload="evil()">', 'inline-code: <body> has onload="…", which the policy forbids'],
  [
    'a style attribute',
    '<body>',
    '<body style="color:red">',
    'inline-code: <body> has style="…", which the policy forbids',
  ],
  [
    'a style element',
    '<body>',
    '<body><style>a{}</style>',
    'style-not-allowed: The policy has no hash of this style element',
  ],
  ['no policy in the page', /<meta http-equiv[^>]*>/, '', 'policy-missing: The page carries no policy of its own'],
  [
    'another policy in the page',
    "img-src 'self'",
    'img-src *',
    "policy-differs: The page's img-src is not the header's",
  ],
  ['a script without integrity', / integrity="[^"]*"/, '', 'integrity: /assets/main.js has no integrity'],
  [
    'another file’s integrity',
    integrity(main),
    integrity('x'),
    "integrity: The import map's integrity of /assets/main.js is another file's",
  ],
])('%s is found in the page', (_, from, to, message) => {
  expect(changed('index.html', from, to)).toContain(`index.html ${message}`)
})

test('data in the page needs no hash', () => {
  expect(changed('index.html', '</body>', '<script type="application/json">{"a":1}</script></body>')).toEqual([])
})

test('a hash that no script of the page has is unused', () => {
  const policy = policyOf().replace("script-src 'self'", "script-src 'self' 'sha256-AAAA'")
  expect(found(filesOf(policy))).toEqual([
    "index.html hash-unused: No page has anything inline with the hash 'sha256-AAAA', which script-src names",
  ])
})

test.each<[string, Record<string, string>, string[]]>([
  [
    'a script that the map does not name',
    { 'assets/new.js': '' },
    ['index.html map-incomplete: The import map has no integrity of /assets/new.js'],
  ],
  [
    'a script of other bytes than the map says',
    { 'assets/more.js': 'evil()' },
    ["index.html integrity: The import map's integrity of /assets/more.js is another file's"],
  ],
  [
    'an import of what is not there',
    { 'assets/more.js': 'import "./gone.js"' },
    [
      "index.html integrity: The import map's integrity of /assets/more.js is another file's",
      'assets/more.js map-incomplete: The import of ./gone.js is not in the import map',
    ],
  ],
])('%s is found', (_, change, messages) => {
  expect(found({ ...filesOf(), ...change })).toEqual(messages)
})

test('files that the page does not ask for may have their integrity in the loader’s table, which the map names', () => {
  const style = 'a{}'
  const table = (css: string) => `export default ${JSON.stringify({ '/assets/late.css': integrity(css) })}`
  const withTable = (css: string): Record<string, string> => {
    const named = JSON.stringify({
      imports: { '/assets/integrity.js': '/assets/integrity-1.js' },
      integrity: { ...JSON.parse(map).integrity, '/assets/integrity-1.js': integrity(table(css)) },
    })
    const policy = policyOf().replace(integrity(map), integrity(named))
    const files = Object.entries(filesOf(policy)).map(([path, text]) => [path, text.replace(map, named)])
    return { ...Object.fromEntries(files), 'assets/integrity-1.js': table(css), 'assets/late.css': style }
  }
  expect(found(withTable(style))).toEqual([])
  expect(found(withTable('b{}'))).toEqual([
    "index.html integrity: The import map's integrity of /assets/late.css is another file's",
  ])
  expect(found({ ...filesOf(), 'assets/late.css': style })).toEqual([
    'index.html map-incomplete: The import map has no integrity of /assets/late.css',
  ])
})

test('a name of the map that no file has is stale', () => {
  const { 'assets/more.js': _, ...files } = filesOf()
  expect(found(files)).toContain('index.html map-stale: The import map names /assets/more.js, which is not in the site')
})

test('a server that keeps the worker is found: nothing could take its place', () => {
  const files = filesOf()
  const more = `${files._headers}\n/sw.js\n  ! Cache-Control\n  Cache-Control: ${kept}`
  expect(found({ ...files, _headers: more })).toContain(
    `_headers cache-rule: /sw.js may be kept by "${kept}"; it should be only with a question first (no-cache)`,
  )
})
