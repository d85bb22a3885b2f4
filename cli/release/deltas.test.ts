import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { canMakeDeltas, deltaPath } from '../site-files/dictionaries.ts'
import { isDelta } from './deltas.ts'
import { contentHash, type ReleaseManifest } from './manifest.ts'
import { siteFilesOf } from './plan.ts'
import { rollBack } from './roll-back.ts'
import { folderTenant } from './target/folder-tenant.ts'
import { problemsOf, readRelease } from './verify.ts'

let released: Released
beforeEach(() => {
  released = new Released()
})
afterEach(() => released.remove())

const deltasOf = ({ files }: ReleaseManifest) => Object.keys(files).filter(isDelta).sort()
const read = (manifest: ReleaseManifest, path: string) => readFileSync(released.file(manifest.id, path))
/** Where a release has its page for who has that of another. */
const pageFor = (other: ReleaseManifest) =>
  deltaPath(createHash('sha256').update(read(other, 'index.html')).digest('base64'), 'index.html')

describe.skipIf(!canMakeDeltas())('a Node that takes dictionaries', () => {
  test('a release has its page for those who have one of a kept release, or the same', async () => {
    const first = await released.release('v1')
    expect(deltasOf(first)).toEqual([])
    const second = await released.release('v2')
    expect(deltasOf(second)).toEqual([pageFor(first), pageFor(second)].sort())
    const options = { params: {}, dictionary: read(first, 'index.html') }
    const delta = read(second, pageFor(first))
    expect(brotliDecompressSync(delta.subarray(36), options)).toEqual(read(second, 'index.html'))
  })

  test('what is for a release that is not kept goes with it', async () => {
    const first = await released.release('v1')
    const second = await released.release('v2', { keepAssets: 1 })
    const third = await released.release('v3', { keepAssets: 1 })
    expect(deltasOf(second)).toContain(pageFor(first))
    expect(deltasOf(third)).toEqual([pageFor(second), pageFor(third)].sort())
    expect(deltasOf(await released.release('v4', { keepAssets: 0 }))).toEqual([])
  })

  const page = (id: string) => released.file(id, 'index.html')

  test.each([
    ['was changed', (id: string) => writeFileSync(page(id), readFileSync(page(id), 'utf8').replace('v1', 'vX'))],
    ['was cut short', (id: string) => truncateSync(page(id), readFileSync(page(id)).length - 5)],
    ['is gone', (id: string) => rmSync(page(id))],
  ])('a file that %s in its release is no dictionary, and no reason against the next one', async (_, damage) => {
    const first = await released.release('v1')
    const path = pageFor(first)
    chmodSync(page(first.id), 0o644)
    damage(first.id)
    const second = await released.release('v2')
    expect(deltasOf(second)).toEqual([pageFor(second)])
    expect(path).not.toBe(pageFor(second))
  })

  test('nothing of a release whose manifest is cut short, or that no known key signed, is a dictionary', async () => {
    const [cut, strange] = [
      await released.release('v1'),
      await released.release('v2', { key: released.newKey('other') }),
    ]
    const paper = released.file(cut.id, '_deploy/release.json')
    chmodSync(paper, 0o644)
    truncateSync(paper, 100)
    const third = await released.release('v3', { trusted: [] })
    expect(deltasOf(third).filter((path) => [pageFor(cut), pageFor(strange)].includes(path))).toEqual([])
  })

  test('a site of two releases is for who has either, also after one of them was gone back to', async () => {
    const [first, second] = [await released.release('v1'), await released.release('v2')]
    await rollBack({
      at: folderTenant(released.place),
      wanted: undefined,
      keys: [released.publicKey],
      takesUnsigned: false,
      isDryRun: false,
    })
    // Live, it is kept whatever its age.
    const third = await released.release('v3', { keepAssets: 1 })
    expect(deltasOf(third)).toEqual([pageFor(first), pageFor(second), pageFor(third)].sort())
  })

  test('a site that comes back is for who has what was between, and for who has itself', async () => {
    await released.release('v1')
    const second = await released.release('v2')
    const third = await released.release('v1')
    expect(deltasOf(third)).toEqual([pageFor(second), pageFor(third)].sort())
  })

  test('the room that they take does not grow with the releases, and they hold no release back', async () => {
    const all: ReleaseManifest[] = []
    for (let version = 1; version <= 5; version++) all.push(await released.release(`v${version}`, { keepAssets: 2 }))
    expect(all.map((release) => deltasOf(release).length)).toEqual([0, 2, 3, 3, 3])
    const { pruned, warnings } = released.plan('v6', { keepReleases: 3 })
    expect(pruned.sort()).toEqual(all.slice(0, 3).map(({ id }) => id))
    expect(warnings).toEqual([])
  })

  test('a file that has little of the one before is sent as it is', async () => {
    const noise = () => randomBytes(4000).toString('base64')
    const files = (name: string) => ({ [`assets/noise-${name}.js`]: noise() })
    await released.release('v1', {}, { extra: files('00000001') })
    const second = await released.release('v2', {}, { extra: files('00000002') })
    expect(deltasOf(second).filter((path) => path.includes('noise'))).toEqual([])
  })

  test('a delta that was damaged is found like any other file of a release, and not gone back to', async () => {
    await released.release('v1')
    const second = await released.release('v2')
    await released.release('v3')
    const [delta = ''] = deltasOf(second)
    chmodSync(released.file(second.id, delta), 0o644)
    writeFileSync(released.file(second.id, delta), 'not what was signed')
    const found = readRelease(released.place, second.id, [released.publicKey])
    expect(problemsOf(released.place, found, 'bytes')).toEqual([{ path: delta, problem: 'changed' }])
    const options = {
      at: folderTenant(released.place),
      keys: [released.publicKey],
      takesUnsigned: false,
      isDryRun: false,
    }
    await expect(rollBack({ ...options, wanted: second.id })).rejects.toThrow(/not whole|damaged|changed/)
  })

  test('pictures, fonts and what has no hash in its name are no dictionaries', async () => {
    const extra = (version: string, name: string) => {
      const text = `${version} ${'much that is the same in both '.repeat(20)}`
      const paths = ['favicon.svg', 'site.webmanifest', 'sw.js', `fonts/a.${name}.woff2`, `assets/a-${name}.png`]
      return Object.fromEntries([...paths, 'deep/er/index.html'].map((path) => [path, text]))
    }
    await released.release('v1', {}, { extra: extra('one', '00000001') })
    const second = await released.release('v2', {}, { extra: extra('two', '00000002') })
    expect(new Set(deltasOf(second).map((path) => path.replace(/^.*=\//, '')))).toEqual(new Set(['index.html']))
  })

  test('to a visitor it is the same site: neither its content nor its changes know of them', async () => {
    await released.release('v1')
    const second = await released.release('v2')
    expect(Object.keys(siteFilesOf(second)).filter(isDelta)).toEqual([])
    expect(contentHash(siteFilesOf(second))).toBe(second.content)
  })
})
