import { backOf, facets } from '../emblem.ts'
import { disc, type Family, type Layer } from './family.ts'

/** From the horizon by way of the stars to full light. */
const signs = (): readonly (readonly Layer[])[] => {
  const eight = facets({ points: 8, outer: 38, inner: 19 })
  const sixteen = facets({ points: 16, outer: 42, inner: 26 })
  const up = 'translate(0 -6)'
  return [
    [
      ['light', disc(11, -18, 12)],
      ['mid', 'M-34 24C-24 0-8-2 4 10C14 20 24 20 34 12C34 34 16 42 0 42C-16 42-32 36-34 24Z'],
      ['dark', 'M-33 28C-18 16-4 22 8 30S26 34 32 24C28 38 14 42 0 42C-16 42-30 37-33 28Z'],
    ],
    [
      ['light', 'M-28 42V2C-28-22-12-34 0-44C12-34 28-22 28 2V42H18V4C18-14 8-22 0-29C-8-22-18-14-18 4V42Z'],
      ['mid', 'M-10 42V10C-10-4-5-9 0-14C5-9 10-4 10 10V42Z'],
      ['dark', 'M-4 42V14C-4 6 4 6 4 14V42Z'],
    ],
    [
      ['light', eight.light, 'translate(0 -4)'],
      ['mid', eight.dark, 'translate(0 -4)'],
      ['light', disc(0, -4, 6)],
    ],
    [
      ['light', 'M11-40A33 33 0 1 0 27 18A27 27 0 1 1 11-40Z'],
      ['mid', 'M-20 20A33 33 0 0 0 27 18A29 29 0 0 1-20 20Z'],
      ['light', 'M20-24l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z'],
    ],
    [
      ['mid', 'M-3-54H3V-44H-3ZM-14-30C-13-40-6-43 0-47C6-43 13-40 14-30Z'],
      ['light', 'M-19-30H19L26 12L17 28H-17L-26 12Z'],
      ['dark', 'M-8-30H-5L-6 28H-9ZM5-30H8L9 28H6ZM-25 10H25V14H-25ZM-21-14H21V-11H-21Z'],
      ['mid', 'M-15 28H15L11 39H-11Z'],
    ],
    [
      ['light', disc(0, -6, 35)],
      ['mid', 'M20-28.700A35 35 0 1 1-28.700 20A42 42 0 0 0 20-28.700Z', up],
      ['mid', disc(-12, -14, 6) + disc(6, 6, 8) + disc(-16, 7, 3.5)],
    ],
    [
      ['light', sixteen.light, up],
      ['mid', sixteen.dark, up],
      ['dark', disc(0, -6, 19)],
      ['light', disc(0, -6, 15)],
    ],
  ]
}

const tip = (top: number): readonly Layer[] => [['light', `M0 ${top}l8 10-8 10-8-10Z`]]

/** Arches before stars of the night. */
export const arches: Family = {
  half: 'M0-80C-17-62-47-46-47-10V58H0Z',
  added: (stage) => (stage === 3 ? [['light', 'M-44 48C-60 48-72 34-76 14C-84 34-70 62-42 63Z']] : []),
  behind: (stage) => {
    const star = backOf(stage)
    if (!star) return stage < 2 ? [] : [['mid', 'M-46-24L-70-4L-46 28ZM46-24L70-4L46 28Z']]
    const { light, dark } = facets(star)
    const within = facets({ ...star, outer: star.outer - 7, inner: star.inner - 5 })
    const up = 'translate(0 -5)'
    return [
      ['light', light, up],
      ['mid', dark, up],
      ['deep', within.light + within.dark, up],
    ]
  },
  sign: (stage) => signs()[stage] ?? [],
  crest: (stage) => (stage > 4 ? tip(stage === 6 ? -98 : -94) : []),
}
