import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Fleet, hasErrors } from '#cli/fleet/view/fleet.ts'
import { openFolderSource } from '#cli/fleet/view/folder-source.ts'
import { readFleet } from '#cli/fleet/view/read-fleet.ts'
import { readPublicKey } from '#cli/keys/keys.ts'
import { generateFleet } from '#tests/support/generated-fleet.ts'
import { Released } from '#tests/support/released.ts'
import { scratch } from '#tests/support/scratch.ts'

const now = new Date('2026-11-22T14:56:00.000Z')

function scene(count = 120) {
  const dir = scratch()
  const [to, tenants] = [join(dir, 'www'), join(dir, 'tenants')]
  const run = generateFleet({ to, tenants, count, seed: 'read', now })
  const read = (patterns: readonly string[] = [], tenantsDir = tenants) => {
    const source = openFolderSource({ path: to, shown: 'www', keys: [] })
    return readFleet({ source, tenantsDir, patterns, isVerified: false, now })
  }
  return { to, run, read }
}

const of = (fleet: Fleet, code: string) => {
  const found = fleet.tenants.find((tenant) => tenant.code === code)
  if (!found) throw new Error(`${code} is not there`)
  return found
}

const codesOf = (fleet: Fleet, code: string) => of(fleet, code).findings.map((finding) => finding.code)

test('each tenant has its name, live release, age, first load, findings and cohort', async () => {
  const { read, run } = scene()
  const fleet = await read()
  expect(fleet.sums).toMatchObject({ tenants: 120, errors: 0 })
  expect(fleet.run?.id).toBe('2026-11-22.3')
  expect(fleet.stopped?.id).toBe('2026-11-22.2')
  const [code] = Object.entries(run.tenants).find(([, { state, step }]) => state === 'released' && step === 2) ?? ['']
  const released = of(fleet, code)
  expect(released.live).toMatchObject({ label: '2026-11-22.3', isOfRun: true, key: '1a2b3c4d5e6f7a8b' })
  expect(released.previous?.id).toBe(run.tenants[code]?.previous)
  expect(released.cohort).toEqual({ step: 2, share: 0.5, state: 'live' })
  const noor = of(fleet, 'noor')
  expect(noor).toMatchObject({ name: 'Noor', domain: 'noor.example', budget: 220_000, releases: noor.previous ? 2 : 1 })
  expect(noor.icon).toContain('<svg')
  expect(of(fleet, 'noor-7')).toMatchObject({ name: 'Noor 7', icon: noor.icon, colour: noor.colour })
  expect(codesOf(fleet, 'lotus')).toEqual(['build-warnings'])
  expect(codesOf(fleet, 'fiesta')).toEqual(['let-pass'])
})

test('a release that no run made goes by its day', async () => {
  const { to, read } = scene()
  rmSync(join(to, '.fleet'), { recursive: true })
  const fleet = await read()
  expect(fleet.run).toBeNull()
  expect(new Set(fleet.tenants.map(({ live }) => live?.isOfRun))).toEqual(new Set([false]))
  expect(of(fleet, 'siam').live?.label).toBe('2026-11-22')
})

test('patterns choose, and one that is nobody’s is refused with the nearest', async () => {
  const { read } = scene()
  expect((await read(['noor*'])).tenants.every(({ code }) => code.startsWith('noor'))).toBe(true)
  await expect(read(['nooor'])).rejects.toThrow(expect.objectContaining({ code: 'no-such-tenant', exitCode: 2 }))
})

