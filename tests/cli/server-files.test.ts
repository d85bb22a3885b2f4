import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { caddyConfig, type HeaderRule, headerRules, nginxConfig } from '#cli/bundle/assemble/headers.ts'
import { contentSecurityPolicy, policyText } from '#cli/bundle/assemble/policy.ts'
import { serverFiles } from '#cli/release/server-files.ts'
import { deltaOf, deltaPath } from '#cli/site-files/dictionaries.ts'
import { askedAgain, base64, earlier, expectedAgain } from './support/asked-again.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-servers-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const hasNginx = spawnSync('nginx', ['-v']).error === undefined
const hasCaddy = spawnSync('caddy', ['version']).error === undefined

const policy = contentSecurityPolicy({
  gatewayOrigin: 'https://gateway.example:8443',
  imageOrigins: ['https://xn--bcher-kva.example'],
  frameOrigins: ['https://play.example'],
  connectOrigins: ['https://play.example'],
  scriptHashes: ["'sha256-AAAA+/aa='"],
  styleHashes: [],
})
const header = policyText(policy, 'header')
const languages = { own: 'en', others: ['bn', 'zh-Hant'], revision: '1a2b3c4d' }
const rules = headerRules(header)
const release = serverFiles('20261120T084454.123Z-1a2b3c4d')

/** Files of a released site, as a server has them. */
function siteFolder(): string {
  const root = join(dir, 'site')
  const files = {
    'assets/main-0badcafe.js': 'versioned code',
    'strings/en/shell-0badcafe.json': '{}',
    '_deploy/release.json': '{}',
    'index.html': 'the page',
    'bn/index.html': 'the page in bn',
    'zh-Hant/index.html': 'the page in zh-Hant',
    'help.html': 'help',
    'bn/help.html': 'help in bn',
    'rules.html': 'rules',
    '404.html': 'not here',
    'assets/a.js': 'code',
    'livery.json': 'private',
  }
  const write = (path: string, bytes: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), bytes)
  }
  for (const [name, text] of Object.entries(files)) {
    write(name, text)
    write(`${name}.gz`, gzipSync(text))
    // One page has none: it must not be sent home's.
    if (name !== 'rules.html') write(deltaPath(base64, name), deltaOf(Buffer.from(text), earlier))
  }
  return root
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function answering(url: string): Promise<void> {
  for (;;) {
    if (await fetch(url).catch(() => undefined)) return
  }
}

/** What a server that runs with a configuration answers to each path. */
async function answers(command: string, args: readonly string[], port: number): Promise<Record<string, unknown>> {
  const server = spawn(command, args, { env: { ...process.env, HOME: dir }, stdio: 'ignore' })
  const ended = new Promise((resolve) => {
    server.once('close', resolve)
  })
  try {
    await answering(`http://127.0.0.1:${port}/`)
    const found: Record<string, unknown> = {}
    for (const path of ['/', '/wallet', '/assets/a.js', '/assets/b.js', '/b.png', '/livery.json', '/404.html']) {
      const { status, headers, text } = await fetch(`http://127.0.0.1:${port}${path}`).then(async (answer) => ({
        status: answer.status,
        headers: answer.headers,
        text: await answer.text(),
      }))
      found[path] = [
        status,
        text,
        headers.get('vary')?.split(', ').sort().join(', '),
        headers.get('content-security-policy') === header,
      ]
    }
    for (const [path, headers] of asked) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { ...headers } })
      found[`${path} ${Object.values(headers)}`] = `${answer.status} ${await answer.text()}`
    }
    for (const [what, path, headers] of askedAgain) {
      const { status, names, bytes } = await raw(`http://127.0.0.1:${port}${path}`, { ...headers })
      const told = ['cache-control', 'use-as-dictionary', 'link'].map((name) => names[name] ?? '')
      const isHeld = names['content-security-policy'] === header
      const text = shown(names['content-encoding'] ?? '', bytes) + (isHeld ? '' : ' without the policy')
      const varies = names.vary?.includes('Available-Dictionary') ?? false
      found[what] = [status, text, varies, ...told]
    }
    return found
  } finally {
    server.kill()
    await ended
  }
}

