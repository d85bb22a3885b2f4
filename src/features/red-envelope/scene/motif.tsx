import { site } from '#src/config/site.ts'

const turns = (count: number) => Array.from({ length: count }, (_, place) => (360 / count) * place)

const petal = 'M0-3C-8-7-9-13 0-20 9-13 8-7 0-3Z'

/** Petals about a heart. */
const flower = (count: number) => (
  <>
    {turns(count).map((turn) => (
      <path key={turn} d={petal} transform={`rotate(${turn})`} />
    ))}
    <circle r="3.4" />
  </>
)

/** One sign for each shape that a brand's accents have; 40 wide, about the origin. */
const motifs = {
  skew: <path d="M-16 14-4-16H4L-8 14ZM-4 16 8-14H16L4 16ZM-18-2-14-12H-9L-13-2ZM13 2 9 12H14L18 2Z" />,
  diamond: (
    <>
      <path d="M0-20 5.5-12H12V-5.5L20 0 12 5.5V12H5.5L0 20-5.5 12H-12V5.5L-20 0-12-5.5V-12H-5.5Z" fillRule="evenodd" />
      <circle r="5" fill="var(--paper-deep)" />
      <circle r="2.4" />
    </>
  ),
  round: flower(5),
  circle: flower(8),
  square: <path d="M-15-15H15V15H-15ZM-8-8V8H8V-8Z" fillRule="evenodd" />,
} as const

/** The brand's sign, in the colour of what it stands in. */
export function Motif() {
  return motifs[site.brand.layout.accentShape]
}
