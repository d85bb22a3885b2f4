import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateFleet } from '#tests/support/generated-fleet.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { livery } from './support/warm-livery.ts'

interface FleetObject {
  ok: boolean
  sums: Record<string, number>
  run: { id: string; counts: { out: number } } | null
  tenants: { code: string; live: { label: string; age: number } | null; findings: { code: string }[] }[]
}

const scene = new ReleaseScene()
const to = join(scene.dir, 'fleet')
const tenants = join(scene.dir, 'tenants')

const run = (args: readonly string[]) => livery(['fleet', '--cwd', scene.dir, ...args])
const inFleet = (args: readonly string[]) => run(['--to', 'fleet', '--tenants', 'tenants', ...args])
const objectOf = async (args: readonly string[]) => (await inFleet(['--json', ...args])).json<FleetObject>()

beforeAll(() => {
  generateFleet({ to, tenants, count: 80, seed: 'cli', now: new Date() })
})
afterAll(() => scene.remove())

test('prints a table, and one object with --json', async () => {
  const text = await inFleet(['--limit', '5'])
  expect(text).toMatchObject({ exitCode: 0, stderr: '' })
  expect(text.stdout).toContain('80 tenants · ')
  expect(text.stdout).toContain('under way')
  expect(text.stdout).toContain('75 more; --limit 0 shows all')
  const fleet = await objectOf([])
  expect(fleet.sums.tenants).toBe(80)
  expect(fleet.tenants).toHaveLength(80)
  expect(fleet.run?.counts.out).toBe(fleet.tenants.filter(({ live }) => live?.label === fleet.run?.id).length)
})

test('names, filters, order and a limit choose the rows', async () => {
  expect((await objectOf(['noor*', '-t', 'lite'])).tenants.every(({ code }) => /^(noor|lite)/.test(code))).toBe(true)
  const released = await objectOf(['--cohort', 'live', '--sort', 'age', '--limit', '3'])
  expect(released.tenants).toHaveLength(3)
  const ages = released.tenants.map(({ live }) => live?.age ?? 0)
  expect(ages).toEqual(ages.toSorted((a, b) => b - a))
  const findings = await objectOf(['--with-findings'])
  expect(findings.tenants.length).toBeGreaterThan(0)
  expect(findings.tenants.every((tenant) => tenant.findings.length > 0)).toBe(true)
})

test('writes the page into a file of its own, and over no other', async () => {
  const page = await inFleet(['--out', 'fleet.html'])
  expect(page.stdout).toMatch(/^Wrote fleet\.html \(/)
  expectSelfContained(readFileSync(join(scene.dir, 'fleet.html'), 'utf8'))
  expect((await inFleet(['--out', 'fleet.html'])).exitCode).toBe(0)
  writeFileSync(join(scene.dir, 'mine.html'), 'mine')
  const refused = await inFleet(['--out', 'mine.html', '--json'])
  expect(refused.exitCode).toBe(2)
  expect(readFileSync(join(scene.dir, 'mine.html'), 'utf8')).toBe('mine')
})

test.each([
  [[], 'no-target'],
  [['--to', 'nowhere'], 'no-folder'],
  [['--to', 'ftp://sites'], 'bad-target'],
  [['--to', 'ssh://web1'], 'bad-target'],
  [['--to', 'fleet', '--sort', 'colour'], 'bad-sort'],
  [['--to', 'fleet', '--older-than', 'old'], 'bad-age'],
  [['--to', 'fleet', '--larger-than', 'big'], 'bad-size'],
  [['--to', 'fleet', '--cohort', 'lost'], 'bad-cohort'],
  [['--to', 'fleet', '--limit', 'many'], 'bad-limit'],
  [['--to', 'fleet', '--format', 'pdf'], 'bad-format'],
  [['--to', 'fleet', 'nobody-at-all'], 'no-such-tenant'],
])('%j is wrong usage: %s', async (args, code) => {
  const wrong = await run([...args, '--tenants', 'tenants', '--json'])
  expect(wrong.exitCode).toBe(2)
  expect(wrong.json<{ error: { code: string } }>().error.code).toBe(code)
})

test('a real release is shown as it is, and --verify finds what was changed since', async () => {
  scene.keygen()
  const id = await scene.mustRelease('v1')
  const shown = await run(['--to', scene.to, '--tenants', 'none', '--json'])
  const [acme] = shown.json<FleetObject>().tenants
  expect(acme).toMatchObject({ code: 'acme', live: { id } })
  const args = ['--to', scene.to, '--tenants', 'none', '--verify', '--public-key', scene.publicKey, '--exit-code']
  expect((await run(args)).exitCode).toBe(0)
  appendFileSync(join(scene.folder(id), 'robots.txt'), 'Disallow: /\n')
  const checked = await run([...args, '--json'])
  expect(checked.exitCode).toBe(1)
  expect(checked.json<FleetObject>().tenants[0]?.findings[0]).toMatchObject({
    code: 'not-whole',
    text: 'robots.txt is not what it was',
  })
})

test('it writes nothing to the target, and an empty one says how it begins', async () => {
  expect(existsSync(join(to, '.fleet'))).toBe(true)
  const empty = await run(['--to', '.', '--tenants', 'none'])
  expect(empty).toMatchObject({ exitCode: 0 })
  expect(empty.stdout).toContain('Nothing was released there yet. "livery release <tenant> --to ." makes the first')
})