/** An answer as it was sent: `fetch` would unpack it. */
function raw(address: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; names: Record<string, string>; bytes: Buffer }>((resolve, reject) => {
    get(address, { headers }, async (response) => {
      const bytes = await buffer(response)
      const names = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      resolve({ status: response.statusCode ?? 0, names: Object.fromEntries(names), bytes })
    }).once('error', reject)
  })
}

/** Of `Content-Encoding: dcb`, by who has the dictionary; what another dictionary made is an error. */
function unpacked(bytes: Buffer): string {
  const hash = createHash('sha256').update(earlier).digest()
  if (!bytes.subarray(4, 36).equals(hash)) throw new Error('Made with another dictionary')
  // Node's types leave the dictionary of brotli out.
  const options = { params: {}, dictionary: earlier }
  return brotliDecompressSync(bytes.subarray(36), options).toString()
}

/** What was sent, and how, unless every server may send it so. */
function shown(encoding: string, bytes: Buffer): string {
  if (encoding === 'dcb') return `dcb ${unpacked(bytes)}`
  if (encoding === 'gzip') return gunzipSync(bytes).toString()
  return `${encoding} ${bytes}`.trim()
}

/** Who asks for a page, as a site in English that has Bengali and Chinese is asked. */
const asked: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  ['/', { 'accept-language': 'bn-BD,en;q=0.8' }],
  ['/live', { 'accept-language': 'zh-TW' }],
  ['/', { 'accept-language': 'zh-CN' }],
  ['/', { 'accept-language': 'bn', cookie: 'a=b; lang=en' }],
  ['/', { 'accept-language': 'en', cookie: 'lang=bn' }],
  ['/bn/promotions', { 'accept-language': 'en' }],
  ['/help', { 'accept-language': 'bn' }],
  ['/bn/help', { 'accept-language': 'en' }],
  ['/rules', { 'accept-language': 'en' }],
  ['/robots.txt', { 'accept-language': 'bn' }],
]

const vary = 'Accept-Encoding'
const varyOfPage = 'Accept-Encoding, Accept-Language, Available-Dictionary, Cookie'
const expectedAnswers = {
  '/ bn-BD,en;q=0.8': '200 the page in bn',
  '/live zh-TW': '200 the page in zh-Hant',
  '/ zh-CN': '200 the page',
  '/ bn,a=b; lang=en': '200 the page',
  '/ en,lang=bn': '200 the page in bn',
  '/bn/promotions en': '200 the page in bn',
  '/help bn': '200 help in bn',
  '/bn/help en': '200 help in bn',
  '/rules en': '200 rules',
  '/robots.txt bn': '404 not here',
  '/': [200, 'the page', varyOfPage, true],
  '/wallet': [200, 'the page', varyOfPage, true],
  '/assets/a.js': [200, 'code', 'Accept-Encoding, Available-Dictionary', true],
  '/assets/b.js': [404, 'not here', vary, true],
  '/b.png': [404, 'not here', vary, true],
  '/livery.json': [404, 'not here', vary, true],
  '/404.html': [200, 'not here', vary, true],
  ...expectedAgain,
}

/** A header for each character that a writer takes, in the middle of its text. */
function everyCharacter(write: typeof nginxConfig): HeaderRule[] {
  const letters = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
  const entries = letters.map((letter, index): [string, string] => [`X-Odd-${index}`, `a${letter}b`])
  const taken = entries.filter(([name, value]) => {
    try {
      return write([{ pattern: '/*', headers: { [name]: value } }], languages) !== ''
    } catch {
      return false
    }
  })
  return [
    { pattern: '/*', headers: Object.fromEntries(taken) },
    { pattern: '/assets/*', headers: {} },
  ]
}

function nginxSays(inside: string): string {
  const path = join(dir, 'nginx.conf')
  const server = `server {\n listen unix:${dir}/socket;\n root ${dir};\n${inside}\n}`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  )
  writeFileSync(
    path,
    `pid ${dir}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${server}\n}\n`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', dir, '-c', path], { encoding: 'utf8' })
  return status === 0 ? '' : stderr
}

