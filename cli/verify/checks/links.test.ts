import { expect, test } from 'vitest'
import { siteOf } from '../site/site.ts'
import { links } from './links.ts'

const input = { origins: ['https://acme.example', 'https://www.acme.example'], external: ['https://gateway.example'] }
const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`

/** What is found in a site; files that nothing leads to are left out unless they are asked for. */
function found(files: Record<string, string>, { orphans = false } = {}): string[] {
  return links(siteOf('acme', files), input)
    .filter(({ code }) => orphans || code !== 'orphan')
    .map(({ file, code, message }) => `${file} ${code}: ${message}`)
}
const inPage = (body: string, more: Record<string, string> = {}) => found({ 'index.html': page(body), ...more })

test.each([
  '<a href="/icons/a.svg">',
  '<a href="icons/a.svg">',
  '<a href="https://acme.example/icons/a.svg">',
  '<a href="https://www.acme.example/icons/a.svg?v=1#x">',
  '<img src="/icons/a.svg" srcset="/icons/a.svg 1x, /icons/a.svg 2x">',
  '<video poster="/icons/a.svg">',
  '<svg id="own"><use xlink:href="#own"/></svg>',
  '<a href="#">',
  '<a href="mailto:help@acme.example">',
  '<a href="tel:+100">',
  '<img src="data:image/png;base64,AA">',
  '<iframe src="about:blank">',
  '<a href="https://gateway.example/any">',
  '<a href="/promotions/summer">',
  '<a href="/PROMOTIONS/">',
  '<a href="/">',
])('%s leads somewhere', (body) => {
  expect(inPage(body, { 'icons/a.svg': '', 'assets/a.js': 'const path="/promotions/:id"' })).toEqual([])
})

test.each([
  ['<a href="/gone.svg">', 'link-broken: <a> leads to /gone.svg, which is not in the site'],
  ['<a href="/no-such-page">', 'link-broken: <a> leads to /no-such-page, which is not in the site'],
  [
    '<script>go("/gone.html#"+d.lang)</script>',
    'link-broken: The first script leads to /gone.html, which is not in the site',
  ],
  ['<form action="/gone.php">', 'link-broken: <form> leads to /gone.php, which is not in the site'],
  ['<img srcset="/a.png 1x">', 'link-broken: <img> leads to /a.png, which is not in the site'],
  ['<a href="#nowhere">', 'link-broken: <a> leads to #nowhere, which is nowhere on the page'],
  ['<a href="https://[bad">', 'link-broken: <a> leads to "https://[bad", which is no address'],
  ['<a href="//[bad">', 'link-broken: <a> leads to "//[bad", which is no address'],
  ['<a href="/%">', 'link-broken: <a> leads to /%, which is not in the site'],
  [
    '<a href="https://other.example/x">',
    'link-external: <a> leads to https://other.example, which the tenant does not name',
  ],
  ['<a href="//other.example/x">', 'link-external: <a> leads to https://other.example, which the tenant does not name'],
  [
    '<a href="http://acme.example/">',
    'link-external: <a> leads to http://acme.example, which the tenant does not name',
  ],
  [
    '<a href="https://gateway.example:8443/">',
    'link-external: <a> leads to https://gateway.example:8443, which the tenant does not name',
  ],
  ['<a href="javascript:alert(1)">', 'link-external: <a> leads to null, which the tenant does not name'],
])('%s does not', (body, message) => {
  expect(inPage(body)).toEqual([`index.html ${message}`])
})

test('a picture for other sites is a link; other words for them are none', () => {
  const meta = '<meta property="og:image" content="/gone.png"><meta name="twitter:image" content="/gone.png">'
  expect(found({ 'index.html': page('', `${meta}<meta property="og:title" content="/no/link.png">`) })).toEqual(
    Array(2).fill('index.html link-broken: A picture leads to /gone.png, which is not in the site'),
  )
})

test('the configuration’s logo and strings are links', () => {
  const config = {
    brand: { logo: '/logo.svg' },
    languages: {
      supported: [{ tag: 'en', strings: { home: '/strings/en/home.json', gone: '/strings/en/gone.json' } }],
    },
  }
  const script = `<script type="application/json" id="livery-config">${JSON.stringify(config)}</script>`
  expect(inPage(script, { 'strings/en/home.json': '{}' })).toEqual([
    'index.html link-broken: The logo leads to /logo.svg, which is not in the site',
    'index.html link-broken: The strings gone of en leads to /strings/en/gone.json, which is not in the site',
  ])
})

test('manifest, sitemap and robots.txt name pages and files of the site', () => {
  expect(
    found({
      'index.html': page(''),
      'site.webmanifest': '{"start_url":"/","name":"/no/link","icons":[{"src":"/icons/gone.png"}]}',
      'sitemap.xml': '<loc>https://acme.example/</loc><loc>https://stranger.example/</loc>',
      'robots.txt': 'User-agent: *\nSitemap: https://acme.example/map.xml\n',
    }),
  ).toEqual([
    'site.webmanifest link-broken: "src" leads to /icons/gone.png, which is not in the site',
    'sitemap.xml link-external: The sitemap leads to https://stranger.example, which the tenant does not name',
    'robots.txt link-broken: robots.txt leads to /map.xml, which is not in the site',
  ])
})

test('an import must be a file: a page of that name does not do', () => {
  const files = {
    'index.html': page('<script type="module" src="/assets/a.js"></script>'),
    'assets/a.js': 'import"./promotions";const path="/assets/promotions"',
  }
  expect(found(files)).toEqual([
    'assets/a.js link-broken: An import leads to /assets/promotions, which is not in the site',
  ])
})

test('a style sheet’s pictures are links, with their place in bytes', () => {
  const site = siteOf('acme', {
    'index.html': page('<link rel="stylesheet" href="/assets/a.css">'),
    'assets/a.css': '/* é */a{background:url(/gone.png)}',
  })
  expect(links(site, input)).toMatchObject([{ code: 'link-broken', file: 'assets/a.css', offset: 21 }])
})

test('hosts in code are the tenant’s, or such as nothing is loaded from', () => {
  const code = (text: string) => found({ 'index.html': page('<script src="/a.js"></script>'), 'a.js': text })
  expect(code('x("http://www.w3.org/2000/svg","https://react.dev/errors","https://gateway.example")')).toEqual([])
  expect(code('x("https://tracker.example/pixel")')).toEqual([
    'a.js link-external: The code names https://tracker.example, which the tenant does not',
  ])
  expect(code('// see https://tracker.example')).toEqual([])
})

test('a file that nothing leads to is found, but for what servers and crawlers know', () => {
  const files = {
    'index.html': page('<img src="/used.png">'),
    'used.png': '',
    'unused.png': '',
    'used.png.br': '',
    '404.html': page(''),
    'robots.txt': '',
    'favicon.ico': '',
    'livery.json': '{}',
    _headers: '',
    '_deploy/nginx.conf': '',
    '.well-known/assetlinks.json': '[]',
  }
  expect(found(files, { orphans: true })).toEqual(['unused.png orphan: Nothing in the site leads to this file'])
})
