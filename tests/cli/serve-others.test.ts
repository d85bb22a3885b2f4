import { mkdirSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { type SiteServer, startServer } from '#tests/support/preview-server.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const servers: SiteServer[] = []

/** Broken in what the sandbox must read: left out. */
const leftOut: Readonly<Record<string, () => void>> = {
  'bad-demo': () => folder.write('bad-demo', 'demo.json', '{\n  "banners": 5\n}\n'),
  'bad-demo-json': () => folder.write('bad-demo-json', 'demo.json', '{'),
  'bad-tenant': () => folder.edit('bad-tenant', 'tenant.json', (text) => text.replace('"USD",', '"USD"')),
  'bad-value': () => folder.edit('bad-value', 'tenant.json', (text) => text.replace('"EN"]', '"XX"]')),
  'other-code': () => folder.edit('other-code', 'tenant.json', (text) => text.replace('"other-code"', '"sound"')),
}

/** Broken in what is in the built site already: served as it was built. */
const asBuilt: Readonly<Record<string, () => void>> = {
  sound: () => {},
  'bad-theme': () => folder.write('bad-theme', 'themes/both.tokens.json', '{"color":7}'),
  'bad-strings': () => folder.write('bad-strings', 'locales/en/shell.json', '{'),
  'no-logo': () => folder.delete('no-logo', 'assets/logo.svg'),
}

function site(code: string): void {
  const dir = join(folder.cwd, 'dist', code)
  mkdirSync(dir, { recursive: true })
  writeFileSync(join(dir, 'index.html'), `<!doctype html><title>${code}</title>`)
  writeFileSync(join(dir, '_headers'), '/*\n  X-Site: yes\n')
}

function visit(server: SiteServer, code: string | null, path = '/'): Promise<{ status: number; body: string }> {
  const host = `${code === null ? '' : `${code}.`}localhost:${server.port}`
  return new Promise((resolve, reject) => {
    const options = { host: 'localhost', port: server.port, path, headers: { host, accept: 'text/html' } }
    get(options, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => {
        body += chunk.toString()
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    }).once('error', reject)
  })
}

async function start(...args: string[]): Promise<SiteServer> {
  const server = await startServer([...args, '--cwd', folder.cwd])
  servers.push(server)
  return server
}

beforeAll(() => {
  for (const [code, spoil] of Object.entries({ ...leftOut, ...asBuilt })) {
    folder.copy('lite', code)
    spoil()
    site(code)
  }
  folder.copy('lite', 'unbuilt')
  folder.copy('lite', 'half-built')
  mkdirSync(join(folder.cwd, 'dist', 'half-built'))
  writeFileSync(join(folder.cwd, 'dist', 'half-built', 'index.html'), '')
})

afterAll(async () => {
  for (const server of servers) await server.stop()
  folder.remove()
})

test('preview names each tenant that it cannot serve, with its place, and serves the others', async () => {
  const server = await start('preview')
  const printed = server.printed()
  expect(printed).toContain('tenants/bad-demo/demo.json:2:14 error "banners" must be a list: [ … ], not 5 [wrong-type]')
  expect(printed).toContain('> 2 |   "banners": 5')
  expect(printed).toContain('tenants/bad-tenant/tenant.json:')
  for (const code of Object.keys(leftOut)) {
    expect(printed).toContain(`${code} is not served: `)
    expect(await visit(server, code)).toMatchObject({ status: 404 })
  }
  expect(printed).toContain('Not built, and not served: half-built, unbuilt')
  for (const code of Object.keys(asBuilt))
    expect(await visit(server, code)).toMatchObject({ status: 200, body: expect.stringContaining(code) })
  expect((await visit(server, null)).body).toContain('http://no-logo.localhost')
})

test('the sandbox alone does the same', async () => {
  const server = await start('sandbox')
  expect(server.printed()).toContain('bad-demo is not served: 1 error.')
  expect(server.printed()).toMatch(/Sandbox gateway on http:\/\/localhost:\d+ for 6 merchants\./)
})

const announcements = '/wps/announcements?types=B%2CPL%2CPU%2CPR%2CH&platform=W&language=EN'

const newBanner = {
  group: 'w_home',
  scene: 'trophy-night',
  linkage: '/rng',
  copy: { EN: { title: 'A new scene', text: 'Followed', action: 'See the slots' } },
}

test('the development server takes a tenant in as soon as its demo.json is fixed', async () => {
  const server = await start('dev', '--tenant', 'sound,bad-demo')
  expect((await visit(server, null)).body).toContain('http://sound.localhost')
  expect((await visit(server, null)).body).not.toContain('http://bad-demo.localhost')
  const { status, body } = await visit(server, 'bad-demo')
  expect(status).toBe(500)
  expect(body).toContain('&quot;bad-demo&quot; has findings: see the terminal.')
  expect(body).toMatch(/tenants\/bad-demo\/demo\.json:2:14 &quot;banners&quot; must be a list/)
  expect((await visit(server, 'bad-demo', '/@livery/overlay.js')).body).toContain('customElements.define')
  expect(JSON.parse((await visit(server, 'bad-demo', '/__livery/findings')).body)).toMatchObject({
    isShown: false,
    findings: [{ file: 'tenants/bad-demo/demo.json', line: 2, excerpt: { firstLine: 1, column: 13 } }],
  })
  expect(server.printed()).toContain('tenants/bad-demo/demo.json:2:14 error "banners" must be a list')
  folder.write('bad-demo', 'demo.json', '{}')
  expect((await visit(server, 'bad-demo')).status).toBe(200)
  expect((await visit(server, null)).body).toContain('http://bad-demo.localhost')
  expect(JSON.parse((await visit(server, 'bad-demo', '/__livery/findings')).body)).toMatchObject({ isShown: true })
  // From here on it runs: its demo.json is followed without another start of the gateway.
  const bannersAt = async () => (await visit(server, 'bad-demo', announcements)).body
  expect(await bannersAt()).not.toContain('A new scene')
  folder.write('bad-demo', 'demo.json', JSON.stringify({ banners: [newBanner] }))
  await expect.poll(bannersAt).toContain('A new scene')
  folder.write('bad-demo', 'demo.json', '{\n  "banners": 5\n}\n')
})

test.each([
  ['preview', '--tenant', 'bad-demo,bad-tenant'],
  ['sandbox', '--tenants', 'broken'],
])('%s ends where none can be served, and says why', async (...args) => {
  const only = join(folder.cwd, 'broken', 'alone')
  mkdirSync(only, { recursive: true })
  writeFileSync(join(only, 'tenant.json'), '{')
  const run = await livery([...args, '--port', '0', '--cwd', folder.cwd])
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toMatch(/(bad-demo|alone) is not served: /)
  expect(run.stderr).toContain('There is no tenant that can be served')
})

test('what a base has in its demo.json, and does not fit a tenant on top of it, is a warning there alone', async () => {
  const both = new TenantsFolder()
  both.copy('lite')
  both.edit('lite', 'tenant.json', (text) => text.replace('"pointMall": false', '"pointMall": true'))
  both.write(
    'lite',
    'demo.json',
    '{ "prizeWheel": { "prizes": [{ "kind": "points", "amount": 5, "chance": 50 }, { "kind": "none", "chance": 50 }] } }',
  )
  const child = { extends: 'lite', merchantCode: 'child', domains: ['child.example'], features: { pointMall: false } }
  both.copy('lite', 'child')
  both.write('child', 'tenant.json', JSON.stringify(child))
  const findings = async () => {
    const { diagnostics } = (await livery(['validate', '--json', '--cwd', both.cwd])).json<{
      diagnostics: Diagnostic[]
    }>()
    return diagnostics.map(({ tenant, severity, file, code }) => [tenant, severity, file, code])
  }
  const file = 'tenants/lite/demo.json'
  expect(await findings()).toEqual([['child', 'warning', file, 'wrong-value']])
  both.write('lite', 'demo.json', '{ "banners": 5 }')
  expect(await findings()).toEqual([
    ['child', 'warning', file, 'wrong-type'],
    ['lite', 'error', file, 'wrong-type'],
  ])
  both.remove()
})
