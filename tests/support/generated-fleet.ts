import { copyFileSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FleetRun } from '#cli/fleet/run-state.ts'
import { inventedColour, inventedFavicon, inventedName } from './generated-brand.ts'
import { type Random, randomOf } from './generated-random.ts'
import { fleetRun, stoppedRun } from './generated-runs.ts'
import { productRoot } from './livery.ts'

export interface GeneratedFleet {
  /** What `--to` gets: releases and `.fleet/`. Made where it is missing. */
  to: string
  /** What `--tenants` gets. */
  tenants: string
  count: number
  /** The same seed, count and moment give the same bytes. */
  seed: string
  /** When the newest release was made, a little ago. */
  now: Date
}

interface Member {
  code: string
  name: string
  /** The demo tenant whose brand it has; null for one of its own. */
  base: string | null
}

/** Code, and kilobytes of its first load. */
const brands = [
  ['noor', 187.9],
  ['lotus', 206.1],
  ['fiesta', 193.2],
  ['bengal', 198.4],
  ['siam', 184.7],
  ['sakura', 180.6],
  ['lite', 121.3],
] as const

const budget = 220_000
const minute = 60_000
const key = '1a2b3c4d5e6f7a8b'
const profiles = ['995917a8', '3e0b71c2', '77d0aa14', 'c2f5b893', '0d41e6f7', 'b7a91c30', '58e2d4f6', 'f10c8b25']

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'))
const nameOf = (code: string): string => readJson(join(productRoot, 'tenants', code, 'tenant.json')).name

function membersOf(count: number): Member[] {
  const names = new Map(brands.map(([code]) => [code, nameOf(code)]))
  return Array.from({ length: count }, (_, index): Member => {
    const [code] = brands[index % brands.length] ?? brands[0]
    const name = names.get(code) ?? code
    if (index < brands.length) return { code, name, base: code }
    if (index % 5 === 3) return { code: inventedName(index).toLowerCase(), name: inventedName(index), base: null }
    return { code: `${code}-${index}`, name: `${name} ${index}`, base: code }
  })
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

function writeTenant(dir: string, { code, name, base }: Member, random: Random): void {
  const own = { merchantCode: code, name, domains: [`${code}.example`] }
  if (base !== null && base !== code) {
    write(join(dir, code, 'tenant.json'), JSON.stringify({ extends: base, ...own }))
    return
  }
  const colour = inventedColour(random)
  const favicon = join(dir, code, 'assets', 'favicon.svg')
  const brand = { favicon: 'assets/favicon.svg', colour }
  write(join(dir, code, 'tenant.json'), JSON.stringify({ ...own, brand, budgets: { initialJs: budget } }))
  mkdirSync(dirname(favicon), { recursive: true })
  if (base === null) writeFileSync(favicon, inventedFavicon(random, colour))
  else copyFileSync(join(productRoot, 'tenants', code, 'assets', 'favicon.svg'), favicon)
}

interface Version {
  /** Milliseconds. */
  at: number
  bytes: number
  parts: Record<string, string>
  warnings: number
  allowed: { check: string; findings: number }[]
}

const hex = (random: Random, length: number) => Array.from({ length }, () => random.whole(0, 15).toString(16)).join('')

/** Writes the two papers of a release, without its files: what the view reads. Gives its id. */
function writeRelease(home: string, tenant: string, version: Version, previous: string | null): string {
  const random = randomOf('content', tenant, version.at)
  const created = new Date(version.at).toISOString()
  const content = hex(random, 64)
  const id = `${created.replaceAll(/[-:]/g, '')}-${content.slice(0, 8)}`
  const inputs = hex(random, 64)
  const dir = join(home, 'releases', id)
  const release = {
    format: 'livery-release-1',
    id,
    tenant,
    created,
    inputs,
    revision: { product: 'e8a92163', tenants: '00416691' },
    checks: { passed: ['headers'], allowed: version.allowed, skipped: [] },
    content,
    previous,
    key,
    files: { 'index.html': { sha256: content, bytes: 24_310 } },
    carried: {},
  }
  const site = {
    merchantCode: tenant,
    profile: profiles[tenant.length % profiles.length],
    inputs,
    inputParts: version.parts,
    warnings: version.warnings,
    initialJs: { raw: version.bytes * 3, brotli: version.bytes },
    files: { 'index.html': { sha256: content, bytes: 24_310 } },
  }
  write(join(dir, '_deploy', 'release.json'), `${JSON.stringify(release, null, 1)}\n`)
  writeFileSync(join(dir, 'livery.json'), JSON.stringify(site))
  return id
}

/** How the tenant at a place of the run was released before and by it. */
interface Story {
  tenant: string
  index: number
  random: Random
  now: number
  /** When the run released it; null where it has not. */
  out: number | null
}

/** Most were released nine hours ago, some a week and some a month. */
function ageOfOld({ random, index }: Story): number {
  if (index % 97 === 5) return 8 * 24 * 60
  if (index % 61 === 11) return 41 * 24 * 60
  return 9 * 60 + random.whole(0, 20)
}

function versionsOf(story: Story): { old: Version; fresh: Version | null } {
  const { index, random, now, out } = story
  const [, kilobytes] = brands[index % brands.length] ?? brands[0]
  const isHeavy = index % 1237 === 1190
  const old: Version = {
    at: now - ageOfOld(story) * minute,
    bytes: Math.round((kilobytes + random.next() * 3) * 1000) + (isHeavy ? 40_000 : 0),
    parts: { code: 'a1', tokens: 'b1', 'strings:en': 'c1', folder: hex(random, 4) },
    warnings: index % 611 === 1 ? 2 : 0,
    allowed: index % 997 === 2 ? [{ check: 'contrast', findings: 1 }] : [],
  }
  const parts = { ...old.parts, code: 'a2', 'strings:en': 'c2' }
  return { old, fresh: out === null ? null : { ...old, at: out, bytes: old.bytes + 412, parts } }
}

/** A fleet with a run under way, one that stopped, and one before them that went through. Gives the run under way. */
export function generateFleet({ to, tenants, count, seed, now }: GeneratedFleet): FleetRun {
  const members = membersOf(count)
  const run = fleetRun(members.map(({ code }) => code).sort(), { seed, now })
  const before = { ...run, id: run.id.replace(/\.3$/, '.1'), tenants: {} as FleetRun['tenants'] }
  for (const [index, member] of members.entries()) {
    const random = randomOf(seed, 'fleet', index)
    const own = run.tenants[member.code]
    if (!own) throw new Error(`${member.code} is not in the run`)
    writeTenant(tenants, member, random)
    const home = join(to, member.code)
    const out = own.at === null ? null : Date.parse(own.at)
    const story = { tenant: member.code, index, random, now: now.getTime(), out }
    const { old, fresh } = versionsOf(story)
    const previous = writeRelease(home, member.code, old, null)
    const live = fresh ? writeRelease(home, member.code, fresh, previous) : previous
    symlinkSync(`releases/${live}`, join(home, 'current'))
    run.tenants[member.code] = { ...own, previous, release: fresh ? live : null }
    if (old.at > now.getTime() - 24 * 60 * minute) {
      const at = new Date(old.at).toISOString()
      before.tenants[member.code] = { ...own, state: 'released', release: previous, previous: null, at, reason: null }
    }
  }
  const stopped = stoppedRun(before, now)
  const steps = run.steps.map((step) => ({ ...step, state: 'done' as const }))
  for (const state of [run, stopped, { ...before, state: 'done' as const, steps }]) {
    write(join(to, '.fleet', `${state.id}.json`), JSON.stringify(state))
  }
  return run
}
