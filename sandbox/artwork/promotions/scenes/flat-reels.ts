import { ink, paper, red } from '../../geometry/parts/inks.ts'
import { box, circle, half, lens, shape, times } from '../../geometry/parts/shapes.ts'
import { createSheet, num } from '../../scenes/parts/sheet.ts'

/** Within a cell whose middle is the origin. */
type Sign = (fill: string) => string

const [reelWidth, rowHeight] = [152, 116]
const rule = 6

const disc: Sign = (fill) => circle([0, 0], 40, fill)
const diamond: Sign = (fill) => shape('M0-46 46 0 0 46-46 0Z', fill)
const triangle: Sign = (fill) => shape('M0-42 44 40H-44Z', fill)
const seven: Sign = (fill) => shape('M-38-44H38V-20L6 44H-24L6-18H-38Z', fill)
const bars: Sign = (fill) => times(3, (bar) => box([-44, -38 + bar * 28], [88, 20], fill))
const leaf: Sign = (fill) => shape(lens([-40, 32], [40, -32], 54), fill)
const rounds: Sign = (fill) => shape(half([0, -40], 38, 180) + half([0, 40], 38, 0), fill)

interface Reel {
  ground: string
  /** From above: what is partly past, what stands, what comes. */
  signs: readonly [Sign, string][]
}

const reels: readonly Reel[] = [
  {
    ground: red,
    signs: [
      [rounds, paper],
      [leaf, ink],
      [triangle, paper],
    ],
  },
  {
    ground: paper,
    signs: [
      [triangle, ink],
      [disc, red],
      [bars, ink],
    ],
  },
  {
    ground: ink,
    signs: [
      [diamond, paper],
      [seven, red],
      [disc, paper],
    ],
  },
  {
    ground: paper,
    signs: [
      [disc, red],
      [diamond, ink],
      [leaf, red],
    ],
  },
  {
    ground: red,
    signs: [
      [bars, paper],
      [rounds, ink],
      [diamond, paper],
    ],
  },
]

const drawn = ({ ground, signs }: Reel, index: number) =>
  box([index * reelWidth, 0], [reelWidth, 340], ground) +
  signs
    .map(
      ([sign, fill], row) =>
        `<g transform="translate(${num((index + 0.5) * reelWidth)} ${num(170 + (row - 1) * rowHeight)})">${sign(fill)}</g>`,
    )
    .join('')

/** Five reels as flat strips, at rest; whatever part of them is shown is a window. */
export function flatReels(): string {
  const rules = times(reels.length - 1, (index) => box([(index + 1) * reelWidth - rule / 2, 0], [rule, 340], ink))
  return createSheet(760, 340).finish(reels.map(drawn).join('') + rules)
}
