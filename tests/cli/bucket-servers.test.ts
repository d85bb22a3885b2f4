import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { headerRules, headersFile } from '#cli/bundle/assemble/headers.ts'
import { s3Target } from '#cli/release/target/s3/s3-target.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { FarScene } from '#tests/support/far-scene.ts'
import { freePort } from '#tests/support/free-port.ts'
import { productRoot } from '#tests/support/livery.ts'
import { type S3Server, startS3 } from '#tests/support/s3-server.ts'

const policy = "default-src 'none'; script-src 'self' 'sha256-AAAA+/aa='"

const docs = readFileSync(join(productRoot, 'docs', 'fleet-release.md'), 'utf8')
/** The configuration that the document gives below a heading. */
const configOf = (heading: string) => docs.split(`### ${heading}\n`)[1]?.match(/```\w*\n(.*?)```/s)?.[1] ?? ''

const page = (words: string) => `<title>acme v1</title>${words.repeat(40)}`
const packed = (path: string, text: string) => ({
  [path]: text,
  [`${path}.br`]: brotliCompressSync(text),
  [`${path}.gz`]: gzipSync(text),
})
const extra = {
  ...packed('index.html', page('home')),
  ...packed('404.html', page('not here')),
  'promotions.html': page('promotions'),
  'promotions.html.gz': gzipSync(page('promotions')),
  ...packed('en/index.html', page('home in English')),
  'en/promotions.html': page('promotions in English'),
  ...packed('assets/app-0badcafe.js', 'console.log("app")'.repeat(40)),
  'fonts/one.0badcafe.woff2': 'a font',
  _headers: headersFile(headerRules(policy)),
}

let s3: S3Server
let scene: FarScene
let target: ReleaseTarget
beforeAll(async () => {
  s3 = await startS3()
  s3.isPublic = true
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value)
  scene = new FarScene()
  target = s3Target(scene.machine('one'), s3.address)
  await scene.release(target, 'v1', { extra })
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await s3.close()
  scene.remove()
})

const bucket = () => new URL(s3.env.AWS_ENDPOINT_URL_S3 ?? '').host

/** The document's words for a bucket of the test's, without TLS. */
const placed = (config: string, port: number) =>
  config
    .replaceAll(/bucket\.s3\.eu-central-1\.amazonaws\.com(:80)?/g, bucket())
    .replaceAll('livery_bucket/prefix', 'livery_bucket/sites/livery')
    .replaceAll('/prefix/', '/sites/livery/')
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replace('server_name play.example;', '')
    .replace(/^play\.example \{/m, `http://127.0.0.1:${port} {`)

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** An answer as it was sent: `fetch` would hide how it was packed. */
function ask(port: number, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, method }
    get(options, async (response) => {
      const bytes = await buffer(response)
      const encoding = response.headers['content-encoding']
      const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: plain.toString() })
    }).once('error', reject)
  })
}

/** One that answers nothing that can be read says so by the last error. */
const untilAnswering = (port: number) => vi.waitFor(() => ask(port, '/'), { timeout: 30_000, interval: 50 })

