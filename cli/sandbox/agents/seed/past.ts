import type { Gateway } from '../../gateway.ts'
import type { Merchant } from '../../merchants.ts'

/**
 * Gives the seeded team its contracts and settles the days before the seed by the same rules as all later ones. Inside
 * `together`, once. `until`: the instant of the seed, in milliseconds.
 */
export function settlePast(_part: Pick<Gateway, 'store' | 'now'>, _merchant: Merchant, _until: number): void {}
