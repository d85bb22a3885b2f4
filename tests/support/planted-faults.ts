import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import { scopedClass } from '#cli/bundle/class-names.ts'
import type { CheckName } from '#cli/verify/site/finding.ts'
import { productRoot } from './livery.ts'
import type { PlantedSite } from './planted.ts'

const bengalLogo = readFileSync(join(productRoot, 'tenants/bengal/assets/logo.svg'), 'utf8')

/** A string that the test gives bengal of its own. */
export const ownString = 'Chosen by the tigers of the delta'

/** An error planted in lite's built site, and the finding that must come of it. */
export interface Planted {
  what: string
  check: CheckName
  code: string
  /** Where the finding must be: the path, and the bytes at its offset; null for the file as a whole. */
  plant: (site: PlantedSite) => { file: string; at: string | Uint8Array | null }
}

const script = /^assets\/main-[^.]+\.js$/
const strings = /^strings\/en\/start-[^.]+\.json$/

/** A text at the end of a script, where no grammar is broken. */
const inScript =
  (text: string, at = text) =>
  (planted: PlantedSite) => {
    const file = planted.find(script)
    planted.append(file, `;"${text}"`)
    return { file, at }
  }

/** A chunk of a PNG, with a checksum that nobody reads. */
function chunkOf(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
}

const inPicture = (path: string, chunk: Buffer) => (planted: PlantedSite) => {
  const bytes = planted.bytes(path)
  const at = bytes.indexOf('IDAT') - 4
  planted.write(path, Buffer.concat([bytes.subarray(0, at), chunk, bytes.subarray(at)]))
  return { file: path, at: chunk.subarray(0, 8) }
}

const encoded = (shift: number) =>
  Buffer.from(`${'-'.repeat(shift)}https://gateway.bengal.example/x`).toString('base64')

