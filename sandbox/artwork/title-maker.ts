import type { Hero } from './parts/hero.ts'
import type { Random } from './parts/random.ts'
import { hashText, seededRandom } from './parts/random.ts'
import {
  avoidedWords,
  favouriteNouns,
  leadingWords,
  takenTitles,
  titleAdjectives,
  titleNouns,
  titlePlaces,
} from './title-words.ts'

export interface GameTitle {
  title: string
  heroId: string
}

const maxTitleLength = 18

/** The first `count` titles, each about the hero it names, no two alike; throws when the words run out. */
export function makeTitles(heroes: readonly Pick<Hero, 'id' | 'words'>[], count: number): GameTitle[] {
  const wells = heroes.map((hero) => ({ heroId: hero.id, titles: candidates(hero) }))
  const used = new Set<string>()
  const made: GameTitle[] = []
  for (let round = 0; made.length < count; round++) {
    const before = made.length
    for (const { heroId, titles } of shuffled(wells, seededRandom(round + 41))) {
      if (made.length === count) break
      const title = nextUnused(titles, used)
      if (title !== undefined) made.push({ title, heroId })
    }
    if (made.length === before) throw new Error(`The title words give ${before} titles, not ${count}`)
  }
  return made
}

function nextUnused(titles: string[], used: Set<string>): string | undefined {
  for (let title = titles.pop(); title !== undefined; title = titles.pop()) {
    const key = title.toLowerCase()
    if (used.has(key) || takenTitles.has(key)) continue
    used.add(key)
    return title
  }
  return undefined
}

/**
 * Every title a hero's words give, the best last: plain pairs with a favourite noun are drawn first. Longer patterns
 * are thinned, as they are rarer on real lobbies.
 */
function candidates(hero: Pick<Hero, 'id' | 'words'>): string[] {
  const random = seededRandom(hashText(hero.id))
  const words = hero.words.filter((word) => !avoidedWords.has(word))
  const best = words.slice(0, 1).flatMap((word) => favouriteNouns.map((noun) => `${word} ${noun}`))
  const rest = words.flatMap((word) =>
    leadingWords.has(word) ? pairs(word) : [...pairs(word), ...turns(word, random)],
  )
  return [...shuffled(rest.filter(isGoodTitle), random), ...shuffled(best.filter(isGoodTitle), random).slice(0, 8)]
}

function pairs(word: string): string[] {
  return titleNouns.map((noun) => `${word} ${noun}`)
}

function turns(word: string, random: Random): string[] {
  const titles = titleAdjectives.map((adjective) => `${adjective} ${word}`)
  for (const noun of titleNouns) {
    if (random.chance(0.12) && isSingular(word)) titles.push(`${word}’s ${noun}`)
    if (random.chance(0.05)) titles.push(`${noun} of the ${word}`)
    if (random.chance(0.1) && !word.includes(' ')) titles.push(`${random.pick(titleAdjectives)} ${word} ${noun}`)
  }
  for (const place of titlePlaces) if (random.chance(0.4)) titles.push(`${word} of ${place}`)
  return titles
}

function isSingular(word: string): boolean {
  return !word.endsWith('s')
}

/** Short enough to letter, and no root twice: neither "Crown Crown" nor "Sun of Sunrise". */
function isGoodTitle(title: string): boolean {
  if (title.length > maxTitleLength) return false
  const words = title.toLowerCase().replace(/’s/g, '').split(' ')
  return words.every((word, index) => {
    return words.every(
      (other, place) => place === index || word.length < 3 || other.length < 3 || !sharesRoot(word, other),
    )
  })
}

function sharesRoot(first: string, second: string): boolean {
  return first.slice(0, 5) === second.slice(0, 5) || first.startsWith(second) || second.startsWith(first)
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((first, second) => first.place - second.place)
    .map(({ item }) => item)
}
