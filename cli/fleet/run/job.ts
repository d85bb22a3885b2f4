import type { PublicKey } from '#cli/keys/keys.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import type { ReleaseOutcome } from '#cli/release/tenant.ts'
import type { Controls } from './controls.ts'
import type { HealthCheck } from './health.ts'
import type { RunBook } from './run-book.ts'

/** A run that this process carries out: what it is, and how each part of it is done. */
export interface FleetJob {
  target: ReleaseTarget
  book: RunBook
  /** @throws CliError where this tenant, or the target, does not allow it */
  release: (code: string) => Promise<ReleaseOutcome>
  /** Keys whose releases are gone back to. */
  keys: readonly PublicKey[]
  health: HealthCheck | null
  /** Milliseconds that a step is to be healthy for. */
  wait: number
  /** Tenants that are released at once. */
  parallel: number
  controls: Controls
  /** @throws CliError where another process has the target now */
  requireLock: () => void
  /** Something of the run is another. */
  onChange: () => void
}

/** Does what is given for each, so many at once. The first failure lets the others end what they are at, and is thrown. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items[Symbol.iterator]()
  const failures: unknown[] = []
  const run = async () => {
    while (failures.length === 0) {
      const next = waiting.next()
      if (next.done) return
      try {
        await work(next.value)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  if (failures.length > 0) throw failures[0]
}