const foreign: Planted[] = [
  { what: 'a name', check: 'foreign', code: 'foreign-name', plant: inScript('Welcome to BENGAL CLUB', 'BENGAL CLUB') },
  { what: 'a code', check: 'foreign', code: 'foreign-word', plant: inScript('/x/bengal/y', 'bengal') },
  {
    what: 'a wordmark in one word',
    check: 'foreign',
    code: 'foreign-word',
    plant: inScript('theBengalClubApp', 'BengalClub'),
  },
  {
    what: 'a domain',
    check: 'foreign',
    code: 'foreign-host',
    plant: inScript('https://www.bengal.example/', 'bengal.example'),
  },
  {
    what: 'a host escaped for addresses',
    check: 'foreign',
    code: 'foreign-host',
    plant: inScript('%69mg%2Ebengal%2eexample', '%69mg'),
  },
  {
    what: 'a host escaped for scripts',
    check: 'foreign',
    code: 'foreign-host',
    plant: inScript('\\u0070lay.bengal\\x2eexample', '\\u0070'),
  },
  {
    what: 'a host escaped twice',
    check: 'foreign',
    code: 'foreign-host',
    plant: inScript('play%252Ebengal.example', 'play%252E'),
  },
  ...[0, 1, 2].map((shift) => ({
    what: `a host in base64, ${shift} bytes in`,
    check: 'foreign' as const,
    code: 'foreign-host',
    plant: (planted: PlantedSite) => {
      const { file } = inScript(encoded(shift))(planted)
      return { file, at: null }
    },
  })),
  {
    what: 'a name escaped for HTML',
    check: 'foreign',
    code: 'foreign-name',
    plant: (planted) => {
      planted.edit('index.html', (text) => text.replace('<body>', '<body><!-- Bengal&#x20;Club -->'))
      return { file: 'index.html', at: 'Bengal&#x20;Club' }
    },
  },
  {
    what: 'a string of its own',
    check: 'foreign',
    code: 'foreign-text',
    plant: inScript(ownString),
  },
  {
    what: 'a contact',
    check: 'foreign',
    code: 'foreign-address',
    plant: (planted) => {
      planted.edit('robots.txt', (text) => `${text}# t.me.bengal.example/support\n`)
      return { file: 'robots.txt', at: 't.me.bengal' }
    },
  },
  {
    what: 'a drawing',
    check: 'foreign',
    code: 'foreign-asset',
    plant: (planted) => {
      planted.write('assets/logo-00000000.svg', bengalLogo)
      return { file: 'assets/logo-00000000.svg', at: null }
    },
  },
  {
    what: 'a picture of its drawing',
    check: 'foreign',
    code: 'foreign-asset',
    plant: (planted) => {
      planted.write('icons/icon-192.png', readFileSync(join(planted.dir, '../bengal/icons/icon-192.png')))
      return { file: 'icons/icon-192.png', at: null }
    },
  },
  {
    what: 'a piece of a drawing in a style',
    check: 'foreign',
    code: 'foreign-drawing',
    plant: (planted) => {
      const file = planted.find(/^assets\/main-[^.]+\.css$/)
      const drawing = bengalLogo.replaceAll('\n', '')
      planted.append(file, `.x{background:url("data:image/svg+xml,${encodeURIComponent(drawing)}")}`)
      return { file, at: null }
    },
  },
  {
    what: 'a host in a compressed file alone',
    check: 'foreign',
    code: 'foreign-host',
    plant: (planted) => {
      planted.write('sitemap.xml.gz', gzipSync('<loc>https://bengal.example/</loc>'))
      return { file: 'sitemap.xml.gz', at: null }
    },
  },
  {
    what: 'a name in a picture’s text',
    check: 'foreign',
    code: 'foreign-name',
    plant: (planted) => ({
      ...inPicture('icons/icon-192.png', chunkOf('tEXt', Buffer.from('Title\0Bengal Club')))(planted),
      at: 'Bengal Club',
    }),
  },
  {
    what: 'a name in a picture’s compressed text',
    check: 'foreign',
    code: 'foreign-name',
    plant: inPicture(
      'icons/icon-192.png',
      chunkOf('zTXt', Buffer.concat([Buffer.from('Title\0\0'), deflateSync('Bengal Club')])),
    ),
  },
  {
    what: 'a name in a picture’s translated text',
    check: 'foreign',
    code: 'foreign-name',
    plant: inPicture(
      'favicon.ico',
      chunkOf('iTXt', Buffer.concat([Buffer.from('Title\0\u0001\0bn\0\0'), deflateSync('Bengal Club')])),
    ),
  },
  {
    what: 'a name in a picture’s camera data',
    check: 'foreign',
    code: 'foreign-name',
    plant: (planted) => ({
      ...inPicture('icons/icon-512.png', chunkOf('eXIf', Buffer.from('MM\0*Bengal Club')))(planted),
      at: 'Bengal Club',
    }),
  },
  {
    what: 'a source map',
    check: 'foreign',
    code: 'source-map',
    plant: (planted) => {
      const file = planted.find(script)
      planted.append(file, '\n//# sourceMappingURL=main.js.map')
      return { file, at: '# sourceMappingURL' }
    },
  },
]

