import anyAscii from 'any-ascii'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { leadsFirst } from '#sandbox/catalogue/leads.ts'
import { returnOf } from '#sandbox/games/rules.ts'
import { type Folded, foldedOf } from './query.ts'
import { aboutOf, type Subjects, subjectsOf } from './subjects-of.ts'

/** What a game is found by. */
interface Names {
  /** Of the name in the audience's language. */
  folded: Folded
  /** The English title, where the name is another one. */
  title: Folded | null
  /** The name in Latin letters, where it has others. */
  reading: Folded | null
}

/** A game as an audience sees it and finds it. A list needs neither its names nor what it is about: they wait until asked for. */
export class Entry {
  readonly game: GameRow
  readonly #nameOf: (game: GameRow) => string
  #name: string | undefined
  #names: Names | undefined
  #about: readonly string[] | undefined

  constructor(game: GameRow, nameOf: (game: GameRow) => string) {
    this.game = game
    this.#nameOf = nameOf
  }

  /** In the audience's language. */
  get name(): string {
    this.#name ??= this.#nameOf(this.game)
    return this.#name
  }

  get names(): Names {
    this.#names ??= namesOf(this.name, this.game.title)
    return this.#names
  }

  /** Codes of its themes and of what is played. */
  get about(): readonly string[] {
    this.#about ??= aboutOf(this.game)
    return this.#about
  }
}

export type Sort = 'popular' | 'name' | 'new' | 'rtp'

export interface View {
  language: LanguageCode
  /** Most popular first: the merchant's leads, hot games, then as the catalogue has them. */
  entries: readonly Entry[]
  byCode: ReadonlyMap<string, Entry>
  byNode: ReadonlyMap<number, Entry>
  /** Entries by the words of their names. */
  words: ReadonlyMap<string, readonly Entry[]>
  subjects: Subjects
  /** The games of a type in an order; none for a type that the merchant does not have. */
  list(type: string, sort: Sort): readonly Entry[]
}

/** Each part is made when it is first asked for: most visitors look at a list and search for nothing. */
export function makeView(
  games: readonly GameRow[],
  {
    language,
    nameOf,
    leads = [],
  }: { language: LanguageCode; nameOf: (game: GameRow) => string; leads?: readonly string[] },
): View {
  const entries = leadsFirst(popular(games.map((game) => new Entry(game, nameOf))), leads, ({ game }) => game)
  const lists = new Map<string, readonly Entry[]>()
  const list = (type: string, sort: Sort): readonly Entry[] => {
    const known = lists.get(`${type} ${sort}`)
    if (known) return known
    const made =
      sort === 'popular'
        ? entries.filter(({ game }) => game.type === type)
        : list(type, 'popular').toSorted(comparers(language)[sort])
    if (made.length > 0) lists.set(`${type} ${sort}`, made)
    return made
  }
  const byCode = once(() => new Map(entries.map((entry) => [entry.game.code, entry])))
  const byNode = once(() => new Map(entries.map((entry) => [entry.game.node_id, entry])))
  const words = once(() => wordsOf(entries))
  const subjects = once(() => subjectsOf(entries, language))
  return {
    language,
    entries,
    list,
    get byCode() {
      return byCode()
    },
    get byNode() {
      return byNode()
    },
    get words() {
      return words()
    },
    get subjects() {
      return subjects()
    },
  }
}

function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
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

function namesOf(name: string, english: string): Names {
  if (name === english) return { folded: foldedTitle(name), title: null, reading: null }
  const reading = /[^\p{Script=Latin}\P{L}]/u.test(name) ? foldedOf(anyAscii(name)) : null
  return { folded: foldedOf(name), title: foldedTitle(english), reading }
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
    rtp: (one, two) => (returnOf(two.game) ?? 0) - (returnOf(one.game) ?? 0),
  }
}

function wordsOf(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const words = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { folded, title, reading } = entry.names
    const texts = [folded, title, reading].map((name) => name?.text ?? '')
    for (const word of new Set(texts.join(' ').split(' '))) {
      const having = words.get(word)
      if (having) having.push(entry)
      else words.set(word, [entry])
    }
  }
  return words
}
