import { wideScenes } from '#sandbox/artwork/scenes/registry.ts'
import type { GameType } from '../categories.ts'
import type { NamedGame } from './named-game.ts'
import { wideTitles } from './wide-titles.ts'

/** The scenes of a type in turn, first as they are, then in their variants; the vendors share these out in turn too. */
export function wideGames(type: GameType, count: number, vendors: readonly string[]): NamedGame[] {
  const scenes = Object.values(wideScenes).filter((scene) => scene.kind === type.toLowerCase())
  return Array.from({ length: count }, (_, place) => {
    const scene = scenes[place % scenes.length]
    if (!scene) throw new Error(`No wide scene shows ${type}`)
    const { subject, titles, vendor } = wideTitles[scene.id]
    const variant = Math.floor(place / scenes.length)
    const round = Math.floor(variant / titles.length)
    return {
      title: `${titles[variant % titles.length]}${round > 0 ? ` ${round + 1}` : ''}`,
      picture: scene.id,
      variant,
      vendor: variant === 0 ? vendor : (vendors[((place % scenes.length) + variant) % vendors.length] ?? vendor),
      subject,
      tags: '',
    }
  })
}