test('without the tenants’ folder the release says what it knows', async () => {
  const { to, read } = scene(20)
  const { live } = of(await read(), 'noor')
  const dir = join(to, 'noor', 'releases', live?.id ?? '')
  writeFileSync(join(dir, 'site.webmanifest'), JSON.stringify({ name: 'Noor Online', theme_color: '#102030' }))
  writeFileSync(join(dir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const fleet = await read([], join(to, 'nowhere'))
  expect(of(fleet, 'noor')).toMatchObject({ name: 'Noor Online', colour: '#102030', domain: null })
  expect(of(fleet, 'siam')).toMatchObject({ name: 'siam', icon: null })
})

test('what is damaged is an error of its tenant alone', async () => {
  const { to, read } = scene(40)
  const before = await read()
  const live = (code: string) => join(to, code, 'releases', of(before, code).live?.id ?? '')
  writeFileSync(join(live('noor'), 'livery.json'), '{"merchantCode":')
  rmSync(join(live('siam'), '_deploy'), { recursive: true })
  rmSync(live('lite'), { recursive: true })
  rmSync(join(to, 'bengal', 'current'))
  rmSync(join(to, 'sakura', 'current'))
  writeFileSync(join(to, 'sakura', 'current'), 'no link')
  const fleet = await read()
  const texts = (code: string) => of(fleet, code).findings.map(({ text }) => text)
  expect(texts('noor')).toEqual(['livery.json of what is live cannot be read'])
  expect(texts('siam')).toEqual(['release.json of what is live cannot be read'])
  expect(texts('lite')[0]).toContain('its folder is gone')
  expect(texts('bengal')).toEqual(['none of its releases is live: "current" is gone'])
  expect(texts('sakura')).toEqual(['"current" is a file, which livery did not make'])
  expect(fleet.tenants.filter(hasErrors)).toHaveLength(5)
})

test('a paper that lists its files first is read as a whole', async () => {
  const { to, read } = scene(20)
  const { live } = of(await read(), 'noor')
  const path = join(to, 'noor', 'releases', live?.id ?? '', 'livery.json')
  const { files, ...rest } = JSON.parse(readFileSync(path, 'utf8'))
  const many = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`a/${n}.js`, files['index.html']]))
  writeFileSync(path, JSON.stringify({ files: many, ...rest }))
  expect(of(await read(), 'noor').live?.firstLoad).toBe(live?.firstLoad)
})

test('a run whose state is torn, of another form or of another id is named, and the rest is shown', async () => {
  const { to, read } = scene(20)
  const state = (id: string) => join(to, '.fleet', `${id}.json`)
  const text = readFileSync(state('2026-11-22.3'), 'utf8')
  writeFileSync(state('2026-11-22.3'), text.slice(0, 400))
  writeFileSync(state('2026-11-22.10'), text)
  writeFileSync(state('2026-11-22.11'), '{"format":"livery-fleet-2"}')
  const fleet = await read()
  expect(fleet.unreadable).toEqual([
    { id: '2026-11-22.11', problem: expect.stringContaining('is not the state of a run: format') },
    { id: '2026-11-22.10', problem: 'says that it is 2026-11-22.3' },
    { id: '2026-11-22.3', problem: 'is not whole: its text is no JSON' },
  ])
  expect(fleet.run?.id).toBe('2026-11-22.2')
  expect(fleet.tenants).toHaveLength(20)
})

test('a folder that is not there is refused in words', () => {
  expect(() => openFolderSource({ path: join(scratch(), 'none'), shown: 'none', keys: [] })).toThrow(
    expect.objectContaining({ code: 'no-folder', message: 'There is no folder "none"' }),
  )
})

test('checked, a release of another key and one whose bytes changed are errors', async () => {
  const released = new Released()
  const { id } = await released.release('v1')
  const verify = (keys: readonly string[]) => {
    const path = join(released.place.dir, '..')
    const trusted = keys.map(readPublicKey)
    const source = openFolderSource({ path, shown: 'www', keys: trusted })
    return readFleet({ source, tenantsDir: join(path, 'none'), patterns: [], isVerified: true, now })
  }
  const own = join(released.dir, 'release.pem.pub')
  released.newKey('other.pem')
  expect((await verify([own])).tenants[0]?.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  const other = await verify([join(released.dir, 'other.pem.pub')])
  expect(other.tenants[0]?.findings[0]).toMatchObject({ code: 'not-whole', text: expect.stringContaining('trusted') })
  appendFileSync(released.file(id, 'robots.txt'), 'Disallow: /\n')
  expect((await verify([own])).tenants[0]?.findings[0]?.text).toBe('robots.txt is not what it was')
  released.remove()
})
