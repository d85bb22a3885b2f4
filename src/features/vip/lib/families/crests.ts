import { disc, type Family, type Layer, pair } from './family.ts'

const ring = (outer: number, inner: number) =>
  `M0 ${-outer - 6}A${outer} ${outer} 0 0 0 0 ${outer - 6}V${inner - 6}A${inner} ${inner} 0 0 1 0 ${-inner - 6}Z`

const leaf = 'M-48 66C-70 70-86 58-90 40C-70 40-54 50-48 66Z'

const added = (): readonly (readonly Layer[])[] => [
  [],
  [['mid', ring(67, 62)]],
  [['light', ring(76, 71)]],
  [['mid', leaf]],
  [['light', disc(-66, -50, 9) + disc(-82, 8, 9)]],
  [['mid', ring(86, 82)]],
  [
    ['light', 'M0-98C-10-92-22-96-26-88C-22-76-10-70 0-70Z'],
    ['mid', leaf, 'translate(0 -30) scale(1 .9)'],
  ],
]

const petal = 'M0-6C-16-18-14-34-5-42L0-36L5-42C14-34 16-18 0-6Z'
const turns = [0, 72, 144, 216, 288] as const

const signs = (): readonly (readonly Layer[])[] => [
  [
    ['light', 'M0 36C-34 8-28-26-10-42L0-28L10-42C28-26 34 8 0 36Z'],
    ['mid', 'M0 36C34 8 28-26 10-42L0-28C6-6 6 16 0 36Z'],
  ],
  [
    ['mid', 'M-30 42C-10 24 2 0 14-40L20-38C14-12 6 8-2 20C10 14 20 6 30 4V9C14 12-8 26-25 44Z'],
    ['light', disc(16, -36, 10) + disc(-6, -10, 9) + disc(28, 4, 9) + disc(-20, 18, 8)],
    ['dark', disc(16, -36, 3) + disc(-6, -10, 3) + disc(28, 4, 3) + disc(-20, 18, 3)],
  ],
  [
    ['light', 'M0 36L-38-14A46 46 0 0 1 38-14Z'],
    ['mid', 'M0 36L-20-27L-10-31ZM0 36L20-27L10-31ZM0 36L-38-14L-30-21ZM0 36L38-14L30-21Z'],
    ['dark', disc(0, 34, 5)],
  ],
  [
    ['light', 'M22-40C38-20 24 10 2 16L-6 40C-14 32-16 24-14 16C-24 16-32 12-36 4L-12 4C-18-20-2-44 22-40Z'],
    ['mid', 'M6-30C18-26 18-14 8-10C-2-14-4-24 6-30ZM8 2C16 4 12 12 4 12ZM-6 8C-2 12-6 16-10 12Z'],
    ['dark', disc(20, -30, 3)],
  ],
  [
    ['light', 'M0-44C26-44 32-20 28 6C24 28 12 42 0 42C-12 42-24 28-28 6C-32-20-26-44 0-44Z'],
    ['mid', 'M0-44C26-44 32-20 28 6C24 28 12 42 0 42C10 20 10-20 0-44Z'],
    [
      'dark',
      `M-20-8C-14-14-8-12-5-7C-10-4-16-4-20-8ZM20-8C14-14 8-12 5-7C10-4 16-4 20-8ZM-8 20H8C5 27-5 27-8 20Z${pair(12, -25, 3.5)}`,
    ],
  ],
  [
    ['mid', 'M-40 36L-8-38H8L40 36Z'],
    ['light', 'M-22-6L-8-38H8L22-6L12-12L4-2L-4-12L-12-2Z'],
    ['dark', 'M-40 36C-24 24-14 28-4 33S20 40 40 36L36 42H-36Z'],
  ],
  [
    ...turns.map((turn): Layer => ['light', petal, `rotate(${turn})`]),
    ...turns.map((turn): Layer => ['mid', 'M0-6C16-18 14-34 5-42L0-36Z', `rotate(${turn})`]),
    ['dark', disc(0, 0, 8)],
    ['light', disc(0, 0, 4)],
  ],
]

/** Family crests of five petals, within rings. */
export const crests: Family = {
  half: 'M0-64C-14-78-40-70-42-46C-64-40-66-12-50 0C-60 22-50 44-30 48C-20 56-8 60 0 58Z',
  added: (stage) => added()[stage] ?? [],
  sign: (stage) => signs()[stage] ?? [],
}
