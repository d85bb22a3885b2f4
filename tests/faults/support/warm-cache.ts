import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { again } from './fault-size.ts'
import { FaultPlace } from './place.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A cache that holds what the tenants of `faultPlace` need: to be copied, not changed. */
    warmCache: string
  }
}

let place: FaultPlace | undefined

/** Compiles once what every test of faults begins with. */
export async function setup(project: TestProject): Promise<void> {
  process.stdout.write(`${again('faults')}\n`)
  place = new FaultPlace({ tenants: 3, seed: 'faults' })
  await place.mustBuild()
  rmSync(place.out, { recursive: true, force: true })
  project.provide('warmCache', place.cache)
}

export function teardown(): void {
  place?.remove()
}
