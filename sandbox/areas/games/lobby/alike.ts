import type { Entry, View } from '../search/view.ts'

const most = 12
/** So that a row shows more than one vendor and more than one picture. */
const usualOfVendor = 4
const maxOfPicture = 2

/** Games of the type that share a theme: those that share most first, of several vendors. Any table or match is like another. */
export function alikeOf(view: View, { game, about }: Entry, isOpen: (entry: Entry) => boolean): Entry[] {
  const features = game.features.split(' ')
  const scoreOf = (other: Entry): number => {
    const shared = other.about.filter((code) => about.includes(code)).length
    if (shared === 0 && game.subject === '' && about.length > 0) return 0
    const sharedFeatures = other.game.features
      .split(' ')
      .filter((code) => code !== '' && features.includes(code)).length
    const isAsBold = other.game.volatility !== '' && other.game.volatility === game.volatility
    return 1 + shared * 4 + sharedFeatures + (isAsBold ? 1 : 0) + (other.game.class === game.class ? 1 : 0)
  }
  const scored = view
    .list(game.type, 'popular')
    .map((entry) => ({ entry, score: entry.game === game || !isOpen(entry) ? 0 : scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, two) => two.score - one.score)
  return varied(scored.map(({ entry }) => entry))
}

/** As many as a lane has, in their order, and not too many of one vendor or one picture. */
export function varied(entries: Iterable<Entry>, limits: { maxOfVendor?: number } = {}): Entry[] {
  const { maxOfVendor = usualOfVendor } = limits
  const row: Entry[] = []
  for (const entry of entries) {
    if (row.length === most) break
    const ofVendor = row.filter(({ game }) => game.vendor === entry.game.vendor).length
    const ofPicture = row.filter(({ game }) => game.picture === entry.game.picture).length
    if (ofVendor < maxOfVendor && ofPicture < maxOfPicture) row.push(entry)
  }
  return row
}

/** What to play instead: games like it, then what is popular in its category. */
export function recommendedFor(view: View, entry: Entry, isOpen: (entry: Entry) => boolean): Entry[] {
  const popular = view.list(entry.game.type, 'popular').filter((other) => other !== entry && isOpen(other))
  return [...new Set([...alikeOf(view, entry, isOpen), ...popular.slice(0, most)])].slice(0, most)
}
