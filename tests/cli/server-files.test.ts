import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { caddyConfig, type HeaderRule, headerRules, nginxConfig } from '#cli/bundle/assemble/headers.ts'
import { contentSecurityPolicy, policyText } from '#cli/bundle/assemble/policy.ts'
import { serverFiles } from '#cli/release/server-files.ts'

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
const languages = { own: 'en', others: ['bn', 'zh-Hant'] }
const rules = headerRules(header)
const release = serverFiles('20261120T084454.123Z-1a2b3c4d')

/** Files of a site, as a server has them. */
function siteFolder(): string {
  const root = join(dir, 'site')
  for (const folder of ['assets', 'bn', 'zh-Hant']) mkdirSync(join(root, folder), { recursive: true })
  const files = {
    'index.html': 'the page',
    'bn/index.html': 'the page in bn',
    'zh-Hant/index.html': 'the page in zh-Hant',
    '404.html': 'not here',
    'assets/a.js': 'code',
    'livery.json': 'private',
  }
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(root, name), text)
    writeFileSync(join(root, `${name}.gz`), gzipSync(text))
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
    return found
  } finally {
    server.kill()
    await ended
  }
}

/** Who asks for a page, as a site in English that has Bengali and Chinese is asked. */
const asked: readonly (readonly [path: string, headers: Readonly<Record<string, string>>])[] = [
  ['/', { 'accept-language': 'bn-BD,en;q=0.8' }],
  ['/live', { 'accept-language': 'zh-TW' }],
  ['/', { 'accept-language': 'zh-CN' }],
  ['/', { 'accept-language': 'bn', cookie: 'a=b; lang=en' }],
  ['/', { 'accept-language': 'en', cookie: 'lang=bn' }],
  ['/bn/promotions', { 'accept-language': 'en' }],
  ['/robots.txt', { 'accept-language': 'bn' }],
]

const vary = 'Accept-Encoding'
const varyOfPage = 'Accept-Encoding, Accept-Language, Cookie'
const expectedAnswers = {
  '/ bn-BD,en;q=0.8': '200 the page in bn',
  '/live zh-TW': '200 the page in zh-Hant',
  '/ zh-CN': '200 the page',
  '/ bn,a=b; lang=en': '200 the page',
  '/ en,lang=bn': '200 the page in bn',
  '/bn/promotions en': '200 the page in bn',
  '/robots.txt bn': '404 not here',
  '/': [200, 'the page', varyOfPage, true],
  '/wallet': [200, 'the page', varyOfPage, true],
  '/assets/a.js': [200, 'code', vary, true],
  '/assets/b.js': [404, 'not here', vary, true],
  '/b.png': [404, 'not here', vary, true],
  '/livery.json': [404, 'not here', vary, true],
  '/404.html': [200, 'not here', vary, true],
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
    const http = `http { access_log off; ${temporary.join(' ')} ${server} }`
    writeFileSync(path, `daemon off; pid ${dir}/served.pid; error_log stderr; events {}\n${http}\n`)
    expect(await answers('nginx', ['-p', dir, '-c', path], port)).toEqual(expectedAnswers)
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
    const site = `http://127.0.0.1:${port} {\nroot * ${siteFolder()}\n${caddyConfig(rules, languages)}\n}`
    writeFileSync(path, `{\nadmin off\n}\n${site}\n`)
    expect(await answers('caddy', ['run', '--config', path, '--adapter', 'caddyfile'], port)).toEqual(expectedAnswers)
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
