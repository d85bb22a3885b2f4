import { disc, type Family, type Layer, pair } from './family.ts'

const added = (): readonly (readonly Layer[])[] => [
  [],
  [['mid', 'M-48 0H-60V16H-68V58H-48Z']],
  [['light', 'M-60 26H-74V40H-82V58H-60Z']],
  [['light', 'M-48-24H-58L-70-48C-76-30-72-10-60-2H-48Z']],
  [['mid', 'M-50 76C-84 80-92 62-84 46C-80 58-72 60-50 58Z']],
  [['light', 'M-36-42L-50-72C-58-60-56-44-44-34Z']],
  [
    ['light', 'M0-98L-5-84L-18-78L-10-56H0Z'],
    ['mid', 'M-70-8C-86-14-92-32-86-46C-80-32-72-28-64-26Z'],
  ],
]

const roof = 'M0-50L4-34L18-22L34-18L30-10H-30L-34-18L-18-22L-4-34Z'

const signs = (): readonly (readonly Layer[])[] => [
  [
    ['light', 'M-40-10C-30 14-20 18 0 18S30 14 42-22C40 16 26 32 0 32S-38 18-40-10Z'],
    ['mid', 'M-18 12V-8L0-22L18-8V12H12V-4H-12V12Z'],
    ['dark', 'M-36 36C-24 30-14 42 0 36S24 30 36 36V40C24 36 12 46 0 41S-24 36-36 40Z'],
  ],
  [
    ['mid', 'M-5-46H5V-34H-5Z'],
    ['light', 'M-8-36H8C24-28 20 4 30 22H-30C-20 4-24-28-8-36Z'],
    ['mid', 'M8-36C24-28 20 4 30 22H14C10 4 14-24 8-36Z'],
    ['dark', `M-26 12H26L28 17H-28Z${disc(0, 31, 8)}`],
  ],
  [
    ['mid', 'M0-50L16-32H-16ZM-12 28H12L0 44Z'],
    ['light', 'M-18-32H18L28-4L18 28H-18L-28-4Z'],
    ['dark', 'M-7-32H-4L-6-4L-4 28H-7L-10-4ZM7-32H4L6-4L4 28H7L10-4ZM-27-6H27V-2H-27Z'],
  ],
  [
    ['mid', 'M-14-34C-42-40-44 4-20 10L-12-4ZM14-34C42-40 44 4 20 10L12-4Z'],
    ['light', 'M-18-34C-8-44 8-44 18-34L20-6C18 8 12 10 10 22C8 38 18 38 18 30H25C25 50-4 48-6 22C-8 10-18 8-20-6Z'],
    ['dark', `${pair(11, -12, 3)}M-6 14H8V17H-6ZM-6 22H9V25H-6Z`],
    ['mid', 'M-10-40H10L0-22Z'],
  ],
  [
    ['light', 'M0-52L3-30L13-18H-13L-3-30ZM-10-16H10L26 4H-26ZM-20 6H20L38 28H-38ZM-26 30H-18V42H-26ZM18 30H26V42H18Z'],
    ['mid', 'M0-52L3-30L13-18H0ZM0-16H10L26 4H0ZM0 6H20L38 28H0ZM-5 30H5V42H-5Z'],
  ],
  [
    ['mid', 'M-36 40C-40 6-14-6 4 6C16 14 8 26 0 20C-4 34 22 38 34 16L38 40Z'],
    ['light', 'M-38 20C-38-28 8-50 32-20C42-4 28 12 16 2C22-16 2-24-12-8C-20 0-20 14-38 20Z'],
    ['dark', 'M-34 34C-22 28-12 38 0 33S24 30 36 34L36 40H-36Z'],
  ],
  [
    ['light', roof],
    ['mid', roof, 'translate(0 20) scale(1.18 .8)'],
    ['light', 'M-28 14H-22V34H-28ZM-12 14H-6V34H-12ZM6 14H12V34H6ZM22 14H28V34H22Z'],
    ['mid', 'M-34 34H34L38 42H-38Z'],
    ['dark', 'M-30-12H30V-8H-30ZM-6 20H6V34H-6Z'],
  ],
]

/** Stepped frames of lacquer above the river. */
export const pavilions: Family = {
  half: 'M0-80L-10-62H-22V-50H-34V-36H-46V-20H-52V58H0Z',
  added: (stage) => added()[stage] ?? [],
  sign: (stage) => signs()[stage] ?? [],
}
