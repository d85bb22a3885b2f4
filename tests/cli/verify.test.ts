import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EngineComparison } from '#cli/bundle/code/compare-engines.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { openWorkspace } from '#cli/run/workspace.ts'
import { styleClasses } from '#cli/verify/gates.ts'
import type { CheckName, Finding } from '#cli/verify/site/finding.ts'
import { openVerifier, type VerifiedTenant } from '#cli/verify/verify.ts'
import { type LiveryRun, TenantsFolder } from '#tests/support/livery.ts'
import { PlantedSite } from '#tests/support/planted.ts'
import { ownString, plantedFaults } from '#tests/support/planted-faults.ts'
import { builtOnce } from './support/built-once.ts'
import { livery } from './support/warm-livery.ts'

interface VerifyReport {
  ok: boolean
  commonWords: string[]
  tenants: VerifiedTenant[]
}

/** Brands whose names are words, parts of words, or what hashes and pixels spell by chance. */
const commonNames =
  'Play Star Go W88 Ace Main Vendor Link Theme Auth React Icon King Sky Kai Uno Pro Win One Fish 桜 ไทย'

const folder = new TenantsFolder()
const site = (code: string, out = 'dist') => join(folder.cwd, out, code)

beforeAll(async () => {
  await builtOnce()
  folder.copy('lite')
  folder.copy('bengal')
  folder.write('bengal', 'locales/en/play.json', `{ "tag": { "hot": "${ownString}" } }`)
  for (const [index, name] of commonNames.split(' ').entries()) {
    folder.copy('lite', `named${index}`)
    folder.edit(`named${index}`, 'tenant.json', (text) => text.replaceAll('"Lite"', `"${name}"`))
  }
  // What is wrong with one folder stands in the way of no other's checks.
  folder.copy('lite', 'broken')
  folder.write('broken', 'locales/en/home.json', '[')
  symlinkSync('nowhere', folder.path('broken', 'assets', 'gone.svg'))
  folder.write('unreadable', 'tenant.json', '{')
  const built = await livery(['build', '--json', '--cwd', folder.cwd, '--tenant', 'bengal,lite'])
  if (built.exitCode !== 0) throw new Error(built.stderr)
  new PlantedSite(site('bengal'), site('bengal', 'planted'))
})

afterAll(() => folder.remove())

test('sound sites pass every check among brands of any name, and their headers have the best grade', async () => {
  const run: LiveryRun = await livery([
    'verify',
    '--json',
    '--cwd',
    folder.cwd,
    '--tenant',
    'bengal,lite',
    '--workers',
    '2',
  ])
  const { ok, tenants, commonWords } = run.json<VerifyReport>()
  expect(tenants.flatMap(({ findings }) => findings)).toEqual([])
  expect(run.exitCode).toBe(0)
  expect(ok).toBe(true)
  expect(tenants.map(({ code, grade }) => [code, grade])).toEqual([
    ['bengal', 'A+'],
    ['lite', 'A+'],
  ])
  expect(tenants[0]?.checks.map(({ check }) => check)).toEqual([
    'whole',
    'foreign',
    'traces',
    'secrets',
    'headers',
    'links',
    'html',
    'languages',
    'contrast',
    'budgets',
  ])
  expect(tenants[0]?.sizes?.routes.map(({ name }) => name)).toContain('log-in')
  // "Lite" is a word of the product's own strings.
  expect(commonWords.map((word) => word.toLowerCase())).toContain('lite')
})

const matches = ({ file, offset, code }: Finding, wanted: { file: string; code: string; offset: number | null }) =>
  file === `planted/lite/${wanted.file}` && code === wanted.code && (wanted.offset === null || offset === wanted.offset)

const verifiers = new Map<CheckName, ReturnType<typeof openVerifier>>()

/** One for all tests of a check: each looks at a site anew, and knows the files that it has seen by their hashes. */
function verifierOf(check: CheckName): ReturnType<typeof openVerifier> {
  const setup = {
    workspace: openWorkspace({ cwd: folder.cwd }),
    outDir: join(folder.cwd, 'planted'),
    names: [check],
    chunks: { FEATURE_AGENT_CENTRE: ['agent-site'] },
  }
  const verifier = verifiers.get(check) ?? openVerifier(setup)
  verifiers.set(check, verifier)
  return verifier
}

test.each(plantedFaults)('$check finds $what where it is', ({ check, code, plant }) => {
  const planted = new PlantedSite(site('lite'), site('lite', 'planted'))
  const { file, at } = plant(planted)
  const offset = at === null ? null : planted.bytes(file).lastIndexOf(at)
  expect(offset).not.toBe(-1)
  const { ok, findings } = verifierOf(check).verify('lite')
  expect(ok).toBe(false)
  const found = findings.filter((finding) => matches(finding, { file, code, offset }))
  expect(found, JSON.stringify(findings.slice(0, 4))).not.toEqual([])
  expect(found[0]).toMatchObject({ tenant: 'lite', check, severity: 'error' })
  expect(found[0]?.suggestion).toBeTruthy()
})

