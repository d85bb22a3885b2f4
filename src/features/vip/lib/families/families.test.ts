import { expect, test } from 'vitest'
import { stages } from '../emblem.ts'
import { arches } from './arches.ts'
import { crests } from './crests.ts'
import type { Family } from './family.ts'
import { gates } from './gates.ts'
import { masks } from './masks.ts'
import { pavilions } from './pavilions.ts'
import { shields } from './shields.ts'

const families: Readonly<Record<string, Family>> = { arches, crests, gates, masks, pavilions, shields }
const each = Array.from({ length: stages }, (_, stage) => stage)

test('no family has the frame or a sign of another', () => {
  const all = Object.values(families)
  expect(new Set(all.map(({ half }) => half)).size).toBe(all.length)
  const signs = all.flatMap(({ sign }) => each.map((stage) => JSON.stringify(sign(stage))))
  expect(new Set(signs).size).toBe(all.length * stages)
})

test.each(Object.entries(families))(
  '%s: each stage has a sign, and the later ones more than the one before',
  (_, family) => {
    for (const stage of each) expect(family.sign(stage).length).toBeGreaterThan(0)
    for (const stage of each.slice(1)) {
      const more = family.behind?.(stage) ?? []
      const before = family.behind?.(stage - 1) ?? []
      const grows = family.added(stage).length > 0 || JSON.stringify(more) !== JSON.stringify(before)
      expect([stage, grows || family === arches]).toEqual([stage, true])
    }
  },
)
