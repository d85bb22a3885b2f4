import anyAscii from 'any-ascii'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { type Folded, foldedOf } from './query.ts'
import { aboutOf, type Subjects, subjectsOf } from './subjects-of.ts'

/** A game as an audience sees it and finds it. */
export interface Entry {
  game: GameRow
  /** In the audience's language. */
  name: string
  folded: Folded
  /** The English title, where the name is another one. */
  title: Folded | null
  /** The name in Latin letters, where it has others. */
  reading: Folded | null
  /** Codes of its themes and of what is played. */
  about: readonly string[]
}

export type Sort = 'popular' | 'name' | 'new' | 'rtp'

export interface View {
  language: LanguageCode
  /** Most popular first: hot games, then as the catalogue has them. */
  entries: readonly Entry[]
  byCode: ReadonlyMap<string, Entry>
  byNode: ReadonlyMap<number, Entry>
  /** Entries by the words of their names. */
  words: ReadonlyMap<string, readonly Entry[]>
  subjects: Subjects
  /** The games of a type in an order; none for a type that the merchant does not have. */
  list(type: string, sort: Sort): readonly Entry[]
}

export function makeView(named: readonly { game: GameRow; name: string }[], language: LanguageCode): View {
  const entries = popular(named.map(entryOf))
  const lists = new Map<string, readonly Entry[]>()
  const compare = comparers(language)
  const list = (type: string, sort: Sort): readonly Entry[] => {
    const known = lists.get(`${type} ${sort}`)
    if (known) return known
    const made =
      sort === 'popular'
        ? entries.filter(({ game }) => game.type === type)
        : list(type, 'popular').toSorted(compare[sort])
    if (made.length > 0) lists.set(`${type} ${sort}`, made)
    return made
  }
  return {
    language,
    entries,
    list,
    byCode: new Map(entries.map((entry) => [entry.game.code, entry])),
    byNode: new Map(entries.map((entry) => [entry.game.node_id, entry])),
    words: wordsOf(entries),
    subjects: subjectsOf(entries, language),
  }
}

/** Titles come back for every merchant and language. */
const titles = new Map<string, Folded>()
const maxTitles = 20_000

function foldedTitle(title: string): Folded {
  const known = titles.get(title) ?? foldedOf(title)
  if (titles.size < maxTitles) titles.set(title, known)
  return known
}

function entryOf({ game, name }: { game: GameRow; name: string }): Entry {
  const about = aboutOf(game)
  if (name === game.title) return { game, name, folded: foldedTitle(name), title: null, reading: null, about }
  const reading = /[^\p{Script=Latin}\P{L}]/u.test(name) ? foldedOf(anyAscii(name)) : null
  return { game, name, folded: foldedOf(name), title: foldedTitle(game.title), reading, about }
}

function popular(entries: readonly Entry[]): readonly Entry[] {
  const isHot = ({ game }: Entry): boolean => game.is_hot === 1
  return [...entries.filter(isHot), ...entries.filter((entry) => !isHot(entry))]
}

type Compare = (one: Entry, two: Entry) => number

/** What is equal stays in the popular order; what is not known comes last. */
function comparers(language: LanguageCode): Record<Exclude<Sort, 'popular'>, Compare> {
  const collator = new Intl.Collator(languages[language].tag, { numeric: true })
  return {
    name: (one, two) => collator.compare(one.name, two.name),
    new: (one, two) => (one.game.released < two.game.released ? 1 : one.game.released > two.game.released ? -1 : 0),
    rtp: (one, two) => (two.game.rtp ?? 0) - (one.game.rtp ?? 0),
  }
}

function wordsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const words = new Map<string, Entry[]>()
  for (const entry of entries) {
    const texts = [entry.folded, entry.title, entry.reading].map((folded) => folded?.text ?? '')
    for (const word of new Set(texts.join(' ').split(' '))) {
      const having = words.get(word)
      if (having) having.push(entry)
      else words.set(word, [entry])
    }
  }
  return words
}
