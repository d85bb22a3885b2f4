import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveBuiltSite } from './static-site.ts'

let root = ''
let dir = ''
const policy =
  "default-src 'none'; img-src 'self' https://gateway.example https://img.example; upgrade-insecure-requests"
const config = JSON.stringify({ gateway: { baseUrl: 'https://gateway.example' } })
const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"><script type="application/json" id="livery-config">${config}</script>`

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-preview-'))
  dir = join(root, 'acme')
  for (const folder of ['assets', '_deploy']) mkdirSync(join(dir, folder), { recursive: true })
  const files = {
    'index.html': page,
    '404.html': page,
    'robots.txt': 'User-agent: *',
    'livery.json': '{"secret":"of the build"}',
    _headers: `/*\n  Content-Security-Policy: ${policy}\n  Strict-Transport-Security: max-age=1\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n`,
    '_deploy/nginx.conf': 'secret',
    'sw.js': 'const liverySite={"release":"0123","gateway":"https://gateway.example"};\nrun()',
    'assets/main.js': 'plain',
    'assets/main.js.br': 'as brotli',
    'assets/main.js.gz': 'as gzip',
  }
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text)
  writeFileSync(join(root, 'outside.txt'), 'secret')
  mkdirSync(join(root, 'acme-other'))
  writeFileSync(join(root, 'acme-other', 'a.txt'), 'secret')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serveBuiltSite(dir, new Request(`http://acme.localhost:4173${path}`, { headers, method }))

test('the service worker takes the server for its gateway, and is asked for each time', async () => {
  const answer = get('/sw.js', { 'accept-encoding': 'br' })
  expect(await answer.text()).toBe('const liverySite={"release":"0123","gateway":""};\nrun()')
  expect(answer.headers.get('Cache-Control')).toBe('no-cache')
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  const known = get('/sw.js', { 'if-none-match': answer.headers.get('ETag') ?? '' })
  expect([known.status, await known.text()]).toEqual([304, ''])
  expect(get('/sw.js', { 'if-none-match': '"another"' }).status).toBe(200)
})

test('an address with a page of its own answers with that, in the visitor’s language', async () => {
  const place = join(root, 'pages')
  const pageOf = (tag: string, path: string) =>
    `<html lang="${tag}" data-page="${tag}" data-path="${path}" data-languages="BN:bn:ltr EN:en:ltr">${page}`
  mkdirSync(join(place, 'en', 'm'), { recursive: true })
  writeFileSync(join(place, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`)
  for (const path of ['index', 'promotions', 'en/index', 'en/promotions', 'en/m/app'])
    writeFileSync(join(place, `${path}.html`), pageOf(path.startsWith('en/') ? 'en' : 'bn', path))
  const sent = async (path: string, language = 'bn') => {
    const headers = { 'accept-language': language }
    const answer = serveBuiltSite(place, new Request(`http://pages.localhost:4173${path}`, { headers }))
    return /data-path="([^"]+)"/.exec(await answer.text())?.[1]
  }
  expect(await sent('/promotions')).toBe('promotions')
  expect(await sent('/promotions', 'en')).toBe('en/promotions')
  expect(await sent('/en/promotions')).toBe('en/promotions')
  expect(await sent('/en/m/app')).toBe('en/m/app')
  // Where there is none, the home page starts the site at any address.
  expect(await sent('/rng')).toBe('index')
  expect(await sent('/m/app')).toBe('index')
  expect(await sent('/en/rng')).toBe('en/index')
  expect(await sent('/../en/promotions')).toBe('en/promotions')
})

test('a site with several languages answers in the visitor’s, by address, cookie or browser', async () => {
  const place = join(root, 'tongues')
  const pageIn = (tag: string) => `<html lang="${tag}" data-page="${tag}" data-languages="BN:bn:ltr EN:en:ltr">${page}`
  mkdirSync(join(place, 'en'), { recursive: true })
  writeFileSync(join(place, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`)
  writeFileSync(join(place, 'index.html'), pageIn('bn'))
  writeFileSync(join(place, 'en', 'index.html'), pageIn('en'))
  const tagOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = serveBuiltSite(place, new Request(`http://tongues.localhost:4173${path}`, { headers }))
    expect(answer.headers.get('Vary')).toBe('Accept-Language, Cookie, Accept-Encoding, Available-Dictionary')
    return /lang="(\w+)"/.exec(await answer.text())?.[1]
  }
  expect(await tagOf('/')).toBe('bn')
  expect(await tagOf('/promotions', { 'accept-language': 'en-GB,bn;q=0.5' })).toBe('en')
  expect(await tagOf('/', { 'accept-language': 'en', cookie: 'lang=bn' })).toBe('bn')
  expect(await tagOf('/en/promotions')).toBe('en')
})

test.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/..%5coutside.txt',
  '/..%2facme-other/a.txt',
  '//outside.txt',
  '/%00/outside.txt',
])('%s does not leave the folder', async (path) => {
  const answer = get(path)
  expect([400, 404]).toContain(answer.status)
  expect(await answer.text()).not.toContain('secret')
})