const traces: Planted[] = [
  { what: 'a gate’s name', check: 'traces', code: 'gate-left', plant: inScript('FEATURE_VIP') },
  {
    what: 'a category’s path',
    check: 'traces',
    code: 'id-left',
    plant: (planted) => ({ ...inScript('/cockfight')(planted), at: 'cockfight"' }),
  },
  { what: 'a feature’s words', check: 'traces', code: 'word-left', plant: inScript('open-prize-wheel', 'prize-wheel') },
  { what: 'a key that the code asks for', check: 'traces', code: 'key-left', plant: inScript('pointMall.title') },
  {
    what: 'a text',
    check: 'traces',
    code: 'text-left',
    plant: (planted) => {
      planted.edit('index.html', (text) =>
        text
          .replace('<body>', '<body><p>Prize wheel and red envelopes</p>')
          .replace('<body>', '<body>E-sports, Invite friends'),
      )
      return { file: 'index.html', at: 'Invite friends' }
    },
  },
  {
    what: 'strings',
    check: 'traces',
    code: 'strings-left',
    plant: (planted) => {
      const file = planted.find(strings)
      planted.edit(file, (text) => text.replace(/\}$/, ',"vip":{"title":"x"}}'))
      return { file, at: '"vip"' }
    },
  },
  {
    what: 'an icon',
    check: 'traces',
    code: 'icon-left',
    plant: (planted) => {
      planted.edit('index.html', (text) =>
        text.replace('</symbol>', '</symbol><symbol id="i-crown-of-nobody" viewBox="0 0 1 1"></symbol>'),
      )
      return { file: 'index.html', at: '<symbol id="i-crown-of-nobody"' }
    },
  },
  {
    what: 'the styles of a component that is not in the site',
    check: 'traces',
    code: 'style-left',
    plant: (planted) => {
      const file = planted.find(/^assets\/main-[^.]+\.css$/)
      const name = scopedClass('features/home/components/winner-board.module.css', 'board')
      planted.append(file, `.${name}{color:red}`)
      return { file, at: name }
    },
  },
  {
    what: 'a chunk that only a closed gate leads to',
    check: 'traces',
    code: 'module-left',
    plant: (planted) => {
      planted.write('assets/agent-site-12345678.js', 'export{}')
      return { file: 'assets/agent-site-12345678.js', at: null }
    },
  },
  {
    what: 'the name of a chunk that only a closed gate leads to',
    check: 'traces',
    code: 'chunk-left',
    plant: inScript('./agent-site.js', 'agent-site.js'),
  },
  {
    what: 'a site that was built for other gates',
    check: 'traces',
    code: 'other-profile',
    plant: (planted) => {
      planted.edit('livery.json', (text) => text.replace(/"profile": ?"\w+"/, '"profile":"01234567"'))
      return { file: 'livery.json', at: null }
    },
  },
]

const secrets: Planted[] = [
  { what: 'a private key', check: 'secrets', code: 'private-key', plant: inScript('-----BEGIN EC PRIVATE KEY-----') },
  { what: 'an AWS key', check: 'secrets', code: 'aws-key', plant: inScript(`AKIA${'QWERTY234567UIOP'}`) },
  {
    what: 'a Google key',
    check: 'secrets',
    code: 'google-key',
    plant: inScript(`AIza${'SyA1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q'}`),
  },
  {
    what: 'a GitHub token',
    check: 'secrets',
    code: 'github-token',
    plant: inScript(`ghp_${'aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5'}`),
  },
  {
    what: 'a Slack token',
    check: 'secrets',
    code: 'slack-token',
    plant: inScript(`xoxb-${'123456789012-abcdefGHIJKL'}`),
  },
  {
    what: 'a Stripe key',
    check: 'secrets',
    code: 'stripe-key',
    plant: inScript(`sk_live_${'4eC39HqLyjWDarjtT1zdp7dc'}`),
  },
  {
    what: 'a web token',
    check: 'secrets',
    code: 'json-web-token',
    plant: inScript('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.dBjftJeZ4CVPmB92K27uhbUJU1p1r'),
  },
  {
    what: 'a password in an address',
    check: 'secrets',
    code: 'password-in-address',
    plant: inScript('https://admin:hunter22@git.example/'),
  },
  {
    what: 'a secret that is assigned',
    check: 'secrets',
    code: 'secret-assigned',
    plant: (planted) => {
      const file = planted.find(script)
      planted.append(file, ';var clientSecret="q8Zr2LpX7vBn4TwK9sYd"')
      return { file, at: 'clientSecret="q8' }
    },
  },
  {
    what: 'a path of the machine',
    check: 'secrets',
    code: 'build-path',
    plant: inScript('/home/builder/livery/src/main.tsx'),
  },
  { what: 'a person', check: 'secrets', code: 'person', plant: inScript('ada.lovelace@company.test') },
]

