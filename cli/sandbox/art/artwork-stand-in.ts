import { svgFile } from '../artwork/svg.ts'

const kinds: readonly [kind: string, ids: string][] = [
  ['live', 'roulette-host baccarat-host carnival-wheel dragon-tiger sic-bo-dome blackjack-close'],
  ['sports', 'cricket football basketball tennis'],
  ['esports', 'shooter racing'],
  ['cockfight', 'derby arena'],
]

export const wideScenes = kinds.flatMap(([kind, ids]) =>
  ids.split(' ').map((id) => ({
    id,
    kind,
    draw: ({ hue = 200 }: { hue?: number; variant?: number }) => block(480, 270, hue),
  })),
)

export const bannerScenes = ['tiger-stadium', 'desert-night', 'lotus-moon', 'mount-and-wave'].map((id) => ({
  id,
  desktop: ({ hue = 160 }: { hue?: number }) => block(1200, 510, hue),
  phone: ({ hue = 160 }: { hue?: number }) => block(500, 640, hue),
}))

const block = (width: number, height: number, hue: number) =>
  svgFile(width, height, `<rect width="${width}" height="${height}" fill="oklch(.5 .12 ${hue})"/>`)