const servers = {
  nginx: {
    isThere: spawnSync('nginx', ['-v']).error === undefined,
    start(dir: string, port: number) {
      const config = placed(configOf('nginx before a bucket'), port).replace(
        '/var/cache/nginx/livery',
        join(dir, 'kept'),
      )
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`)
      const http = [...temporary, 'access_log off;', config].join('\n')
      const whole = `daemon off; master_process off; pid ${dir}/pid; error_log ${dir}/log; events {} http { ${http} }`
      writeFileSync(join(dir, 'nginx.conf'), whole)
      return spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' })
    },
  },
  caddy: {
    isThere: spawnSync('caddy', ['version']).error === undefined,
    start(dir: string, port: number) {
      const options = '{\n    admin off\n    auto_https off\n}\n'
      writeFileSync(join(dir, 'Caddyfile'), options + placed(configOf('Caddy before a bucket'), port))
      const env = { ...process.env, HOME: dir }
      return spawn('caddy', ['run', '--config', join(dir, 'Caddyfile'), '--adapter', 'caddyfile'], {
        env,
        stdio: 'ignore',
      })
    },
  },
}

const missing = Object.entries(servers).filter(([, { isThere }]) => !isThere)
if (missing.length > 0 && process.env.CI) throw new Error('scripts/install-servers installs nginx and Caddy')
for (const [name] of missing) process.stderr.write(`skipped: ${name} is not installed (scripts/install-servers)\n`)

describe.each(Object.entries(servers))('%s before a bucket', (name, { isThere, start }) => {
  let port = 0
  let end: () => Promise<void> = async () => undefined
  beforeAll(async () => {
    if (!isThere) return
    port = await freePort()
    const dir = join(scene.dir, name)
    mkdirSync(dir)
    const server = start(dir, port)
    const ended = new Promise((resolve) => server.once('close', resolve))
    end = async () => {
      server.kill('SIGTERM')
      await ended
    }
    await untilAnswering(port)
  })
  afterAll(() => end())

  test.skipIf(!isThere)('pages come with their own headers, in the form that is asked for', async () => {
    const home = await ask(port, '/', { 'accept-encoding': 'gzip, deflate, br' })
    expect([home.status, home.headers['content-encoding'], home.text]).toEqual([200, 'br', page('home')])
    expect(home.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000',
      vary: 'Accept-Encoding',
    })
    expect(Object.keys(home.headers).filter((header) => header.startsWith('x-amz'))).toEqual([])
    expect((await ask(port, '/', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
    expect((await ask(port, '/')).headers).not.toHaveProperty('content-encoding')
    // A page besides home has one form alone.
    const other = await ask(port, '/promotions', { 'accept-encoding': 'br' })
    expect([other.status, other.headers['content-encoding'], other.text]).toEqual([200, undefined, page('promotions')])
  })

  test.skipIf(!isThere)('routes of the site get its page, in the language of the path', async () => {
    const words = async (path: string) => {
      const { status, text } = await ask(port, path, { 'accept-encoding': 'br' })
      return `${status} ${/<\/title>(.*)$/.exec(text)?.[1]?.slice(0, 15)}`
    }
    expect(await words('/wallet/deposit')).toBe('200 homehomehomehom')
    expect(await words('/en')).toBe('200 home in English')
    expect(await words('/en/wallet')).toBe('200 home in English')
    expect((await ask(port, '/en/promotions')).text).toBe(page('promotions in English'))
  })

  test.skipIf(!isThere)('hashed files are kept for a year, what is missing is not', async () => {
    const script = await ask(port, '/assets/app-0badcafe.js', { 'accept-encoding': 'br' })
    expect(script.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': policy,
    })
    expect((await ask(port, '/fonts/one.0badcafe.woff2', { 'accept-encoding': 'br' })).text).toBe('a font')
    for (const path of ['/assets/app-00000000.js', '/livery.json', '/_deploy/release.json', '/_headers', '/a.png']) {
      const { status, headers, text } = await ask(port, path)
      expect([path, status, text]).toEqual([path, 404, page('not here')])
      expect(headers['cache-control'] ?? 'no-cache').toBe('no-cache')
    }
  })

  test.skipIf(!isThere)('nothing strange of an address reaches the bucket', async () => {
    s3.requests.length = 0
    await ask(port, '/x%0d%0aX-Evil:1')
    await ask(port, '/%2e%2e/%2e%2e/other/current.json')
    await ask(port, '/a b'.replace(' ', '%20'))
    const outside = s3.requests.filter(
      ({ key }) => !/^livery\/acme\/(current\.json$|releases\/[^/]+\/)/.test(key) || key.includes('..'),
    )
    expect(outside).toEqual([])
  })

  test.skipIf(!isThere)('a release is there within seconds, with its own policy, and a rollback too', async () => {
    const next = "default-src 'none'; script-src 'self' 'sha256-BBBB='"
    const changed = {
      ...extra,
      ...packed('index.html', page(`${name} next`)),
      _headers: headersFile(headerRules(next)),
    }
    await scene.release(target, `v-${name}`, { extra: changed })
    await vi.waitFor(
      async () => {
        const { text, headers } = await ask(port, '/', { 'accept-encoding': 'br' })
        expect([text, headers['content-security-policy']]).toEqual([page(`${name} next`), next])
      },
      { timeout: 20_000, interval: 200 },
    )
    await scene.release(target, 'v1', { extra })
    await vi.waitFor(async () => expect((await ask(port, '/')).text).toBe(page('home')), {
      timeout: 20_000,
      interval: 200,
    })
  })
})
