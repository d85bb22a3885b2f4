import { heroById, heroes } from '../artwork/gallery.ts'
import type { PosterSpec } from '../artwork/poster.ts'
import { seededRandom } from '../artwork/random.ts'
import { svgFile } from '../artwork/svg.ts'

const families = ['emblem', 'macro', 'scene', 'woodblock', 'toy', 'night'] as const

interface Asked {
  index: number
  title: string
  heroId: string
  vendorIndex: number
}

export function posterSpecFor({ index, title, heroId }: Asked): PosterSpec {
  return {
    heroId,
    paletteIndex: index,
    family: families[index % families.length] ?? 'emblem',
    letterform: 'bungee',
    title,
    hue: (index * 137) % 360,
    seed: index,
  }
}

export const wideScenes = [
  ...['roulette', 'baccarat', 'money-wheel', 'dragon-tiger', 'sic-bo'].map((id) => ({ id, kind: 'live' })),
  ...['cricket', 'football', 'basketball'].map((id) => ({ id, kind: 'sports' })),
  ...['shooter', 'racing'].map((id) => ({ id, kind: 'esports' })),
  ...['derby', 'arena'].map((id) => ({ id, kind: 'cockfight' })),
].map((scene) => ({ ...scene, draw: ({ hue = 200 }: { hue?: number; variant?: number }) => block(480, 270, hue) }))

const scene = (id: string) => ({
  id,
  desktop: ({ hue = 160 }: { hue?: number }) => block(1200, 510, hue),
  phone: ({ hue = 160 }: { hue?: number }) => block(500, 640, hue),
})

export const bannerScenes = ['tiger-stadium', 'desert-night', 'lotus-moon', 'mount-and-wave'].map(scene)

export function makeTitle(heroId: string, seed: number): string {
  const random = seededRandom(seed)
  const { words } = heroById(heroId)
  const other = heroes[random.whole(0, heroes.length - 1)]?.words[0] ?? 'Gold'
  return `${random.pick([words[0], ...words])} ${other}`
}

export const drawAvatar = (seed: number) => block(64, 64, seed % 360)

const block = (width: number, height: number, hue: number) =>
  svgFile(width, height, `<rect width="${width}" height="${height}" fill="oklch(.5 .12 ${hue})"/>`)
