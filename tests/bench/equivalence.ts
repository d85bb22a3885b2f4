import { join } from 'node:path'
import { productRoot } from '#tests/support/livery.ts'
import { type BenchCase, from, measured } from './bench-case.ts'
import { runProcess } from './run.ts'

/** Percent. */
const maxSizeDifference = 0.1

interface Engines {
  profiles: number
  same: number
  seed: number
  /** Of scripts and styles, over all profiles. */
  bytes: { specialised: number; full: number }
}

/** How many random profiles the engine specialises to the very bytes of a compilation of their own. */
export async function equivalenceCases(cache: string, profiles: number): Promise<BenchCase[]> {
  const command = [
    join(productRoot, 'cli', 'main.ts'),
    'verify',
    '--profiles',
    String(profiles),
    '--seed',
    '24',
    '--json',
  ]
  // Profiles that differ end the command with 1; they are the figure here.
  const run = await runProcess(process.execPath, command, {
    cwd: productRoot,
    env: { LIVERY_CACHE: cache },
    exits: [0, 1],
  })
  const { engines } = JSON.parse(run.stdout) as { engines: Engines }
  const difference = Math.abs(engines.bytes.specialised / engines.bytes.full - 1) * 100
  const details = { seed: engines.seed, seconds: run.seconds }
  return [
    measured('equivalence', 'profiles', engines.same, from(profiles), details),
    measured('equivalence.size', '%', difference, { kind: 'up-to', value: maxSizeDifference }, engines.bytes),
  ]
}
