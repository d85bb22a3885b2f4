import { sha256 } from '#cli/fs/hash.ts'
import { type FarmJob, jobFormat, type PlannedTenant } from './job.ts'

/** Tenants by what they share: those of a group are likely of one profile. */
export interface GroupedTenant extends PlannedTenant {
  group: string
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** In pieces of about the same size, none larger than `max`. */
function evenly<Item>(items: readonly Item[], max: number): Item[][] {
  const count = Math.ceil(items.length / max)
  return Array.from({ length: count }, (_, index) =>
    items.slice(Math.floor((index * items.length) / count), Math.floor(((index + 1) * items.length) / count)),
  )
}

/**
 * Splits tenants into batches of at most `max`, each of one group. Groups of less than half a batch go together, whole, so
 * that many small ones do not make many small jobs. The first batch of each group comes before every group's second: the
 * workers begin with different profiles. The same tenants give the same batches, in whatever order they come.
 */
export function batchesOf(tenants: readonly GroupedTenant[], max: number): PlannedTenant[][] {
  const groups = Map.groupBy(
    tenants.toSorted((a, b) => byText(a.group, b.group) || byText(a.code, b.code)),
    ({ group }) => group,
  )
  const rounds: PlannedTenant[][][] = []
  let mixed: PlannedTenant[] = []
  const add = (round: number, batch: PlannedTenant[]) => {
    rounds[round] ??= []
    rounds[round].push(batch)
  }
  for (const members of groups.values()) {
    const planned = members.map(({ code, inputs }) => ({ code, inputs }))
    if (planned.length * 2 >= max) {
      for (const [round, batch] of evenly(planned, max).entries()) add(round, batch)
      continue
    }
    if (mixed.length + planned.length > max) {
      add(0, mixed)
      mixed = []
    }
    mixed.push(...planned)
  }
  if (mixed.length > 0) add(0, mixed)
  return rounds.flat()
}

/** A run is what is asked for: the same tenants with the same inputs are the same run, whoever begins it. */
export const runIdOf = (product: string, tenants: readonly PlannedTenant[]): string =>
  sha256(JSON.stringify([product, tenants.map(({ code, inputs }) => [code, inputs]).sort()])).slice(0, 12)

/** A job as it goes into the queue. Its id is of its run and inputs, so that the same work is not queued twice. */
export function jobOf(product: string, run: string, tenants: PlannedTenant[]): { id: string; data: FarmJob } {
  const id = `${run}-${sha256(JSON.stringify(tenants.map(({ code, inputs }) => [code, inputs]))).slice(0, 32)}`
  return { id, data: { format: jobFormat, product, run, tenants } }
}

/** How many tenants a job has: enough jobs that all workers end together, none so small that its own cost counts. */
export function batchSize(tenants: number, lanes: number): number {
  const [smallest, largest, jobsEach] = [25, 50, 4]
  return Math.min(largest, Math.max(smallest, Math.ceil(tenants / (lanes * jobsEach))))
}
