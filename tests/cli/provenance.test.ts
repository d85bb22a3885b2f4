import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { generateKeys } from '#cli/keys/keys.ts'
import type { ReleaseEntry } from '#cli/release/history.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'

let scene: ReleaseScene
beforeEach(() => {
  scene = new ReleaseScene()
  scene.keygen()
})
afterEach(() => scene.remove())

const history = async (key = scene.publicKey) =>
  (await scene.run(['history', 'acme', '--verify', '--json', '--public-key', key])).json<{
    ok: boolean
    releases: ReleaseEntry[]
  }>()

test('history --verify says who built a release from what; a forged provenance is found', async () => {
  const first = await scene.mustRelease('v1')
  const second = await scene.mustRelease('v2')
  const known = await scene.run(['history', 'acme', '--verify', '--public-key', scene.publicKey])
  expect(known.exitCode).toBe(0)
  expect(known.stdout.match(/^ {4}built by release\.pem\.pub; all of it made there$/gm)).toHaveLength(2)
  expect((await history()).releases[0]?.provenance).toEqual({
    state: 'signed',
    by: 'release.pem.pub',
    madeFrom: {},
    vouchedBy: {},
  })
  const paper = join(scene.home, 'releases', first, '_deploy', 'provenance.json')
  chmodSync(paper, 0o644)
  writeFileSync(paper, readFileSync(join(scene.home, 'releases', second, '_deploy', 'provenance.json')))
  const forged = await scene.run(['history', 'acme', '--verify', '--public-key', scene.publicKey])
  expect(forged.exitCode).toBe(1)
  expect(forged.stdout).toContain('    provenance: not what was signed, or of another release\n')
  const { ok, releases } = await history()
  expect(ok).toBe(false)
  expect(releases.map(({ isWhole, provenance }) => [isWhole, provenance?.state])).toEqual([
    [true, 'signed'],
    [false, 'bad'],
  ])
})

test('a stranger’s is named and not believed; a release without a signature has none', async () => {
  await scene.mustRelease('v1')
  generateKeys(join(scene.dir, 'other.pem'))
  const { releases } = await history(join(scene.dir, 'other.pem.pub'))
  expect(releases[0]?.provenance).toMatchObject({ state: 'unknown-key', madeFrom: null })
})
