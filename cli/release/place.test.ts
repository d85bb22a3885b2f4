import { lstatSync, mkdirSync, readdirSync, readlinkSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateKeys } from '#cli/keys/keys.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch } from '#tests/support/scratch.ts'
import { allowedChecks } from './checks.ts'
import { makeFolder, removeRelease, sweep, switchCurrent } from './folders.ts'
import { readHistory } from './history.ts'
import { placeOf } from './layout.ts'
import {
  builtSiteDir,
  publicKeysOf,
  requireMerchantCode,
  requireReleases,
  requireTarget,
  signingKeyOf,
  trustedKeysOf,
} from './place.ts'
import { folderTarget } from './target/folder-target.ts'
import { folderTenant } from './target/folder-tenant.ts'

const id = '20261120T084454.123Z-1a2b3c4d'
const older = '20261119T084454.123Z-00000000'

let root = ''
let workspace: Workspace
beforeEach(() => {
  root = scratch()
  workspace = { root, cwd: root, tenantsDir: join(root, 'tenants'), cacheDir: join(root, 'cache') }
  vi.stubEnv('LIVERY_SIGNING_KEY', undefined)
  vi.stubEnv('LIVERY_PUBLIC_KEY', undefined)
})
afterEach(() => vi.unstubAllEnvs())

test.each(['acme', 'a1', 'acme-vip', `a${'b'.repeat(31)}`])('"%s" is a merchant code', (code) => {
  expect(requireMerchantCode(code)).toBe(code)
})

test.each(['', 'a', 'A', 'Acme', '1acme', '-acme', 'acme/..', '..', '../up', 'a b', 'acme\n', `a${'b'.repeat(32)}`])(
  '%j is no merchant code, and no path is made of it',
  (code) => {
    expect(() => requireMerchantCode(code)).toThrow(
      expect.objectContaining({
        code: 'bad-code',
        exitCode: 2,
        message: `"${code}" is not a merchant code`,
        hint: 'Use 2 to 32 lower-case letters, digits and hyphens, a letter first.',
      }),
    )
  },
)

const released = (tenant: string, ...ids: string[]) => {
  const place = placeOf(join(root, 'www'), tenant)
  for (const one of ids) mkdirSync(join(place.releasesDir, one), { recursive: true })
  return place
}

test('a tenant that was never released there is said, with those that were', async () => {
  const target = folderTarget(join(root, 'www'), 'www')
  const problem = async (tenant: string) => {
    try {
      return (await requireReleases(target, tenant)).shown.dir
    } catch (error) {
      const { message, hint } = error as { message: string; hint: string }
      return `${message}. ${hint}`
    }
  }
  expect(await problem('acme')).toBe('There is no release of "acme" in www. Released there: nothing.')
  released('globex', id)
  released('empty')
  expect(await problem('globx')).toBe('There is no release of "globx" in www. Did you mean "globex"?')
  expect(await problem('zzzzzzz')).toBe('There is no release of "zzzzzzz" in www. Released there: globex.')
  expect(await problem('globex')).toBe(join(root, 'www', 'globex'))
})

test('a key is named by the option before the environment, and one of the two there must be', () => {
  generateKeys(join(root, 'one.pem'))
  generateKeys(join(root, 'two.pem'))
  const name = (options: Parameters<typeof signingKeyOf>[1]) => signingKeyOf(workspace, options)?.public.name
  expect(() => name({})).toThrow(expect.objectContaining({ code: 'no-signing-key', exitCode: 2 }))
  vi.stubEnv('LIVERY_SIGNING_KEY', 'one.pem')
  expect(name({})).toBe('one.pem')
  expect(name({ key: 'two.pem' })).toBe('two.pem')
  expect(name({ unsigned: true })).toBe(undefined)
  expect(() => name({ unsigned: true, key: 'two.pem' })).toThrow(expect.objectContaining({ code: 'key-and-unsigned' }))
})

test('releases are checked with the keys that are named, and with one’s own', () => {
  generateKeys(join(root, 'one.pem'))
  generateKeys(join(root, 'two.pem'))
  const names = (paths?: string[]) => publicKeysOf(workspace, paths).map(({ name }) => name)
  expect(names()).toEqual([])
  vi.stubEnv('LIVERY_PUBLIC_KEY', 'one.pem.pub,,two.pem.pub,')
  expect(names()).toEqual(['one.pem.pub', 'two.pem.pub'])
  expect(names(['two.pem.pub'])).toEqual(['two.pem.pub'])
  expect(names([])).toEqual([])
  vi.stubEnv('LIVERY_SIGNING_KEY', 'two.pem')
  expect(trustedKeysOf(workspace, ['one.pem.pub']).map(({ name }) => name)).toEqual(['one.pem.pub', 'two.pem'])
})

