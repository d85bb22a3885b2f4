import { type CutoutId, cutouts } from '../artwork/cutouts/registry.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { isWide } from '../catalogue/categories.ts'

type Choice = readonly [CutoutId, ...CutoutId[]]
type Shown = Pick<GameRow, 'node_id' | 'title' | 'type' | 'subject' | 'picture' | 'variant'>

/** By a word of the title and the hero, where the title says more than the hero. */
const byWord: readonly (readonly [hero: string, word: RegExp, CutoutId])[] = [
  ['FISH clown-fish', /^(reef|clown)/i, 'reef-fish'],
  ['FISH clown-fish', /pearl|lagoon|anemone/i, 'pearl-shell'],
  ['PVP playing-cards', /garden|blossom|festival|moon|lantern/i, 'hanafuda'],
  ['PVP mahjong-tiles', /^tiles/i, 'dominoes'],
  ['PVP dice-pair', /ludo/i, 'dice-pair'],
]

/** By the hero of a poster. No two heroes share a cutout where neighbours may have either, and no hero follows itself. */
const byHero: Readonly<Record<string, Choice>> = {
  'FISH clown-fish': ['mackerel', 'reef-fish', 'grouper'],
  'FISH golden-fish': ['golden-fish'],
  'FISH octopus': ['octopus'],
  'FISH sea-turtle': ['turtle'],
  'FISH koi-pair': ['koi', 'koi-of-three'],
  'FISH shark': ['shark'],
  'FISH angler-fish': ['angler'],
  'FISH crab': ['crab'],
  'PVP playing-cards': ['court-fan', 'wide-fan'],
  'PVP mahjong-tiles': ['mahjong'],
  'PVP dice-pair': ['dice-pair', 'backgammon', 'carrom'],
  'PVP poker-chips': ['holdem'],
  'PVP jester-mask': ['jester'],
  'PVP golden-crown': ['crown'],
  'PVP lion': ['lion'],
  'PVP elephant': ['elephant'],
  'BGS dice-pair': ['dice-pair', 'carrom'],
  'BGS prize-wheel': ['fortune-wheel'],
  'BGS rocket': ['rocket'],
  'BGS triple-seven': ['sevens'],
}

const bySubject: Readonly<Record<string, Choice>> = {
  'LIVE wheel': ['fortune-wheel'],
  'LIVE roulette': ['roulette'],
  'LIVE baccarat': ['three-cards'],
  'LIVE dragon-tiger': ['dragon-tiger'],
  'LIVE sic-bo': ['dice-dome', 'bowl-and-plate'],
  'LIVE blackjack': ['twenty-one', 'chips'],
  'ESPORTS shooter': ['headset'],
  'ESPORTS racing': ['helmet'],
  'ESPORTS strategy': ['controller'],
  'ESPORTS arena': ['robot'],
}

/** The two scenes of cockfights come in turn. */
const roosters: Readonly<Record<string, Choice>> = {
  'rooster-duel': ['rooster-pair'],
  'rooster-arena': ['rooster-cage', 'rooster-alone'],
}

/** What a game's cutout shows and in which of its variants; null for a game that has none. */
export function cutoutOf(game: Shown): { id: CutoutId; variant: number } | null {
  const { type, title, subject, picture } = game
  // Tables know which round of their scene they are; games with a poster are dealt out by their number.
  if (type === 'COCKFIGHT') return dealt(roosters[picture], game.variant)
  if (isWide(type)) return dealt(bySubject[`${type} ${subject}`], game.variant)
  const hero = `${type} ${picture}`
  const [, , named] = byWord.find(([about, word]) => about === hero && word.test(title)) ?? []
  return dealt(named ? [named] : byHero[hero], game.node_id)
}

function dealt(choice: Choice | undefined, round: number): { id: CutoutId; variant: number } | null {
  if (choice === undefined) return null
  const id = choice[round % choice.length] ?? choice[0]
  return { id, variant: Math.floor(round / choice.length) % cutouts[id].variants }
}
