import { makeTitle, wideScenes } from '../art/artwork-stand-in.ts'
import { heroes } from '../artwork/gallery.ts'
import { type Random, seededRandom } from '../artwork/random.ts'
import type { GameRow } from '../database/catalogue.ts'
import { type GameType, gameTypes } from '../text/categories.ts'
import { gamesByType, vendorsOfType } from './shares.ts'
import { type Showpiece, showpieces } from './showpieces.ts'
import { wideTitles } from './wide-titles.ts'

/** The catalogue, the same for the same seed and size. Node ids run from 1001 in the order of the types. */
export function makeCatalogue(seed: number, games: number): GameRow[] {
  const counts = gamesByType(games)
  const rows: GameRow[] = []
  for (const { type } of gameTypes) {
    const random = seededRandom(seed ^ (rows.length + 1))
    const plan = isWide(type) ? widePlan(type, random) : posterPlan(type, random)
    for (let place = 0; place < (counts[type] ?? 0); place++) {
      rows.push(gameOf(type, rows.length, plan(place), random))
    }
  }
  return rows
}

interface Planned {
  title: string
  vendor: string
  picture: string
  variant: number
  subject: string
  tags: string
}

type Plan = (place: number) => Planned

export function isWide(type: string): boolean {
  return type === 'LIVE' || type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT'
}

/** Showpieces first; then heroes in turn, so that neighbours never share one, over vendors dealt out unevenly. */
function posterPlan(type: GameType, random: Random): Plan {
  const known = new Set(heroes.map((hero) => hero.id))
  const first = (showpieces[type] ?? []).filter((piece) => known.has(piece.hero))
  const vendors = vendorsOfType(type)
  const order = shuffled(
    heroes.map((hero) => hero.id),
    random,
  )
  const taken = new Set(first.map((piece) => piece.title))
  return (place) => {
    const piece = first[place]
    if (piece) return fromShowpiece(piece)
    const picture = order[place % order.length] ?? 'tiger'
    const title = freshTitle(picture, taken, random)
    return { title, vendor: skewedPick(vendors, random), picture, variant: 0, subject: '', tags: '' }
  }
}

function fromShowpiece({ title, vendor, hero, tags }: Showpiece): Planned {
  return { title, vendor, picture: hero, variant: 0, subject: '', tags }
}

function freshTitle(hero: string, taken: Set<string>, random: Random): string {
  for (let tries = 0; tries < 12; tries++) {
    const title = makeTitle(hero, random.whole(0, 2 ** 30))
    if (taken.has(title)) continue
    taken.add(title)
    return title
  }
  const title = `${makeTitle(hero, random.whole(0, 2 ** 30))} ${random.whole(2, 99)}`
  taken.add(title)
  return title
}

function widePlan(type: GameType, random: Random): Plan {
  const scenes = wideScenes.filter((scene) => scene.kind === type.toLowerCase())
  const vendors = vendorsOfType(type)
  return (place) => {
    const scene = scenes[place % scenes.length]
    const variant = Math.floor(place / Math.max(1, scenes.length))
    const named = wideTitles[scene?.id ?? '']
    const titles = named?.titles ?? [scene?.id ?? type]
    const round = Math.floor(variant / titles.length)
    const title = `${titles[variant % titles.length] ?? type}${round > 0 ? ` ${round + 1}` : ''}`
    const vendor = variant === 0 ? (vendors[place % vendors.length] ?? '') : skewedPick(vendors, random)
    return { title, vendor, picture: scene?.id ?? '', variant, subject: named?.subject ?? '', tags: '' }
  }
}

/** Early ones oftener: a catalogue has large vendors and small ones. */
function skewedPick(list: readonly string[], random: Random): string {
  return list[Math.floor(random.next() ** 1.6 * list.length)] ?? ''
}

function shuffled(list: readonly string[], random: Random): string[] {
  return list
    .map((item) => ({ item, at: random.next() }))
    .toSorted((one, two) => one.at - two.at)
    .map(({ item }) => item)
}

const smallest = [5, 10, 10, 20, 20, 50] as const
const largest = [5_000, 10_000, 20_000, 50_000, 100_000, 200_000] as const
const sometimes = (random: Random, probability: number): 0 | 1 => (random.chance(probability) ? 1 : 0)

function gameOf(type: GameType, index: number, plan: Planned, random: Random): GameRow {
  const [isHot, isNew, hasJackpot] = [sometimes(random, 0.04), sometimes(random, 0.06), sometimes(random, 0.03)]
  const isTable = type === 'RNG' && random.chance(0.06)
  const gameClass = type !== 'RNG' ? '' : isTable ? 'TG' : random.chance(0.05) ? 'AC' : random.chance(0.02) ? 'BG' : ''
  const hasLimits = isWide(type) || type === 'PVP' || type === 'BGS'
  const isShowpiece = plan.tags !== '' || index === 0
  return {
    node_id: 1001 + index,
    code: `${plan.vendor.replaceAll('_', '')}-${type}-${String(1001 + index)}`,
    title: plan.title,
    vendor: plan.vendor,
    type,
    class: isShowpiece ? '' : gameClass,
    picture: plan.picture,
    variant: plan.variant,
    is_hot: plan.tags === 'hot' ? 1 : isHot,
    is_new: plan.tags === 'new' ? 1 : isNew,
    has_jackpot: plan.tags === 'jackpot' ? 1 : type === 'RNG' ? hasJackpot : 0,
    has_trial: type === 'RNG' || type === 'FISH' ? sometimes(random, 0.85) : 0,
    min_bet: hasLimits ? random.pick(smallest) : 0,
    max_bet: hasLimits ? random.pick(largest) : 0,
    live_count: liveCountOf(type, plan.variant, random),
    subject: plan.subject,
  }
}

/** People at a table or matches open: the natural pictures, which lead their lanes, draw the most. */
function liveCountOf(type: GameType, variant: number, random: Random): number {
  if (type === 'LIVE') return Math.round(random.between(120, 900) * (variant === 0 ? 2.2 : 1))
  if (type === 'SPORTS') return random.whole(18, 140)
  return type === 'ESPORTS' || type === 'COCKFIGHT' ? random.whole(3, 16) : 0
}
