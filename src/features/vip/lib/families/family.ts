export type Tone = 'light' | 'mid' | 'dark' | 'deep' | 'enamel'

/** A shape in one of the emblem's tones, and how it is moved. */
export type Layer = readonly [tone: Tone, path: string, transform?: string]

/** The drawings of one family of emblems, by stage from 0. Functions, so that a site contains only the family it names. */
export interface Family {
  /** The left half of the frame, from -52 to 52 and -80 to 58; the right one mirrors it. */
  half: string
  /** The left half of what a stage adds behind the frame to all that the stages before it have. */
  added: (stage: number) => readonly Layer[]
  /** What stands behind the frame at one stage only. */
  behind?: (stage: number) => readonly Layer[]
  /** In the middle, around 0 0. */
  sign: (stage: number) => readonly Layer[]
  /** Above the frame. */
  crest?: (stage: number) => readonly Layer[]
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The same path on both sides of the middle. */
export const pair = (x: number, y: number, r: number) => disc(-x, y, r) + disc(x, y, r)
