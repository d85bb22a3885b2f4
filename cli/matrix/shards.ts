import { existsSync, readFileSync } from 'node:fs'
import { CliError } from '#cli/terminal/cli-error.ts'
import { factsOf } from '../affected/tenant.ts'
import { chainOf, readOutline } from '../fingerprint/outline.ts'
import { type Costs, parseCosts } from '../run/costs.ts'
import { resolvePath, type Workspace } from '../run/workspace.ts'
import { estimate } from './estimate.ts'

/** A tenant as work: what it costs besides what its profile costs once. */
export interface ShardTenant {
  code: string
  /** Tenants that share a profile are cheaper together. */
  profile: string
  /** Milliseconds. */
  ms: number
}

export interface Shard {
  /** In alphabetical order. */
  tenants: readonly ShardTenant[]
  /** Milliseconds, with what each of its profiles costs once. */
  ms: number
}

type ProfileCost = (profile: string) => number

interface Piece {
  profile: string
  tenants: ShardTenant[]
  /** Of the tenants alone. */
  ms: number
}

const sum = (tenants: readonly ShardTenant[]) => tenants.reduce((all, { ms }) => all + ms, 0)
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const heaviestFirst = (a: ShardTenant, b: ShardTenant) => b.ms - a.ms || byText(a.code, b.code)

/** The piece, or shard, with the least on it; the first of equals. */
function lightest<Load>(loads: readonly Load[], weigh: (load: Load) => number): Load | undefined {
  const [first, ...rest] = loads
  return first === undefined ? undefined : rest.reduce((best, load) => (weigh(load) < weigh(best) ? load : best), first)
}

/** A profile's tenants in `count` pieces of about the same weight. */
function inPieces(profile: string, tenants: readonly ShardTenant[], count: number): Piece[] {
  const pieces = Array.from({ length: count }, (): Piece => ({ profile, tenants: [], ms: 0 }))
  for (const tenant of tenants.toSorted(heaviestFirst)) {
    const piece = lightest(pieces, (one) => one.ms)
    piece?.tenants.push(tenant)
    if (piece) piece.ms += tenant.ms
  }
  return pieces
}

function groupedByProfile(tenants: readonly ShardTenant[]): [profile: string, tenants: ShardTenant[]][] {
  const groups = new Map<string, ShardTenant[]>()
  for (const tenant of tenants) groups.set(tenant.profile, [...(groups.get(tenant.profile) ?? []), tenant])
  return [...groups].sort(([a], [b]) => byText(a, b))
}

interface Group {
  profile: string
  tenants: readonly ShardTenant[]
  /** Of the tenants alone. */
  ms: number
  profileMs: number
}

/** How many pieces of at most `share / fineness` each group makes. More pieces make the share itself larger. */
function pieceCounts(groups: readonly Group[], count: number, fineness: number): number[] {
  let counts = groups.map(() => 1)
  for (let round = 0; fineness > 0 && round < 4; round += 1) {
    const all = groups.reduce((ms, group, index) => ms + group.ms + group.profileMs * (counts[index] ?? 1), 0)
    const share = all / count / fineness
    counts = groups.map(({ tenants, ms, profileMs }) => {
      const room = Math.max(share - profileMs, share / 10, 1)
      return Math.min(tenants.length, Math.max(1, Math.ceil(ms / room)))
    })
  }
  return counts
}

/** The heaviest piece first, each to where it ends soonest. */
function pack(pieces: readonly Piece[], count: number, profileMs: ProfileCost): Shard[] {
  const loads = Array.from({ length: count }, () => ({
    tenants: [] as ShardTenant[],
    profiles: new Set<string>(),
    ms: 0,
  }))
  for (const { profile, tenants, ms } of pieces) {
    const extra = (load: { profiles: ReadonlySet<string> }) => (load.profiles.has(profile) ? 0 : profileMs(profile))
    const load = lightest(loads, (one) => one.ms + extra(one))
    if (!load) continue
    load.ms += ms + extra(load)
    load.profiles.add(profile)
    load.tenants.push(...tenants)
  }
  return loads.map(({ tenants, ms }) => ({ tenants: tenants.sort((a, b) => byText(a.code, b.code)), ms }))
}

