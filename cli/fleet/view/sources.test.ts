import { appendFileSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PublicKey } from '#cli/keys/keys.ts'
import { folderTarget } from '#cli/release/target/folder-target.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { Released } from '#tests/support/released.ts'
import { writeTree } from '#tests/support/scratch.ts'
import type { FleetSource } from '../source.ts'
import { openFolderSource } from './folder-source.ts'
import { openTargetSource } from './target-source.ts'

let released: Released
let to = ''
let ids: [first: string, live: string] = ['', '']
beforeEach(async () => {
  released = new Released()
  to = join(released.place.dir, '..')
  ids = [(await released.release('v1')).id, (await released.release('v2')).id]
})
afterEach(() => released.remove())

const targetOf = () => folderTarget(to, 'www')

/** The same place, read as a folder and through the target that releases are written to. */
const sources: Record<string, (keys?: readonly PublicKey[]) => FleetSource> = {
  'a folder': (keys = []) => openFolderSource({ path: to, shown: 'www', keys }),
  'a target': (keys = []) => openTargetSource(targetOf(), keys),
}

const current = () => released.place.current

const point = (target: string) => {
  rmSync(current(), { recursive: true, force: true })
  symlinkSync(target, current())
}

test.each(Object.keys(sources))('%s says who is there, what is live and what is kept', async (kind) => {
  writeTree(to, { 'Not-A-Code/releases/': '', '.hidden/releases/': '', 'notes.txt': '' })
  const source = sources[kind]?.()
  expect(source?.shown).toBe('www')
  expect(await source?.listTenants()).toEqual(['acme'])
  expect(await source?.standingOf('acme')).toEqual({ live: ids[1], releases: [ids[1], ids[0]], problem: null })
  expect(await source?.standingOf('globex')).toEqual({ live: null, releases: [], problem: null })
})

const wrong: Record<string, [change: () => void, problem: RegExp]> = {
  'its pointer is gone': [() => rmSync(current()), /^none of its releases is live/],
  'its pointer became a folder': [
    () => {
      rmSync(current())
      mkdirSync(current())
    },
    /is a folder/,
  ],
  'its pointer leads out': [() => point('../../etc'), /is a link to "\.\.\/\.\.\/etc"/],
  'its live release is gone': [() => rmSync(join(released.place.releasesDir, ids[1]), { recursive: true }), /gone/],
  'its live release became a link elsewhere': [
    () => {
      const dir = join(released.place.releasesDir, ids[1])
      renameSync(dir, join(released.dir, 'elsewhere'))
      symlinkSync(join(released.dir, 'elsewhere'), dir)
    },
    /gone/,
  ],
}

/** Far targets refuse these, as below; to a target that is a folder nothing is live then. */
const ofFolderAlone = ['its pointer became a folder', 'its pointer leads out']
const cases = Object.keys(sources).flatMap((kind) =>
  Object.keys(wrong)
    .filter((what) => kind === 'a folder' || !ofFolderAlone.includes(what))
    .map((what) => [kind, what] as const),
)

test.each(cases)('where releases are read from %s and %s, that is said and nothing is live', async (kind, what) => {
  const [change, problem] = wrong[what] ?? [() => undefined, /never/]
  change()
  expect(await sources[kind]?.().standingOf('acme')).toMatchObject({
    live: null,
    problem: expect.stringMatching(problem),
  })
})

test.each(Object.keys(sources))('of a file in %s no more than its start is read; of none nothing', async (kind) => {
  const source = sources[kind]?.()
  const head = (path: string, limit = 9) => source?.readHead({ tenant: 'acme', id: ids[1] }, path, limit)
  expect((await head('index.html'))?.toString()).toBe('<!doctype')
  expect((await head('robots.txt', 1000))?.toString()).toBe('User-agent: *\n')
  writeFileSync(released.file(ids[1], 'robots.txt'), '')
  expect(await head('robots.txt')).toHaveLength(0)
  expect([await head('nowhere.txt'), await head('assets')]).toEqual([null, null])
})

test.each(Object.keys(sources))('of %s the runs are listed, and what else lies beside them is none', async (kind) => {
  const source = sources[kind]?.()
  expect(await source?.listRuns()).toEqual([])
  writeTree(join(to, '.fleet'), {
    '2026-11-22.3.json': '{"a":1}',
    '2026-11-22.4.json.tmp': '',
    'lock.json': '{}',
    '2026-11-22.json': '{}',
  })
  expect(await source?.listRuns()).toEqual(['2026-11-22.3'])
  expect(await source?.readRun('2026-11-22.3')).toBe('{"a":1}')
  await expect(source?.readRun('2026-11-22.9')).rejects.toThrow()
})

test.each(Object.keys(sources))('%s checks a release by key and bytes, a phrase for each fault', async (kind) => {
  const check = (keys: readonly PublicKey[]) => sources[kind]?.(keys).verify({ tenant: 'acme', id: ids[1] })
  expect(await check([released.publicKey])).toEqual([])
  expect(await check([])).toEqual([`its key ${released.publicKey.fingerprint} is not one that is trusted`])
  appendFileSync(released.file(ids[1], 'robots.txt'), 'x')
  expect(await check([released.publicKey])).toEqual(['robots.txt is not what it was'])
  appendFileSync(released.file(ids[1], '_deploy/release.json'), ' ')
  expect(await check([released.publicKey])).toContain('its signature does not hold')
})

const failing = (error: Error): ReleaseTarget => ({ ...targetOf(), live: () => Promise.reject(error) })

test('what stands in a pointer’s place is a finding, a target that does not answer fails the view', async () => {
  const foreign = openTargetSource(failing(new CliError('current-not-release', 'it is a folder')), [])
  expect(await foreign.standingOf('acme')).toMatchObject({ live: null, problem: 'it is a folder' })
  for (const error of [new CliError('target-away', 'nobody answers'), new Error('ECONNRESET')]) {
    await expect(openTargetSource(failing(error), []).standingOf('acme')).rejects.toBe(error)
  }
})
