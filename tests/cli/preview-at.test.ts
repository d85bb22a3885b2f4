import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TenantsFolder } from '#tests/support/livery.ts'
import { startServer } from '#tests/support/preview-server.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const scene = new ReleaseScene()
const ids: string[] = []

beforeAll(async () => {
  folder.copy('lite', 'acme')
  folder.copy('lite', 'globex')
  scene.keygen()
  for (const version of ['one', 'two', 'three']) ids.push(await scene.mustRelease(version))
})

afterAll(() => {
  folder.remove()
  scene.remove()
})

const preview = (...args: string[]) => ['preview', '--cwd', folder.cwd, ...args]
const signed = () => ['--to', scene.to, '--public-key', scene.publicKey]

test('a release is found by the end of its id, and is served with its own headers', async () => {
  const server = await startServer(preview('acme', ...signed(), '--at', ids[0]?.slice(-8) ?? ''))
  try {
    const ask = (path: string) => rawRequest(server.port, { host: `acme.localhost:${server.port}`, path })
    expect((await ask('/')).text).toContain('<title>acme one</title>')
    expect(server.printed()).toContain(ids[0])
    expect((await ask('/_deploy/release.json')).status).toBe(404)
  } finally {
    await server.stop()
  }
})

test.each([
  ['of nobody', () => ['acme', ...signed(), '--at', 'ffffffff'], 2, 'There is no release "ffffffff"'],
  ['of several', () => ['acme', ...signed(), '--at', '20'], 2, '"20" names 3 releases'],
  [
    'three times',
    () => ['acme', ...signed(), '--at', 'live', '--at', 'live', '--at', 'live'],
    2,
    'Two releases stand side by side',
  ],
  ['of all tenants', () => [...signed(), '--at', 'live'], 2, '--at shows releases of one tenant'],
  ['without a folder', () => ['acme', '--at', 'live'], 2, 'Where to was not said'],
  ['of a folder alone', () => ['acme', ...signed()], 2, '--to names releases, and none was named'],
  ['of a tenant without any', () => ['globex', ...signed(), '--at', 'live'], 2, 'There is no release of "globex"'],
  ['without a key', () => ['acme', '--to', scene.to, '--at', 'live'], 1, 'and no key was named'],
] as const)('a release %s is refused', async (_, args, exitCode, message) => {
  const run = await livery(preview(...args()))
  expect([run.exitCode, run.stderr]).toEqual([exitCode, expect.stringContaining(message)])
})

test('a release that was changed since is refused before a byte of it is served', async () => {
  const file = join(scene.folder(ids[1] ?? ''), 'index.html')
  const text = readFileSync(file, 'utf8')
  chmodSync(file, 0o644)
  writeFileSync(file, text.replace('two', 'owt'))
  const run = await livery(preview('acme', ...signed(), '--at', 'previous', '--at', 'live'))
  expect([run.exitCode, run.stderr]).toEqual([1, expect.stringContaining('is damaged: index.html')])
})
