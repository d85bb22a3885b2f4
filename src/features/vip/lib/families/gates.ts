import { facets } from '../emblem.ts'
import { disc, type Family, type Layer, pair } from './family.ts'

const cloud = 'M-44 30C-78 36-90 8-70 0C-68-14-50-12-44 0Z'

const added = (): readonly (readonly Layer[])[] => [
  [],
  [['mid', cloud, 'translate(0 30)']],
  [['light', cloud, 'translate(-4 2) scale(1 .9)']],
  [['light', 'M0-90C-12-74-44-66-74-74C-62-58-40-54-20-56H0Z']],
  [['mid', cloud, 'translate(0 -36) scale(1 .8)']],
  [['light', 'M-46 78C-66 78-84 66-90 50C-72 50-56 60-46 78Z']],
  [
    ['light', 'M0-98C-12-90-14-80 0-66Z'],
    ['mid', 'M-6-74C-24-76-34-86-36-97C-20-97-8-88-6-74Z'],
  ],
]

const signs = (): readonly (readonly Layer[])[] => {
  const star = facets({ points: 8, outer: 20, inner: 8 })
  return [
    [
      ['dark', 'M-2 18H2V44H-2Z'],
      ['light', 'M0-44C20-24 22 6 0 26C-22 6-20-24 0-44Z'],
      ['mid', 'M0-44C20-24 22 6 0 26C10 6 10-20 0-44ZM0 30C-8 20-20 18-28 22C-22 34-10 38 0 30Z'],
    ],
    [
      ['light', 'M0 0L-14-34A38 30 0 1 0 14-34Z'],
      ['mid', 'M0 0L14-34A38 30 0 0 1 4 28Z'],
      ['dark', 'M0 0L-32-6V-9ZM0 0L-24 18L-26 16ZM0 0L2 26H-2ZM0 0L24 18L26 16ZM0 0L32-6V-9Z'],
    ],
    [
      ['mid', 'M-18-8C-34-6-36 6-34 12C-26 12-20 6-16 2ZM14-10C30-12 34-2 34 6C26 8 18 2 12-2Z'],
      ['light', 'M-4-44C18-40 22-12 8 12L22 38C10 38 2 32-2 24C-8 34-16 38-26 38L-10 10C-26-10-24-38-4-44Z'],
      ['mid', 'M-6-20C6-24 12-12 4-4C-6-2-14-12-6-20Z'],
      ['dark', pair(9, -31, 2.5)],
    ],
    [
      ['mid', 'M-2-48H2V-34H-2ZM-16-36H16V-28H-16ZM-16 20H16V28H-16ZM-2 28H2V44H-2Z'],
      ['light', 'M-20-28H20C38-12 38 6 20 20H-20C-38 6-38-12-20-28Z'],
      ['dark', 'M-10-28C-18-12-18 6-10 20H-7C-14 6-14-12-7-28ZM10-28C18-12 18 6 10 20H7C14 6 14-12 7-28Z'],
    ],
    [
      ['mid', 'M-34-22C-34-2-20 0-20 12L-27 40H27L20 12C20 0 34-2 34-22Z'],
      ['light', 'M-34-24a34 15 0 1 0 68 0a34 15 0 1 0-68 0Z'],
      ['dark', star.light + star.dark, 'translate(0 -24) scale(1.1 .5)'],
      ['dark', 'M-20 10H20V14H-20ZM-23 24H23V28H-23Z'],
    ],
    [
      ['mid', 'M0-48C6-34 30-36 36-6C38 20 22 42 0 42C-22 42-38 20-36-6C-32-22-24-24-22-36C-10-32-4-36 0-48Z'],
      ['light', disc(0, 6, 25)],
      ['mid', 'M18-11A25 25 0 1 1-17 24A31 31 0 0 0 18-11Z'],
    ],
    [
      ['mid', 'M-4 32C-30 32-42 12-38-10C-22-8-8 8-4 32ZM4 32C30 32 42 12 38-10C22-8 8 8 4 32Z'],
      ['light', 'M-3 32C-24 18-30-10-20-30C-6-18 2 8-3 32ZM3 32C24 18 30-10 20-30C6-18-2 8 3 32Z'],
      ['mid', 'M0-46C14-24 14 10 0 34C-14 10-14-24 0-46Z'],
      ['light', disc(0, -6, 5)],
    ],
  ]
}

/** Moon gates among clouds. */
export const gates: Family = {
  half: 'M0-66A62 62 0 0 0 0 58Z',
  added: (stage) => added()[stage] ?? [],
  sign: (stage) => signs()[stage] ?? [],
}