/** From whole profiles (0) to ever smaller pieces of them. */
const finenesses = [0, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8]
/** A split into larger pieces is taken that is so little slower than the best. */
const tolerance = 1.05

/**
 * Splits tenants to `count` shards of about the same cost, with the tenants of a profile together where the balance
 * allows. The same tenants and costs give the same split, in whatever order they come. Where there are more shards than
 * work, the last are empty.
 */
export function splitTenants(tenants: readonly ShardTenant[], count: number, profileMs: ProfileCost): Shard[] {
  const groups = groupedByProfile(tenants).map(
    ([profile, members]): Group => ({ profile, tenants: members, ms: sum(members), profileMs: profileMs(profile) }),
  )
  const attempts = finenesses.map((fineness) => {
    const counts = pieceCounts(groups, count, fineness)
    const pieces = groups
      .flatMap(({ profile, tenants }, index) => inPieces(profile, tenants, counts[index] ?? 1))
      .sort((a, b) => b.ms - a.ms || byText(a.tenants[0]?.code ?? '', b.tenants[0]?.code ?? ''))
    const shards = pack(pieces, count, profileMs)
    return { shards, slowest: Math.max(...shards.map(({ ms }) => ms)) }
  })
  const best = Math.min(...attempts.map(({ slowest }) => slowest))
  const chosen = attempts.find(({ slowest }) => slowest <= best * tolerance)?.shards ?? []
  return chosen.toSorted((a, b) => Number(a.tenants.length === 0) - Number(b.tenants.length === 0))
}

/** The i-th of n, from 1. @throws CliError (usage) for anything else. */
export function parseShard(text: string): { index: number; count: number } {
  const [, index = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number)
  if (index >= 1 && index <= count) return { index, count }
  throw new CliError('bad-shard', `"${text}" is no shard`, {
    hint: 'Write it as "1/4": the first of four.',
    exitCode: 2,
  })
}

/** @throws CliError (usage) where the file is named and cannot be read. */
export function readCosts(workspace: Workspace, file: string | undefined): Costs | undefined {
  if (file === undefined) return undefined
  const path = resolvePath(workspace.cwd, file)
  const costs = existsSync(path) ? parseCosts(readFileSync(path, 'utf8')) : undefined
  if (costs) return costs
  throw new CliError('bad-costs', `"${file}" holds no costs of builds`, {
    hint: 'A build leaves them in costs.json of its cache folder.',
    exitCode: 2,
  })
}

/** The tenants of a run as work, and what their profiles cost. One that cannot be read shares its profile with none. */
export function workOf(
  workspace: Workspace,
  codes: readonly string[],
  costs: Costs | undefined,
): { tenants: ShardTenant[]; profileMs: ProfileCost } {
  const { tenantMs, profileMs } = estimate(costs)
  const tenants = codes.map((code) => {
    const chain = chainOf((name) => readOutline(workspace.tenantsDir, name), code)
    const profile = factsOf(workspace.tenantsDir, chain).profile?.id ?? `unreadable ${code}`
    return { code, profile, ms: tenantMs(code, profile) }
  })
  return { tenants, profileMs }
}

/**
 * The codes among `codes` that a shard ("2/4") builds. It follows from the tenants and the named file of costs alone, so
 * that runners that share nothing agree; without such a file all tenants weigh the same.
 */
export function codesOfShard(
  workspace: Workspace,
  codes: readonly string[],
  options: { shard: string; costs?: string | undefined },
): string[] {
  const { index, count } = parseShard(options.shard)
  const { tenants, profileMs } = workOf(workspace, codes, readCosts(workspace, options.costs))
  return (splitTenants(tenants, count, profileMs)[index - 1]?.tenants ?? []).map(({ code }) => code)
}
