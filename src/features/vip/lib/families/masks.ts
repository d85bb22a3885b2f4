import { facets } from '../emblem.ts'
import { disc, type Family, type Layer, pair } from './family.ts'

const feather = (turn: number): readonly Layer[] => [
  ['light', 'M-9-50C-16-76-8-90 0-96C8-90 16-76 9-50Z', `rotate(${turn})`],
  ['deep', 'M-3-56C-7-76-3-84 0-88C3-84 7-76 3-56Z', `rotate(${turn})`],
]

const added = (): readonly (readonly Layer[])[] => [
  [],
  feather(-82),
  feather(-63),
  feather(-44),
  feather(-25),
  [['mid', 'M-40 44L-88 40L-80 50L-88 60L-78 64L-80 76L-66 72L-58 80L-46 70Z']],
  [...feather(-7), ['light', disc(-62, -66, 5) + disc(-84, -30, 5)]],
]

const signs = (): readonly (readonly Layer[])[] => {
  const sun = facets({ points: 12, outer: 43, inner: 28 })
  return [
    [
      [
        'light',
        'M-20-44C-8-46-6-26-6-14H6C6-26 8-46 20-44C26-30 18-14 16-8C32 6 28 36 0 40C-28 36-32 6-16-8C-18-14-26-30-20-44Z',
      ],
      ['mid', 'M-16-36C-11-34-10-22-10-16C-14-20-18-28-16-36ZM16-36C11-34 10-22 10-16C14-20 18-28 16-36Z'],
      ['dark', `${pair(11, 10, 4.5)}M-5 22H5L0 28Z`],
    ],
    [
      ['light', 'M-31-42L-14-30H14L31-42V6C31 28 14 40 0 42C-14 40-31 28-31 6Z'],
      ['mid', pair(14, -8, 14)],
      ['dark', `${pair(13, -8, 7)}M-6 5H6L0 20Z`],
    ],
    [
      ['mid', 'M-31-46L-9-24H9L31-46L29 0L10 30L0 40L-10 30L-29 0Z'],
      ['light', 'M-29 0L-6-8L0 20L6-8L29 0L10 30L0 40L-10 30Z'],
      ['dark', 'M-20-10L-7-4L-16 0ZM20-10L7-4L16 0ZM-6 28H6L0 37Z'],
    ],
    [
      [
        'mid',
        'M-10-14L-16-28L-34-32L-32-38L-19-35L-23-48L-17-50L-4-18ZM10-14L16-28L34-32L32-38L19-35L23-48L17-50L4-18Z',
      ],
      ['light', 'M-12-16H12L34-12L20 2L10 34L0 42L-10 34L-20 2L-34-12Z'],
      ['dark', `${pair(11, 0, 4)}M-6 28H6L0 37Z`],
    ],
    [
      ['light', 'M-32-36C-22-44-14-38-10-30H10C14-38 22-44 32-36L33 6L18 34L0 42L-18 34L-33 6Z'],
      ['mid', 'M-17 10L0 2L17 10L10 32L0 38L-10 32Z'],
      [
        'dark',
        `${pair(10, -20, 3.5)}${disc(0, -12, 3)}${pair(25, 6, 3)}${pair(21, 17, 3)}${pair(24, -26, 3)}M-21-8L-7-2L-17 1ZM21-8L7-2L17 1ZM-7 12H7L0 20Z`,
      ],
    ],
    [
      ['light', 'M16-42A40 40 0 1 0 16 34C6 28 8 20 2 16L10 4L0-6C2-20 4-34 16-42Z'],
      ['dark', disc(-10, -10, 4)],
      ['mid', 'M23-20l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z'],
    ],
    [
      ['light', sun.light, 'translate(0 -4)'],
      ['mid', sun.dark, 'translate(0 -4)'],
      ['light', disc(0, -4, 24)],
      ['dark', `${pair(9, -9, 4)}M-12 4H12C9 14-9 14-12 4ZM-2-6H2L3 2H-3Z`],
    ],
  ]
}

/** Carnival masks with cut paper below and feathers above. */
export const masks: Family = {
  half: 'M0-58L-10-66L-20-58L-30-66L-40-58L-54-64L-54-20L-57-4L-46 32L-22 54L0 58Z',
  added: (stage) => added()[stage] ?? [],
  sign: (stage) => signs()[stage] ?? [],
}