test.each([
  '/livery.json',
  '/_headers',
  '/_deploy/nginx.conf',
  '//livery.json',
  '/assets%2f..%2flivery.json',
  '/x/..%2f_deploy/nginx.conf',
  '/%5flivery/../_headers',
  '/_deploy',
])('%s is not public', async (path) => {
  const answer = get(path)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toMatch(/secret|Content-Security/)
})

test('an address that is none is a bad request, not an error of the server', () => {
  expect(get('/%').status).toBe(400)
  expect(get('/%ff').status).toBe(400)
})

test.each([
  ['br, gzip', 'br', 'as brotli'],
  ['gzip', 'gzip', 'as gzip'],
  ['identity', null, 'plain'],
])('to who takes %s, the answer is %s', async (accepted, encoding, body) => {
  const answer = get('/assets/main.js', { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('immutable')
  expect(await answer.text()).toBe(body)
})

test.each(['/', '/index.html', '/live', '/Member/deposit?page=1'])('%s is the page', async (path) => {
  const answer = get(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('livery-config')
})

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('to who takes %s the page comes as %s, for each origin its own', async (accepted, packing, unpack) => {
  for (const host of ['acme.localhost:4173', 'acme.localhost:4174', 'acme.localhost:4173']) {
    const answer = serveBuiltSite(dir, new Request(`http://${host}/`, { headers: { 'accept-encoding': accepted } }))
    expect(answer.headers.get('content-encoding')).toBe(packing)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Available-Dictionary')
    expect(answer.headers.get('content-security-policy')).toContain(`http://${host}`)
    const html = unpack(Buffer.from(await answer.arrayBuffer())).toString('utf8')
    expect(html).toContain(`"baseUrl":"http://${host}"`)
  }
})

test('a page that is built anew is sent at once, with its new headers', async () => {
  const site = join(root, 'changing')
  mkdirSync(site)
  for (const version of ['one', 'two and more']) {
    writeFileSync(join(site, 'index.html'), `<title>${version}</title>`)
    writeFileSync(join(site, '_headers'), `/*\n  X-Version: ${version}\n`)
    const answer = serveBuiltSite(site, new Request('http://changing.localhost/'))
    expect(answer.headers.get('x-version')).toBe(version)
    expect(await answer.text()).toBe(`<title>${version}</title>`)
  }
})

test('a link that leads to another release is followed at once', async () => {
  for (const version of ['v1', 'v2']) {
    mkdirSync(join(root, version))
    writeFileSync(join(root, version, 'index.html'), `<title>${version}</title>`)
    writeFileSync(join(root, version, '_headers'), `/*\n  X-Version: ${version}\n`)
    symlinkSync(version, join(root, 'next'))
    renameSync(join(root, 'next'), join(root, 'current'))
    const answer = serveBuiltSite(join(root, 'current'), new Request('http://linked.localhost/'))
    expect(answer.headers.get('x-version')).toBe(version)
    expect(await answer.text()).toBe(`<title>${version}</title>`)
  }
})

test.each(['/assets/gone.js', '/strings/en/gone.json', '/photo.png'])('%s is missing, and not for ever', (path) => {
  const answer = get(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  [`/${'a'.repeat(256)}.js`, 404],
  [`/assets/${'a'.repeat(300)}.css`, 404],
  [`/${'a/'.repeat(4000)}x.js`, 404],
  [`/assets/main.js/${'ü'.repeat(200)}.png`, 404],
  [`/${'a'.repeat(256)}`, 200],
])('a name that no file can have is missing, or a page: %.40s', (path, status) => {
  expect(get(path).status).toBe(status)
})

test('in the page and its policy the preview stands in for the gateway, on plain http', async () => {
  const answer = get('/')
  const held = answer.headers.get('content-security-policy')
  expect(held).toContain("img-src 'self' http://acme.localhost:4173")
  expect(held).not.toMatch(/https:|upgrade-insecure/)
  expect(answer.headers.has('strict-transport-security')).toBe(false)
  // A file that sent a browser to https would send it there for the page, too.
  expect(get('/robots.txt').headers.get('content-security-policy')).toMatch(
    /^default-src .*(?<!; upgrade-insecure-requests)$/,
  )
  const html = await answer.text()
  expect(html).toContain('"baseUrl":"http://acme.localhost:4173"')
  expect(html).not.toContain('https://')
})

test('nothing can be written', () => {
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const answer = get('/', {}, method)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  }
})

test('a site that is not built says so', async () => {
  const answer = serveBuiltSite(join(root, 'nobody'), new Request('http://nobody.localhost/'))
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('not built')
})
