export interface Hairstyle {
  /** Behind the shoulders. */
  back?: (colour: string) => string
  /** Over the forehead. */
  front: (colour: string, accent: string) => string
  canGrowBeard: boolean
}

const filled = (data: string) => (colour: string) => `<path d="${data}" fill="${colour}"/>`

const cap = 'M29 42c-2-18 8-26 19-26s21 8 19 26c-1.5-3-2-6-3-8'

/** Drawn over a head whose crown is at (48, 19) and whose ears are at x 30 and 66. */
export const hairstyles: readonly [Hairstyle, ...Hairstyle[]] = [
  { front: filled(`${cap}-6 0-12-2-17-6-3 4-8 6-14 7-1 2-2 4-4 7z`), canGrowBeard: true },
  { front: filled(`${cap}-4-6-10-8-16-8s-12 2-16 8c-1 2-2 5-3 8z`), canGrowBeard: true },
  {
    front: filled('M29 41c-3-14 3-22 10-24 6-6 22-4 27 5 3 5 2 13 1 19-1-4-3-7-4-10-8 1-20 0-27-5-2 5-5 8-7 15z'),
    canGrowBeard: true,
  },
  {
    front: filled('M30 40c-1-6 0-11 3-15 6-8 24-8 30 0 3 4 4 9 3 15-1-4-2-7-4-9-8-4-20-4-28 0-2 2-3 5-4 9z'),
    canGrowBeard: true,
  },
  {
    back: filled('M26 40c-2-36 46-36 44 0 0 12 3 22 7 32-10 6-48 6-58 0 4-10 7-20 7-32z'),
    front: filled('M29 43c-1-18 7-27 19-27 12 0 20 9 19 27-4-4-7-8-8-13-7 5-18 5-22 4-1 4-3 6-6 9z'),
    canGrowBeard: false,
  },
  {
    back: filled('M27 42c-3-34 45-34 42 0 1 8 1 14-1 20H28c-2-6-2-12-1-20z'),
    front: filled('M29 44V34c2-13 11-18 19-18s17 5 19 18v10c-3-4-4-7-5-10H34c-1 3-2 6-5 10z'),
    canGrowBeard: false,
  },
  {
    back: filled('M48 4a9 9 0 1 1 0 18 9 9 0 0 1 0-18z'),
    front: filled('M30 42c-1-15 6-24 18-24s19 9 18 24c-2-7-8-13-18-14-10 1-16 7-18 14z'),
    canGrowBeard: false,
  },
  {
    back: filled(
      'M23 48c-5-8-2-16 2-19 0-9 9-15 15-14 5-5 17-4 21 1 8 0 13 8 12 14 5 5 5 13 1 19-3 8-8 11-13 11H34c-6 0-9-5-11-12z',
    ),
    front: filled(
      'M29 41c-2-10 3-19 9-21 5-5 15-5 20 0 6 2 11 11 9 21-2-5-5-8-8-9-3 2-7 2-9 0-4 2-7 2-10 0-4 1-7 4-9 9z',
    ),
    canGrowBeard: false,
  },
  {
    back: filled('M66 24c12-2 16 12 10 22-2 5-1 10 3 14-9 1-14-6-13-15z'),
    front: filled('M30 42c-1-16 6-24 18-24s19 8 18 24c-2-8-5-12-10-14-8 4-18 4-24 8-1 2-2 4-2 6z'),
    canGrowBeard: false,
  },
  {
    front: (
      colour,
      accent,
    ) => `<path d="M30 40c-1-5 0-9 1-12h34c1 3 2 7 1 12-1-3-2-5-3-7H33c-1 2-2 4-3 7z" fill="${colour}"/>
      <path d="M29 33c0-13 8-20 19-20s19 7 19 20c-12-4-26-4-38 0z" fill="${accent}"/><path d="M29 33c12-4 26-4 38 0 5 0 9 2 11 5-14-4-36-5-49-5z" fill="${accent}"/><path d="M29 33c12-4 26-4 38 0 5 0 9 2 11 5-14-4-36-5-49-5z" fill-opacity=".25"/>`,
    canGrowBeard: true,
  },
]
