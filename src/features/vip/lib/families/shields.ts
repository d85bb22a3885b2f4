import { disc, type Family, type Layer, pair } from './family.ts'

const added = (): readonly (readonly Layer[])[] => [
  [],
  [
    ['mid', 'M-63-24h6V60h-6Z'],
    ['light', 'M-66-30h12v5h-12Z'],
  ],
  [
    ['mid', 'M-75-12h6V60h-6Z'],
    ['light', 'M-78-18h12v5h-12Z'],
  ],
  [['light', 'M-46 64C-70 64-86 50-86 32C-68 34-54 46-46 64Z']],
  [['mid', 'M-58 36C-80 30-90 14-88-4C-72 2-62 18-58 36Z']],
  [['light', 'M-58 4C-78-6-86-24-80-42C-66-32-58-14-58 4Z']],
  [
    ['mid', 'M-52-34C-70-46-76-62-68-80C-56-68-50-52-52-34Z'],
    ['light', 'M0-98L-9-84L-26-94L-22-62H0Z'],
  ],
]

const signs = (): readonly (readonly Layer[])[] => [
  [
    ['mid', 'M-24-26h10V40h-10ZM-5-26H5V40H-5ZM14-26h10V40H14Z'],
    ['light', 'M-26-35H-2v6H-26ZM2-35H26v6H2Z'],
  ],
  [
    ['mid', 'M-4-46H4V-8H-4Z', 'rotate(28)'],
    ['light', 'M-11-10H11V34Q0 46-11 34Z', 'rotate(28)'],
    ['dark', 'M-1-6H1V36H-1Z', 'rotate(28)'],
  ],
  [
    ['light', disc(0, -4, 31)],
    ['mid', 'M22-26A31 31 0 1 1-22 18A38 38 0 0 0 22-26Z'],
    ['dark', 'M-10-33C4-18 4 10-10 25H-4C11 10 11-18-4-33Z'],
  ],
  [
    [
      'light',
      'M-24 40V-6C-24-16-14-16-14-6V-30C-14-40-3-40-3-30V-36C-3-46 8-46 8-36V-28C8-38 19-38 19-28V2L26-4C34-8 36 2 30 8L16 26V40Z',
    ],
    ['dark', 'M-24 27H16V32H-24ZM-15-8H-13V6H-15ZM-4-8H-2V6H-4ZM7-8H9V6H7Z'],
  ],
  [
    ['mid', 'M-4-4H4L11 42H-11Z'],
    ['light', 'M-34-42H34L30-4H-30Z'],
    ['dark', pair(18, -32, 6) + pair(17, -15, 6) + disc(0, -32, 6) + disc(0, -15, 6)],
  ],
  [
    ['mid', 'M-22-32H-37C-37-8-28 0-14 2V-5C-25-8-29-16-29-25H-22ZM22-32H37C37-8 28 0 14 2V-5C25-8 29-16 29-25H22Z'],
    ['light', 'M-23-40H23V-16C23 6 10 13 0 13C-10 13-23 6-23-16Z'],
    ['mid', 'M-4 10H4V28H-4ZM-19 28H19V39H-19ZM8-40H23V-16C23 2 15 9 8 11Z'],
  ],
  [
    ['light', 'M-21-50L-12-39L0-53L12-39L21-50L18-30H-18Z'],
    ['mid', 'M-34-26L-18-28H18L34-26L31 12L16 34L0 40L-16 34L-31 12Z'],
    ['light', 'M-19 9L0-2L19 9L12 31L0 37L-12 31Z'],
    [
      'dark',
      'M-3-27H3L0-9ZM-14-26L-8-27L-7-14ZM14-26L8-27L7-14ZM-33-10L-21-4L-32 0ZM33-10L21-4L32 0ZM-20-4L-6 2L-17 6ZM20-4L6 2L17 6ZM-7 13H7L0 21Z',
    ],
  ],
]

/** Shields of a cricket club, between wickets and then laurel. */
export const shields: Family = {
  half: 'M0-74L-16-62L-52-68L-48 14L-30 40L0 58Z',
  added: (stage) => added()[stage] ?? [],
  sign: (stage) => signs()[stage] ?? [],
}
