import type { Call } from '#contract/call.ts'
import { areas } from './areas.ts'

/** Every call of the contract. */
export const calls: readonly Call[] = areas.flatMap((area) => area.calls)
