import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type HeldLock, takeLock } from '#cli/fs/lock.ts'
import type { Workspace } from './workspace.ts'

const samples = z.array(z.int().nonnegative())

const costsSchema = z.object({
  version: z.literal(1),
  /** By code: the milliseconds of its last builds, the latest last. */
  tenants: z.record(z.string(), z.object({ profile: z.string(), ms: samples })),
  /** By profile: what the first tenant of a run cost more than the others. */
  profiles: z.record(z.string(), samples),
})

/** What earlier builds took, as `<cacheDir>/costs.json` holds it. */
export type Costs = z.infer<typeof costsSchema>

/** One tenant of a build that ended, as the build's own report has it. */
export interface MeasuredBuild {
  code: string
  ok: boolean
  profile: string | null
  ms: number
  /** It was left as it was: that says nothing of what building it costs. */
  cached: boolean
  shared?: boolean
}

/** So many of the latest are kept: a median of them forgets a machine that was busy once. */
const kept = 5

/** Undefined for a text that is something else, of another version or damaged. */
export function parseCosts(text: string): Costs | undefined {
  try {
    return costsSchema.safeParse(JSON.parse(text)).data
  } catch {
    // A file that was cut short holds no costs; the next record replaces it.
    return undefined
  }
}

export const costsFile = (workspace: Workspace) => join(workspace.cacheDir, 'costs.json')

/** What is on record; undefined where nothing is. */
export function recordedCosts(workspace: Workspace): Costs | undefined {
  const path = costsFile(workspace)
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? parseCosts(readFileSync(path, 'utf8')) : undefined
}

export function median(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)]
}

const added = (list: readonly number[] = [], ms: number) => [...list, Math.round(ms)].slice(-kept)

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * Adds what one run measured. Of several tenants of a profile the slowest waited for it: what it took longer than their
 * median is what the profile costs.
 */
export function withMeasured(costs: Costs | undefined, built: readonly MeasuredBuild[]): Costs {
  const tenants = { ...costs?.tenants }
  const profiles = { ...costs?.profiles }
  const groups = new Map<string, { code: string; ms: number }[]>()
  for (const { code, ok, profile, ms, cached, shared } of built) {
    if (ok && profile !== null && !cached && !shared)
      groups.set(profile, [...(groups.get(profile) ?? []), { code, ms }])
  }
  for (const [profile, members] of groups) {
    const usual = median(members.map(({ ms }) => ms)) ?? 0
    const slowest = members.reduce((one, other) => (other.ms > one.ms ? other : one))
    if (members.length > 1) profiles[profile] = added(profiles[profile], slowest.ms - usual)
    for (const { code, ms } of members) {
      const own = members.length > 1 && code === slowest.code ? usual : ms
      tenants[code] = { profile, ms: added(tenants[code]?.ms, own) }
    }
  }
  return { version: 1, tenants: sorted(tenants), profiles: sorted(profiles) }
}

/** Milliseconds that one process waits for the others to write theirs. */
const maxWaitMs = 3000

/**
 * Adds what a run measured to `<cacheDir>/costs.json`. Several processes may do so at once: none loses what another
 * wrote. False where it could not be kept (a full or read-only disk): costs only make a later split fairer.
 */
export function recordCosts(workspace: Workspace, built: readonly MeasuredBuild[]): boolean {
  if (!built.some(({ ok, cached, shared }) => ok && !cached && !shared)) return true
  const path = costsFile(workspace)
  let lock: HeldLock | undefined
  try {
    mkdirSync(workspace.cacheDir, { recursive: true })
    lock = takeLock(`${path}.lock`, maxWaitMs)
  } catch {
    return false
  }
  if (!lock) return false
  const next = `${path}.${process.pid}`
  try {
    writeFileSync(next, `${JSON.stringify(withMeasured(recordedCosts(workspace), built))}\n`)
    renameSync(next, path)
    return true
  } catch {
    rmSync(next, { force: true })
    return false
  } finally {
    lock.release()
  }
}
