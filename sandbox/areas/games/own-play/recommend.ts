import type { recommendationReasons } from '#contract/lobby/recommended.ts'
import { varied } from '../lobby/alike.ts'
import type { Entry, View } from '../search/view.ts'

/** Fewer are no lane. */
const fewest = 4

interface Reason {
  code: (typeof recommendationReasons)[number]
  /** The code of what is shared: a theme, a vendor, a kind of table or match; empty where the category is all. */
  shared: string
}

export interface Recommended extends Reason {
  /** The game that was played. */
  played: Entry
  entries: readonly Entry[]
}

/** What the games of a lane may share with one that was played: what says most about it comes first. */
function reasonsFor({ game }: Entry): Reason[] {
  const themes = game.themes.split(' ').filter((code) => code !== '')
  return [
    ...themes.map((shared) => ({ code: 'theme' as const, shared })),
    ...(game.subject === '' ? [] : [{ code: 'kind' as const, shared: game.subject }]),
    { code: 'vendor', shared: game.vendor },
    { code: 'kind', shared: '' },
  ]
}

function isShared({ code, shared }: Reason, { game }: Entry): boolean {
  if (code === 'vendor') return game.vendor === shared
  if (code === 'theme') return game.themes.split(' ').includes(shared)
  return shared === '' || game.subject === shared
}

/**
 * Games that share something with one that was played, none of which was played. `played`: codes of games, those that were
 * played on most days first. Stakes and results are not known here: nothing is recommended because of a loss or a win.
 */
export function recommend(
  view: View,
  played: readonly string[],
  isOpen: (entry: Entry) => boolean,
): Recommended | null {
  const known = new Set(played)
  for (const code of played) {
    const entry = view.byCode.get(code)
    if (!entry) continue
    const all = view.list(entry.game.type, 'popular')
    for (const reason of reasonsFor(entry)) {
      // Looked at one by one, until the lane is full.
      const found = all.values().filter((each) => isShared(reason, each) && !known.has(each.game.code) && isOpen(each))
      const entries = varied(found, reason.code === 'vendor' ? { maxOfVendor: Number.POSITIVE_INFINITY } : {})
      if (entries.length >= fewest) return { ...reason, played: entry, entries }
    }
  }
  return null
}
