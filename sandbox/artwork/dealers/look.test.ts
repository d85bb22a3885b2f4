import { expect, test } from 'vitest'
import { lookOf, type Region } from './look.ts'

const regions: readonly Region[] = ['south', 'gulf', 'japan', 'mekong', 'viet', 'world']
/** As they follow one another in the list of live tables. */
const seeds = [10386, 10392, 10481, 10361, 10362, ...Array.from({ length: 40 }, (_, at) => 10364 + at)]

test.each(regions)(
  'in the list of live tables, whose dealers dress as in %s, no neighbour wears the same',
  (region) => {
    const worn = seeds.map((seed) => {
      const { dress, cloth } = lookOf(seed, region)
      return `${dress} ${cloth[0]}`
    })
    const same = worn.filter((each, at) => at > 0 && (each === worn[at - 1] || each === worn[at - 3]))
    expect(same).toEqual([])
  },
)
