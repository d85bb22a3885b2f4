import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { generateKeys } from '#cli/keys/keys.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { scratch } from '#tests/support/scratch.ts'
import { defaultLimits } from './cohorts.ts'
import { type RunOptions, settingsOf } from './settings.ts'

let dir = ''
let workspace: Workspace
beforeEach(() => {
  dir = scratch()
  generateKeys(join(dir, 'release.pem'))
  workspace = { root: dir, cwd: dir, tenantsDir: dir, cacheDir: join(dir, 'cache') }
  for (const name of ['LIVERY_SIGNING_KEY', 'LIVERY_PUBLIC_KEY']) vi.stubEnv(name, '')
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const least: RunOptions = { key: 'release.pem', keepAssets: '3', parallel: '4' }
const settings = (more: Partial<RunOptions> = {}) => settingsOf(workspace, { ...least, ...more })

test('without words of it all are released as one, and nobody waits or asks', () => {
  expect(settings()).toMatchObject({
    ...{ shares: [1], wait: 0, health: null, first: [], parallel: 4, limits: defaultLimits, allow: [] },
    ...{ keepAssets: 3, prune: undefined, trusted: [], key: { public: { name: 'release.pem' } } },
  })
})

test.each([
  [{ cohort: '10%' }, 600_000],
  [{ cohort: '100%' }, 600_000],
  [{ cohort: '10%', wait: '90s' }, 90_000],
  [{ cohort: '10%', wait: '0' }, 0],
  [{ wait: '2h' }, 7_200_000],
])('%j watches a cohort for %i ms', (more, wait) => {
  expect(settings(more).wait).toBe(wait)
})

test('lists of tenants may be said several times or with commas', () => {
  expect(settings({ first: ['acme,globex', '', 'hooli,'] }).first).toEqual(['acme', 'globex', 'hooli'])
})

test('numbers are whole, and no less than is of use', () => {
  expect(settings({ parallel: '1', keepAssets: '0', prune: '1' })).toMatchObject({
    parallel: 1,
    keepAssets: 0,
    prune: 1,
  })
})

test.each([
  [{ parallel: '0' }, 'bad-number', '--parallel takes a whole number, not "0"'],
  [{ parallel: '-2' }, 'bad-number', '--parallel'],
  [{ parallel: '1e3' }, 'bad-number', '--parallel'],
  [{ parallel: 'all' }, 'bad-number', '--parallel'],
  [{ parallel: '9999999' }, 'bad-number', '--parallel'],
  [{ keepAssets: '' }, 'bad-number', '--keep-assets'],
  [{ keepAssets: '1.5' }, 'bad-number', '--keep-assets'],
  [{ prune: '0' }, 'bad-number', '--prune'],
  [{ cohort: '50%,10%' }, 'bad-cohorts', '--cohort'],
  [{ wait: '10 minutes' }, 'bad-duration', '--wait'],
  [{ stopAt: 'errors=3' }, 'bad-limit', '--stop-at'],
  [{ allow: ['contrasts'] }, 'no-such-check', 'contrasts'],
  [{ unsigned: true }, 'key-and-unsigned', 'signed or not'],
  [{ key: '' }, 'no-signing-key', 'no key was named'],
] as const)('%j is refused as wrong usage, with the option by its name', (more, code, words) => {
  const options: Partial<RunOptions> = 'allow' in more ? { allow: [...more.allow] } : more
  expect(() => settings(options)).toThrow(
    expect.objectContaining({ code, exitCode: 2, message: expect.stringContaining(words) }),
  )
})

test('who does not sign says so', () => {
  const { key, ...unsigned } = least
  expect(key).toBe('release.pem')
  expect(settingsOf(workspace, { ...unsigned, unsigned: true }).key).toBeUndefined()
  vi.stubEnv('LIVERY_SIGNING_KEY', 'release.pem')
  expect(settingsOf(workspace, unsigned).key?.public.name).toBe('release.pem')
})

test('keys whose releases are gone back to are read at once: one that is not there is no surprise later', () => {
  expect(settings({ publicKey: ['release.pem.pub'] }).trusted).toHaveLength(1)
  expect(() => settings({ publicKey: ['missing.pub'] })).toThrow(expect.objectContaining({ code: 'no-key' }))
})
