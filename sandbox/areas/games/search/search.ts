import { vendorName } from '#sandbox/catalogue/offer.ts'
import { type Folded, isJoinedIn, type Query, queryOf, startsWord, type Tier, tierOf } from './query.ts'
import type { Subject, Subjects } from './subjects-of.ts'
import { typoTierOf, wordsLike } from './typos.ts'
import type { Entry, View } from './view.ts'

export interface Hit {
  entry: Entry
  field: 'name' | 'vendor' | 'theme' | 'alias'
  /** What was found, as it is shown. */
  text: string
  /** Whether `text` shows what was typed: a Latin reading does not. */
  isMarked: boolean
}

export interface Found {
  query: Query
  total: number
  hits: readonly Hit[]
  /** Codes of the vendors that the words name, the best first. */
  vendors: readonly string[]
}

interface Ranked {
  rank: number
  hit: Hit
}

/** With so many games by their letters, or a vendor or theme, nobody means a mistyped one. */
const enoughByLetters = 5
/** What ranks below names. */
const [readingRank, vendorRank, themeRank] = [10, 20, 30]

/** The games that fit what was typed, the best first; of `type` alone where one is given. Null where nothing was typed. */
export function search(
  view: View,
  typed: string,
  { most, type }: { most: number; type?: string | undefined },
): Found | null {
  const query = queryOf(typed)
  if (!query) return null
  const entries = type === undefined ? view.entries : view.list(type, 'popular')
  const names = collect(entries, (entry) => byName(entry, query))
  const fits = subjectsFor(view, query, tierOf)
  const takesTypos = names.length < enoughByLetters && fits.vendors.size + fits.themes.size === 0
  const mistyped = takesTypos ? byTypo(view, entries, query) : []
  const { vendors, themes } = takesTypos ? subjectsFor(view, query, typoTierOf) : fits
  const bySubject = collect(entries, (entry) => fitOf(entry, vendors, themes))
  const across = query.words.length > 1 ? acrossFields(view, entries, query) : []
  const hits = onceEach([...inOrder([...names, ...mistyped, ...bySubject]), ...across])
  return { query, total: hits.length, hits: hits.slice(0, most), vendors: [...vendors.keys()] }
}

/** The name and the English title count alike; a reading below both. */
function byName(entry: Entry, query: Query): Ranked | null {
  const { folded, title: english, reading: latin } = entry.names
  const name = tierOf(folded, query)
  const title = english ? tierOf(english, query) : null
  if (name !== null && (title === null || name <= title)) return { rank: name, hit: named(entry) }
  if (title !== null) return { rank: title, hit: titled(entry) }
  const reading = latin ? tierOf(latin, query) : null
  return reading === null ? null : { rank: readingRank + reading, hit: read(entry) }
}

const named = (entry: Entry): Hit => ({ entry, field: 'name', text: entry.name, isMarked: true })
const titled = (entry: Entry): Hit => ({ entry, field: 'alias', text: entry.game.title, isMarked: true })
const read = (entry: Entry): Hit => ({ entry, field: 'alias', text: entry.name, isMarked: false })

function byTypo(view: View, entries: readonly Entry[], query: Query): Ranked[] {
  const near = new Set(wordsLike(view.words.keys(), query).flatMap((word) => view.words.get(word) ?? []))
  const isJoined = ({ names: { folded, title, reading } }: Entry): boolean =>
    [folded, title, reading].some((name) => name !== null && isJoinedIn(name, query))
  return collect(entries, (entry) => {
    if (!near.has(entry) && !isJoined(entry)) return null
    const { folded, title: english, reading: latin } = entry.names
    const name = typoTierOf(folded, query)
    if (name !== null) return { rank: name, hit: named(entry) }
    const title = english ? typoTierOf(english, query) : null
    if (title !== null) return { rank: title, hit: titled(entry) }
    const reading = latin ? typoTierOf(latin, query) : null
    return reading === null ? null : { rank: readingRank + reading, hit: read(entry) }
  })
}

