import type { Theme } from '../themes.ts'

/** What the games behind a hero are about. */
const themesOfHero = read([
  [
    'animals',
    'bull butterfly elephant falcon fox-mask horse jade-rabbit lion monkey owl panda peacock rooster snake-coil tiger wolf',
  ],
  [
    'asia',
    'bronze-drum daruma dragon fox-mask great-wave jade-rabbit koi-pair lantern-string lotus-bloom mahjong-tiles panda samurai-helmet',
  ],
  ['cards', 'playing-cards mahjong-tiles dice-pair poker-chips'],
  [
    'classic',
    'triple-seven fruit-cluster golden-crown faceted-gem dice-pair lottery-balls lottery-drum lottery-ticket',
  ],
  ['desert', 'palm-caravan magic-lamp pyramids-sun scarab'],
  ['egypt', 'pharaoh-mask pyramids-sun scarab falcon'],
  ['festival', 'pinata maracas-chili jester-mask prize-wheel lantern-string'],
  ['fruit', 'fruit-cluster triple-seven'],
  ['legends', 'dragon dragon-eye phoenix storm-hammer magic-lamp'],
  ['nature', 'lotus-bloom butterfly sugar-garden owl peacock'],
  ['north', 'storm-hammer viking-shield wolf'],
  [
    'ocean',
    'angler-fish clown-fish crab golden-fish great-wave koi-pair octopus pirate-ship sea-turtle shark treasure-chest',
  ],
  ['space', 'rocket candy-planet'],
  ['sweets', 'candy-planet sugar-garden'],
  ['treasure', 'treasure-chest faceted-gem golden-crown pirate-ship magic-lamp'],
  ['wheels', 'prize-wheel'],
])

/** What tables are about, by their subject. */
const themesOfSubject: Readonly<Record<string, readonly Theme[]>> = {
  roulette: ['wheels'],
  wheel: ['wheels', 'festival'],
  baccarat: ['cards'],
  blackjack: ['cards'],
  'dragon-tiger': ['cards', 'asia'],
  'sic-bo': ['cards', 'asia'],
  poker: ['cards'],
  cards: ['cards'],
  dice: ['cards'],
}

/** By the hero of a poster, or by the subject of a wide picture; matches have none. */
export function themesOf({ picture, subject }: { picture: string; subject: string }): readonly Theme[] {
  return themesOfHero[picture] ?? themesOfSubject[subject] ?? []
}

function read(heroes: readonly [theme: Theme, ids: string][]): Readonly<Record<string, readonly Theme[]>> {
  const themes: Record<string, Theme[]> = {}
  for (const [theme, ids] of heroes) {
    for (const id of ids.split(' ')) themes[id] = [...(themes[id] ?? []), theme]
  }
  return themes
}