const others: Planted[] = [
  {
    what: 'a changed file',
    check: 'whole',
    code: 'file-changed',
    plant: (planted) => ({ ...inScript('x')(planted), at: null }),
  },
  {
    what: 'an extra file',
    check: 'whole',
    code: 'file-extra',
    plant: (planted) => {
      planted.write('notes.txt', 'x')
      return { file: 'notes.txt', at: null }
    },
  },
  {
    what: 'a missing file',
    check: 'whole',
    code: 'file-missing',
    plant: (planted) => {
      planted.remove('robots.txt')
      return { file: 'robots.txt', at: null }
    },
  },
  {
    what: 'a compressed file that holds something else',
    check: 'whole',
    code: 'compressed-differs',
    plant: (planted) => {
      planted.write('index.html.gz', gzipSync('<!doctype html>'))
      return { file: 'index.html.gz', at: null }
    },
  },
  {
    what: 'a weak policy',
    check: 'headers',
    code: 'weak-header',
    plant: (planted) => {
      planted.edit('_headers', (text) => text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"))
      return { file: '_headers', at: 'Content-Security-Policy:' }
    },
  },
  {
    what: 'a host in the policy that nobody names',
    check: 'headers',
    code: 'policy-stranger',
    plant: (planted) => {
      planted.edit('_headers', (text) =>
        text.replace("connect-src 'self'", "connect-src 'self' https://tracker.example"),
      )
      return { file: '_headers', at: null }
    },
  },
  {
    what: 'servers that disagree',
    check: 'headers',
    code: 'headers-differ',
    plant: (planted) => {
      planted.edit('_deploy/nginx.conf', (text) => text.replaceAll('add_header X-Frame-Options "DENY" always;', ''))
      return { file: '_deploy/nginx.conf', at: null }
    },
  },
  {
    what: 'a page that may be kept',
    check: 'headers',
    code: 'cache-rule',
    plant: (planted) => {
      planted.edit('_deploy/Caddyfile', (text) =>
        text.replaceAll('header Cache-Control "no-cache"', 'header Cache-Control "max-age=600"'),
      )
      return { file: '_deploy/Caddyfile', at: null }
    },
  },
  {
    what: 'an inline script that the policy does not know',
    check: 'headers',
    code: 'script-not-allowed',
    plant: (planted) => {
      planted.edit('index.html', (text) => text.replace('</body>', '<script>let a = 1</script></body>'))
      return { file: 'index.html', at: '<script>let a' }
    },
  },
  {
    what: 'a style sheet with another file’s integrity',
    check: 'headers',
    code: 'integrity',
    plant: (planted) => {
      const file = planted.find(/^assets\/theme-[^.]+\.css$/)
      planted.append(file, '\n')
      return { file: 'index.html', at: `<link rel="stylesheet" href="/${file}"` }
    },
  },
  {
    what: 'a script that the import map does not know',
    check: 'headers',
    code: 'map-incomplete',
    plant: (planted) => {
      planted.write('assets/extra-aaaaaaaa.js', 'export{}')
      return { file: 'index.html', at: '<script type="importmap">' }
    },
  },
  {
    what: 'a link to a file that is not there',
    check: 'links',
    code: 'link-broken',
    plant: (planted) => {
      planted.remove('icons/apple-touch-icon.png')
      return { file: 'index.html', at: '<link rel="apple-touch-icon"' }
    },
  },
  {
    what: 'a route that no page answers',
    check: 'links',
    code: 'link-broken',
    plant: (planted) => {
      planted.edit('sitemap.xml', (text) =>
        text.replace('</urlset>', '<url><loc>https://lite.example/no-such-page</loc></url></urlset>'),
      )
      return { file: 'sitemap.xml', at: '<loc>https://lite.example/no-such-page' }
    },
  },
  {
    what: 'an import of what is not there',
    check: 'links',
    code: 'link-broken',
    plant: (planted) => {
      const file = planted.find(script)
      planted.append(file, '\nimport("./gone-aaaaaaaa.js")')
      return { file, at: 'import("./gone' }
    },
  },
  {
    what: 'a host that the tenant does not name',
    check: 'links',
    code: 'link-external',
    plant: inScript('https://tracker.example/pixel', 'https://tracker'),
  },
  {
    what: 'a file that nothing leads to',
    check: 'links',
    code: 'orphan',
    plant: (planted) => {
      planted.write('icons/old.png', 'x')
      return { file: 'icons/old.png', at: null }
    },
  },
  {
    what: 'a picture without a text',
    check: 'html',
    code: 'html-wcag/h37',
    plant: (planted) => {
      planted.edit('index.html', (text) => text.replace('</body>', '<img src="/favicon.svg"></body>'))
      return { file: 'index.html', at: 'img src="/favicon.svg">' }
    },
  },
  {
    what: 'another language than the default one',
    check: 'html',
    code: 'html-lang',
    plant: (planted) => {
      planted.edit('index.html', (text) => text.replace('<html lang="en"', '<html lang="fr"'))
      return { file: 'index.html', at: '<html' }
    },
  },
  {
    what: 'two titles',
    check: 'html',
    code: 'html-title',
    plant: (planted) => {
      planted.edit('404.html', (text) => text.replace('</head>', '<title>Two</title></head>'))
      return { file: '404.html', at: '<title>Two' }
    },
  },
  {
    what: 'a text that is missing',
    check: 'languages',
    code: 'string-missing',
    plant: (planted) => {
      const file = planted.find(strings)
      planted.edit(file, (text) => text.replace('"hot":', '"hot2":'))
      return { file, at: null }
    },
  },
  {
    what: 'another placeholder',
    check: 'languages',
    code: 'placeholder-differs',
    plant: (planted) => {
      const file = planted.find(strings)
      planted.edit(file, (text) => text.replace('"limits":"{{min}} – {{max}}', '"limits":"{{min}} – {{most}}'))
      return { file, at: '"limits":"{{min}}' }
    },
  },
  {
    what: 'a plural form that is missing',
    check: 'languages',
    code: 'plural-missing',
    plant: (planted) => {
      const file = planted.find(strings)
      planted.edit(file, (text) => text.replace('"matches_one":', '"matches_1":'))
      return { file, at: null }
    },
  },
  {
    what: 'a placeholder in the page',
    check: 'languages',
    code: 'placeholder-left',
    plant: (planted) => {
      planted.edit('index.html', (text) => text.replace('<title>', '<title>{{brand}} '))
      return { file: 'index.html', at: '{{brand}}' }
    },
  },
  {
    what: 'a text that is too close to its ground',
    check: 'contrast',
    code: 'contrast',
    plant: (planted) => {
      const file = planted.find(/^assets\/theme-[^.]+\.css$/)
      planted.edit(file, (text) => text.replace(/--color-text-1:[^;]+/, '--color-text-1:oklch(.9 0 0)'))
      return { file, at: '--color-text-1:' }
    },
  },
  {
    what: 'too much JavaScript',
    check: 'budgets',
    code: 'over-budget',
    plant: (planted) => {
      const file = planted.find(/^assets\/main-[^.]+\.js\.br$/)
      planted.write(file, Buffer.alloc(60_000))
      return { file: 'index.html', at: null }
    },
  },
  {
    what: 'a style sheet that is too large',
    check: 'budgets',
    code: 'over-budget',
    plant: (planted) => {
      planted.write(planted.find(/^assets\/theme-[^.]+\.css\.br$/), Buffer.alloc(60_000))
      return { file: 'index.html', at: null }
    },
  },
  {
    what: 'a page that is too large',
    check: 'budgets',
    code: 'over-budget',
    plant: (planted) => {
      planted.write('index.html.br', Buffer.alloc(60_000))
      return { file: 'index.html', at: null }
    },
  },
  {
    what: 'fonts that are too large',
    check: 'budgets',
    code: 'over-budget',
    plant: (planted) => {
      planted.write('assets/large.woff2', Buffer.alloc(300_000))
      planted.append(planted.find(/^assets\/theme-[^.]+\.css$/), '@font-face{src:url(/assets/large.woff2)}')
      return { file: 'index.html', at: null }
    },
  },
  {
    what: 'too many files',
    check: 'budgets',
    code: 'over-budget',
    plant: (planted) => {
      for (let index = 0; index < 1000; index++) planted.write(`assets/file-${index}.txt`, Buffer.from('x'))
      return { file: 'livery.json', at: null }
    },
  },
]

export const plantedFaults: readonly Planted[] = [...foreign, ...traces, ...secrets, ...others]
