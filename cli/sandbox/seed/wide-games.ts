import { wideScenes } from '../art/artwork-stand-in.ts'
import type { GameType } from '../text/categories.ts'
import type { NamedGame } from './named-game.ts'
import { wideTitles } from './wide-titles.ts'

/** The scenes of a type in turn, first as they are, then in their variants; vendors share them out in turn too. */
export function wideGames(type: GameType, count: number, vendors: readonly string[]): NamedGame[] {
  const scenes = wideScenes.filter((scene) => scene.kind === type.toLowerCase())
  return Array.from({ length: scenes.length === 0 ? 0 : count }, (_, place) => {
    const picture = scenes[place % scenes.length]?.id ?? ''
    const variant = Math.floor(place / scenes.length)
    const { subject, titles } = wideTitles[picture] ?? { subject: '', titles: [picture] }
    const round = Math.floor(variant / titles.length)
    const title = `${titles[variant % titles.length]}${round > 0 ? ` ${round + 1}` : ''}`
    return { title, picture, variant, vendor: vendors[(place + variant) % vendors.length] ?? '', subject, tags: '' }
  })
}