/** The headers that Caddy reads out of a site block's inside, by their names. */
function caddyHeaders(inside: string): Record<string, string[]> {
  const path = join(dir, 'Caddyfile')
  writeFileSync(path, `:0 {\nroot * ${dir}\n${inside}\n}\n`)
  execFileSync('caddy', ['validate', '--config', path, '--adapter', 'caddyfile'], { stdio: 'pipe', env: { HOME: dir } })
  const json = execFileSync('caddy', ['adapt', '--config', path, '--adapter', 'caddyfile'], {
    encoding: 'utf8',
    env: { HOME: dir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const found: Record<string, string[]> = {}
  JSON.parse(json, (key, value: unknown) => {
    if (key === 'set' && typeof value === 'object') Object.assign(found, value)
    return value
  })
  return found
}

describe.skipIf(!hasNginx)('nginx (skipped where the program "nginx" is not installed)', () => {
  test('starts with what a build and a release write', () => {
    expect(nginxSays(`${nginxConfig(rules, languages)}\n${release['_deploy/release.nginx.conf']}`)).toBe('')
  })

  test('says Vary, and what is not there in the site’s own words', async () => {
    const port = await freePort()
    const path = join(dir, 'served.conf')
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${dir};`)
    const server = `server { listen 127.0.0.1:${port}; root ${siteFolder()};\n${nginxConfig(rules, languages)}\n}`
    // As a host may have it for all its sites: what is sent by a dictionary must not be packed once more.
    const packed = 'gzip on; gzip_min_length 1; gzip_types *;'
    const http = `http { access_log off; ${packed} ${temporary.join(' ')} ${server} }`
    writeFileSync(path, `daemon off; pid ${dir}/served.pid; error_log stderr; events {}\n${http}\n`)
    const found = await answers('nginx', ['-p', dir, '-c', path], port)
    expect(found).toMatchObject(expectedAnswers)
    expect([found['a delta itself'], found['what is no page']]).toEqual(
      Array(2).fill([404, 'not here', false, '', '', '']),
    )
  })

  test('starts with every character that the writer takes', () => {
    const odd = everyCharacter(nginxConfig)
    expect(Object.keys(odd[0]?.headers ?? {})).toHaveLength(94)
    expect(nginxSays(nginxConfig(odd, languages))).toBe('')
  })

  test('does not start with what the writer refuses: the reason for refusing it', () => {
    expect(nginxSays('add_header X-Odd "https://$nothing_of_the_kind.example";')).toContain(
      'unknown "nothing_of_the_kind"',
    )
    expect(nginxSays(`add_header X-Odd "${'a'.repeat(5000)}";`)).toContain('too long parameter')
  })
})

describe.skipIf(!hasCaddy)('Caddy (skipped where the program "caddy" is not installed)', () => {
  test('starts with what a build and a release write, and reads the policy as it is', () => {
    const found = caddyHeaders(`${caddyConfig(rules, languages)}\n${release['_deploy/release.Caddyfile']}`)
    expect(found['Content-Security-Policy']).toEqual([policyText(policy, 'header')])
  })

  test('says Vary, and what is not there in the site’s own words', async () => {
    const port = await freePort()
    const path = join(dir, 'Servedfile')
    const packed = 'encode {\ngzip\nminimum_length 1\nmatch header Content-Type *\n}'
    const site = `http://127.0.0.1:${port} {\n${packed}\nroot * ${siteFolder()}\n${caddyConfig(rules, languages)}\n}`
    writeFileSync(path, `{\nadmin off\n}\n${site}\n`)
    const found = await answers('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], port)
    expect(found).toMatchObject(expectedAnswers)
    const missing = [404, 'not here', false, 'no-cache', '', '']
    expect([found['a delta itself'], found['what is no page']]).toEqual([missing, missing])
  })

  test('reads every character that the writer takes as it is', () => {
    const odd = everyCharacter(caddyConfig)
    const wanted = Object.entries(odd[0]?.headers ?? {})
    expect(wanted).toHaveLength(92)
    expect(caddyHeaders(caddyConfig(odd, languages))).toMatchObject(
      Object.fromEntries(wanted.map(([name, value]) => [name, [value]])),
    )
  })

  test('puts the environment into what the writer refuses: the reason for refusing it', () => {
    expect(caddyHeaders('header X-Odd "a {$HOME} b"')).toEqual({ 'X-Odd': [`a ${dir} b`] })
  })
})