interface Fit {
  tier: Tier
  text: string
}

type Measure = (name: Folded, query: Query) => Tier | null

function subjectsFor({ subjects }: View, query: Query, measure: Measure): Record<keyof Subjects, Fits> {
  return { vendors: fitting(subjects.vendors, query, measure), themes: fitting(subjects.themes, query, measure) }
}

/** The subjects that fit, the best first. */
function fitting(subjects: readonly Subject[], query: Query, measure: Measure): Fits {
  const fits = subjects.flatMap(({ code, names }): [string, Fit][] => {
    const tried = names.flatMap(({ text, folded }): Fit | [] => {
      const tier = measure(folded, query)
      return tier === null ? [] : { tier, text }
    })
    const [best] = tried.toSorted((one, two) => one.tier - two.tier)
    return best ? [[code, best]] : []
  })
  return new Map(fits.toSorted(([, one], [, two]) => one.tier - two.tier))
}

type Fits = ReadonlyMap<string, Fit>

function fitOf(entry: Entry, vendors: Fits, themes: Fits): Ranked | null {
  const vendor = vendors.size === 0 ? undefined : vendors.get(entry.game.vendor)
  if (vendor) {
    return { rank: vendorRank + vendor.tier, hit: { entry, field: 'vendor', text: vendor.text, isMarked: true } }
  }
  if (themes.size === 0) return null
  let best: Fit | null = null
  for (const code of entry.about) {
    const theme = themes.get(code)
    if (theme && (best === null || theme.tier < best.tier)) best = theme
  }
  return best && { rank: themeRank + best.tier, hit: { entry, field: 'theme', text: best.text, isMarked: true } }
}

/** "goldreef tiger": each word begins one in the name, the vendor or a theme, and one of them not in the name. */
function acrossFields({ subjects }: View, entries: readonly Entry[], { words }: Query): Hit[] {
  const tests = words.map((word) => {
    return { word, vendors: havingWord(subjects.vendors, word), themes: havingWord(subjects.themes, word) }
  })
  if (tests.every(({ vendors, themes }) => vendors.size + themes.size === 0)) return []
  return collect(entries, (entry) => {
    const isBeside = ({ vendors, themes }: (typeof tests)[number]): boolean =>
      vendors.has(entry.game.vendor) || (themes.size > 0 && entry.about.some((code) => themes.has(code)))
    const inName = tests.filter((test) => !isBeside(test))
    if (inName.length === tests.length || !inName.every(({ word }) => hasWord(entry, word))) return null
    if (words.some((word) => startsWord(entry.names.folded.text, word))) return named(entry)
    if (entry.names.title && inName.length > 0) return titled(entry)
    return { entry, field: 'vendor', text: vendorName(entry.game.vendor), isMarked: true }
  })
}

function havingWord(subjects: readonly Subject[], word: string): ReadonlySet<string> {
  const having = subjects.filter(({ names }) => names.some(({ folded }) => startsWord(folded.text, word)))
  return new Set(having.map(({ code }) => code))
}

function hasWord({ names: { folded, title } }: Entry, word: string): boolean {
  return startsWord(folded.text, word) || (title !== null && startsWord(title.text, word))
}

function collect<Item, Result>(items: readonly Item[], pick: (item: Item) => Result | null): Result[] {
  const results: Result[] = []
  for (const item of items) {
    const result = pick(item)
    if (result !== null) results.push(result)
  }
  return results
}

/** By rank; what ranks alike stays as it came, the most popular first. */
function inOrder(ranked: readonly Ranked[]): Hit[] {
  const byRank: Hit[][] = []
  for (const { rank, hit } of ranked) {
    const same = byRank[rank] ?? []
    same.push(hit)
    byRank[rank] = same
  }
  return byRank.flat()
}

function onceEach(hits: readonly Hit[]): Hit[] {
  const seen = new Set<Entry>()
  return hits.filter(({ entry }) => {
    const isFirst = !seen.has(entry)
    seen.add(entry)
    return isFirst
  })
}