test('findings are told with their place and what to do, and the exit code says so', async () => {
  const planted = new PlantedSite(site('lite'), site('lite', 'spoilt'))
  planted.append('robots.txt', '# bengal.example\n')
  const run = await livery([
    'verify',
    '--cwd',
    folder.cwd,
    '--out',
    'spoilt',
    '--tenant',
    'lite',
    '--only',
    'whole,foreign',
  ])
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toMatch(
    /^spoilt\/lite\/robots\.txt:\d+:3 foreign the host "bengal\.example" of "bengal" stands here/m,
  )
  expect(run.stdout).toMatch(/^tenant {2}whole {2}foreign$/m)
  expect(run.stdout).toMatch(/^lite {4}1 {6}1$/m)
  rmSync(site('lite', 'spoilt'), { recursive: true })
  const missing = await livery(['verify', '--cwd', folder.cwd, '--out', 'spoilt', '--tenant', 'lite', '--json'])
  expect(missing.exitCode).toBe(1)
  expect(missing.json<VerifyReport>().tenants[0]?.findings).toMatchObject([{ code: 'not-built', file: 'spoilt/lite' }])
  expect(missing.stderr).not.toMatch(/\n {4}at /)
})

test('style sheets are known by the names that the build gives their classes', () => {
  const classes = styleClasses(openWorkspace({ cwd: folder.cwd }))
  const styles = filesBelow(join(site('bengal'), 'assets')).filter((path) => path.endsWith('.css'))
  const text = styles.map((path) => readFileSync(path, 'utf8')).join('')
  const known = [...classes.values()].filter((names) => names.some((name) => text.includes(`.${name}`)))
  expect(known.length).toBeGreaterThan(classes.size * 0.7)
})

test('a site that is not what its tenant gives when it is built again is told, from the first byte on', async () => {
  const planted = new PlantedSite(site('lite'), site('lite', 'aged'))
  planted.edit('robots.txt', (text) => text.replace('Disallow', 'Disallew'))
  const run = await livery(['verify', '--json', '--cwd', folder.cwd, '--out', 'aged', '-t', 'lite', '--only', 'same'])
  const [tenant] = run.json<VerifyReport>().tenants
  const offset = planted.bytes('robots.txt').indexOf('Disallew') + 'Disall'.length
  // livery.json names the tool that built the site: it differs too where somebody works on the tool meanwhile.
  const findings = tenant?.findings.filter(({ file }) => file !== 'aged/lite/livery.json')
  expect(findings).toMatchObject([{ code: 'not-the-same', file: 'aged/lite/robots.txt', offset }])
})

test('the profile with everything open, which is the first that is drawn, is the same by both engines', async () => {
  const run = await livery(['verify', '--json', '--cwd', folder.cwd, '--profiles', '1', '--seed', '7'])
  expect(run.json()).toMatchObject({
    ok: true,
    tenants: [],
    engines: { profiles: 1, same: 1, seed: 7, mismatches: [] },
  })
  expect(run.json<{ engines: EngineComparison }>().engines.bytes.full).toBeGreaterThan(500_000)
  expect(run.exitCode).toBe(0)
})

test('a check that does not exist is wrong usage, with the nearest name', async () => {
  const run = await livery(['verify', '--cwd', folder.cwd, '--only', 'foriegn'])
  expect(run.exitCode).toBe(2)
  expect(run.stderr).toContain('foreign')
})

test('a bill of materials names the packages in the site, the same each time', async () => {
  const write = (to: string) => livery(['sbom', '--json', '--cwd', folder.cwd, '--to', to, '-t', 'bengal,lite'])
  expect((await write('bills')).exitCode).toBe(0)
  await write('again')
  const read = (dir: string, code: string) => readFileSync(join(folder.cwd, dir, `${code}.cdx.json`), 'utf8')
  expect(read('again', 'bengal')).toBe(read('bills', 'bengal'))
  const bill = JSON.parse(read('bills', 'bengal'))
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'bengal' } },
  })
  expect(bill.metadata).not.toHaveProperty('timestamp')
  const react = bill.components.find(({ purl }: { purl: string }) => purl.startsWith('pkg:npm/react@'))
  expect(react).toMatchObject({ name: 'react', licenses: [{ license: { id: 'MIT' } }], hashes: [{ alg: 'SHA-512' }] })
  const names = (code: string) => JSON.parse(read('bills', code)).components.map(({ name }: { name: string }) => name)
  expect(names('bengal')).toEqual(expect.arrayContaining(['qrcode.react', 'archivo', 'lucide-static', 'axios']))
  // What only a flag that is off needs, and what only Node needs, is not in the site.
  for (const name of ['firebase', 'archivo', 'form-data', 'vite']) expect(names('lite')).not.toContain(name)
  expect(existsSync(join(folder.cwd, 'bills', 'lite.cdx.json'))).toBe(true)
})
