/** What a motif is painted with: paper to draw on, ink for what stands on it, and one colour that catches the eye. */
export interface MotifColours {
  paper: string
  shade: string
  ink: string
  spark: string
}

/** Drawn around the origin, within 170 units to each side. */
type Motif = (colours: MotifColours) => string

const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

const box = (x: number, y: number, width: number, height: number, rx: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`

const stroke = (d: string, colour: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const turned = (angle: number, body: string, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${body}</g>`

/** A point on a circle round the origin; 0 is up, degrees go clockwise. */
function at(angle: number, radius: number): string {
  const turn = ((angle - 90) * Math.PI) / 180
  return `${(radius * Math.cos(turn)).toFixed(1)} ${(radius * Math.sin(turn)).toFixed(1)}`
}

const arc = (from: number, to: number, radius: number): string =>
  `M${at(from, radius)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to, radius)}`

const die = ({ paper, shade, ink }: MotifColours, pips: readonly (readonly [number, number])[]): string =>
  box(-70, -62, 140, 140, 30, shade) +
  box(-70, -70, 140, 140, 30, paper) +
  pips.map(([x, y]) => circle(x * 36, y * 36, 13, ink)).join('')

const card = ({ paper, shade }: MotifColours, mark: string): string =>
  box(-68, -92, 136, 196, 18, shade) + box(-68, -100, 136, 196, 18, paper) + mark

const diamond = (fill: string, size: number): string =>
  `<path d="M0-${size}L${size * 0.72} 0 0 ${size}-${size * 0.72} 0z" fill="${fill}"/>`

export const blogMotifs = {
  /** A limit. */
  dial: ({ paper, shade, ink, spark }) => {
    const marks = Array.from({ length: 9 }, (_, place) => {
      const angle = -120 + place * 30
      return stroke(`M${at(angle, 118)}L${at(angle, 132)}`, ink, 6)
    })
    return `${circle(0, 8, 150, shade)}${circle(0, 0, 150, paper)}${stroke(arc(-120, 30, 94), spark, 22)}${stroke(arc(52, 120, 94), `${ink}33`, 22)}${marks.join('')}${turned(38, `<path d="M-11 0L0-86 11 0z" fill="${ink}"/>`)}${circle(0, 0, 20, ink)}`
  },
  /** A share of a whole. */
  ring: ({ paper, shade, ink, spark }) =>
    `${circle(0, 8, 150, shade)}${circle(0, 0, 150, paper)}${stroke(arc(152, 448, 112), spark, 30)}${stroke(arc(112, 128, 112), ink, 30)}${stroke('M34-38L-34 38', ink, 13)}${circle(-34, -32, 18, ink)}${circle(34, 32, 18, ink)}`,
  /** A message that is not what it says. */
  letter: ({ paper, shade, ink, spark }) =>
    `${box(-150, -92, 300, 200, 20, shade)}${box(-150, -100, 300, 200, 20, paper)}${stroke('M-132-82L0 22 132-82', ink, 10)}${circle(128, 78, 52, spark)}${box(121, 46, 14, 40, 7, ink)}${circle(128, 104, 9, ink)}`,
  /** Once round, and again. */
  loop: ({ paper, shade, ink, spark }) => {
    const head = (angle: number) => turned(angle, `<path d="M-34-112H34L0-58z" fill="${paper}"/>`)
    const half = (from: number) => stroke(arc(from, from + 128, 104), paper, 34)
    return `${circle(0, 8, 58, shade)}${half(20)}${half(200)}${turned(90, head(78))}${turned(-90, head(78))}${circle(0, 0, 58, spark)}${box(-8, -28, 16, 56, 8, ink)}`
  },
  /** Calm and rough. */
  wave: ({ paper, shade, ink, spark }) =>
    `${box(-160, -92, 320, 200, 24, shade)}${box(-160, -100, 320, 200, 24, paper)}${stroke('M-130 46q16-22 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0', `${ink}66`, 9)}${stroke('M-130-20L-96-34-70 2-36-62-8 18 24-72 52 6 84-46 104 10 128-24', spark, 11)}`,
  /** Where money goes. */
  bank: ({ paper, shade, ink, spark }) => {
    const pillars = [-104, -46, 12, 70].map((x) => box(x, -34, 34, 92, 6, paper)).join('')
    return `${box(-150, 76, 300, 44, 12, shade)}${pillars}<path d="M-150-48L0-136 150-48z" fill="${paper}" stroke="${paper}" stroke-width="16" stroke-linejoin="round"/>${box(-150, 68, 300, 40, 12, paper)}${circle(0, -84, 20, ink)}${circle(118, 96, 54, spark)}${stroke('M92 96h50m-20-22l22 22-22 22', ink, 11)}`
  },
  /** Luck. */
  clover: ({ paper, shade, ink, spark }) => {
    const leaf = (angle: number, fill: string) =>
      turned(
        angle,
        `<path d="M0-10C-62-40-92-96-58-122-34-140-8-126 0-104 8-126 34-140 58-122 92-96 62-40 0-10z" fill="${fill}"/>`,
      )
    return `${stroke('M6 14C24 70 52 104 92 136', shade, 18)}${leaf(0, paper)}${leaf(90, paper)}${leaf(180, spark)}${leaf(270, paper)}${circle(0, 0, 14, ink)}`
  },
  lock: ({ paper, shade, ink, spark }) =>
    `${stroke('M-66-20v-42a66 66 0 0 1 132 0v42', paper, 28)}${box(-112, -16, 224, 160, 28, shade)}${box(-112, -24, 224, 160, 28, paper)}${circle(0, 42, 28, spark)}${box(-10, 46, 20, 52, 10, ink)}${circle(0, 42, 12, ink)}`,
  dice: (colours) =>
    turned(
      -14,
      die(colours, [
        [-1, -1],
        [0, 0],
        [1, 1],
      ]),
      -76,
      18,
    ) +
    turned(
      11,
      die({ ...colours, paper: colours.spark }, [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ]),
      84,
      -16,
    ),
  /** A means of payment. */
  card: ({ paper, shade, ink, spark }) =>
    turned(
      -8,
      `${box(-160, -90, 320, 208, 26, shade)}${box(-160, -100, 320, 208, 26, paper)}${box(-160, -62, 320, 44, 0, ink)}${box(-130, 18, 72, 52, 12, spark)}${box(20, 30, 108, 12, 6, `${ink}55`)}${box(20, 54, 72, 12, 6, `${ink}55`)}`,
    ),
  pause: ({ paper, shade, ink, spark }) =>
    `${circle(0, 8, 150, shade)}${circle(0, 0, 150, paper)}${stroke(arc(0, 270, 122), spark, 16)}${box(-52, -62, 36, 124, 14, ink)}${box(16, -62, 36, 124, 14, ink)}`,
  cards: (colours) => {
    const { ink, spark } = colours
    return `${turned(-20, card(colours, diamond(ink, 46)), -92, 14)}${turned(16, card(colours, circle(0, -4, 40, ink)), 92, 14)}${turned(-2, card({ ...colours, paper: spark }, diamond(ink, 62)), 0, -10)}`
  },
} as const satisfies Record<string, Motif>

export type BlogMotif = keyof typeof blogMotifs