test('the target must be said, and a built site stands below what --out names', () => {
  expect(requireTarget('www')).toBe('www')
  for (const missing of [undefined, ''])
    expect(() => requireTarget(missing)).toThrow(expect.objectContaining({ code: 'no-target', exitCode: 2 }))
  expect(builtSiteDir(workspace, 'dist', 'acme')).toBe(join(root, 'dist', 'acme'))
  expect(builtSiteDir(workspace, '/out', 'acme')).toBe('/out/acme')
})

test('folders are made for web servers to enter, whatever the umask', () => {
  const umask = process.umask(0o077)
  try {
    makeFolder(join(root, 'a', 'b', 'c'))
  } finally {
    process.umask(umask)
  }
  for (const path of ['a', 'a/b', 'a/b/c']) expect(statSync(join(root, path)).mode & 0o777, path).toBe(0o755)
})

test('what is live is one link, set over the old one, with nothing beside it', () => {
  const place = released('acme', id, older)
  switchCurrent(place, older)
  switchCurrent(place, id)
  expect(readlinkSync(place.current)).toBe(`releases/${id}`)
  expect(readdirSync(place.dir).sort()).toEqual(['current', 'releases'])
})

test('a folder in the link’s place stays, and no link is left beside it', () => {
  const place = released('acme', id)
  mkdirSync(join(place.current, 'theirs'), { recursive: true })
  expect(() => switchCurrent(place, id)).toThrow()
  expect(lstatSync(place.current).isDirectory()).toBe(true)
  expect(readdirSync(place.dir).sort()).toEqual(['current', 'releases'])
})

test('a release is removed whole; one that is not there is no error', () => {
  const place = released('acme', id, older)
  writeFileSync(join(place.releasesDir, id, 'a.txt'), '')
  removeRelease(place, id)
  removeRelease(place, id)
  expect(readdirSync(place.releasesDir)).toEqual([older])
})

test('only what runs leave behind is swept', () => {
  const place = released('acme', id)
  const leftovers = [`.stage-${id}-12`, `.trash-${older}`]
  const others = ['.stage-mine', `.stage-${id}`, `.trash-${id}.bak`, '.current-x', 'notes']
  for (const name of [...leftovers, ...others]) mkdirSync(join(place.releasesDir, name))
  symlinkSync('x', join(place.dir, '.current-77'))
  expect(sweep(place).sort()).toEqual(
    [join(place.dir, '.current-77'), ...leftovers.map((name) => join(place.releasesDir, name))].sort(),
  )
  expect(readdirSync(place.releasesDir).sort()).toEqual([...others, id].sort())
  expect(sweep(placeOf(root, 'nobody'))).toEqual([])
})

test('a history without a release is empty; one without papers says that it is not whole', async () => {
  expect(await readHistory(folderTenant(placeOf(root, 'nobody')), [], 'sizes')).toEqual({ current: null, releases: [] })
  const place = released('acme', id, older)
  symlinkSync(`releases/${id}`, place.current)
  const { current, releases } = await readHistory(folderTenant(place), [], 'sizes')
  expect(current).toMatchObject({ id, isThere: true })
  expect(releases.map((release) => [release.id, release.isCurrent, release.isWhole])).toEqual([
    [id, true, false],
    [older, false, false],
  ])
  expect(releases[0]).toMatchObject({
    created: null,
    signature: 'bad',
    signedBy: null,
    files: 0,
    bytes: 0,
    changes: null,
  })
})

test('a check to allow is one of those that a release runs', () => {
  expect(allowedChecks(['links', 'placeholders'])).toEqual(['links', 'placeholders'])
  expect(allowedChecks([])).toEqual([])
  expect(() => allowedChecks(['link'])).toThrow(
    expect.objectContaining({ code: 'no-such-check', exitCode: 2, hint: 'Did you mean "links"?' }),
  )
  for (const name of ['same', 'engines', '', 'all'])
    expect(() => allowedChecks([name]), name).toThrow(`"${name}" to allow`)
})
