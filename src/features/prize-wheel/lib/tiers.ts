import type { Wheel } from '../api/queries.ts'

type Prize = Wheel['prizes'][number]

/** How a prize looks, the rarest first; `none` is no prize. */
const ladder = ['gold', 'hot', 'warm', 'light', 'brand', 'deep'] as const
export type Tier = (typeof ladder)[number] | 'none'

/** Fewer prizes than looks: those that stand apart the most. */
const picked: readonly (readonly Tier[])[] = [
  [],
  ['gold'],
  ['gold', 'deep'],
  ['gold', 'brand', 'deep'],
  ['gold', 'hot', 'brand', 'deep'],
  ['gold', 'hot', 'light', 'brand', 'deep'],
  ladder,
]

/** The look of each prize by its id. The rarer, the more it shines; of two alike the larger one. */
export function tiersOf(prizes: readonly Prize[]): ReadonlyMap<string, Tier> {
  const won = prizes
    .filter(({ kind }) => kind !== 'none')
    .toSorted((one, other) => one.basisPoints - other.basisPoints || Number(other.amount) - Number(one.amount))
  const looks = picked[won.length] ?? ladder
  return new Map(won.map(({ id }, rank) => [id, looks[rank % looks.length] ?? 'deep']))
}
