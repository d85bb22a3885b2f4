import type { GrammarId } from '#sandbox/artwork/grammars/grammars.ts'
import { posterStyleOf } from '#sandbox/artwork/grammars/houses.ts'
import { themesOf } from './themes-of.ts'

interface Around {
  /** The vendor of the game before. */
  before: string | undefined
  /** The vendor of the last game about the same hero. */
  alike: string | undefined
  /** The hero of the game. */
  picture: string
}

/**
 * The vendor that was dealt, or the next on the list that draws otherwise than those of the game before and of the last
 * game about the same hero; who draws under water takes games of the sea alone.
 */
export function fittingVendor(list: readonly string[], dealt: string, around: Around): string {
  const start = Math.max(0, list.indexOf(dealt))
  const inOrder = [...list.slice(start), ...list.slice(0, start)]
  const near = [around.before, around.alike].flatMap((vendor) => (vendor === undefined ? [] : [grammarOf(vendor)]))
  const isOfSea = themesOf({ picture: around.picture, subject: '' }).includes('ocean')
  const isFitting = (vendor: string): boolean =>
    !near.includes(grammarOf(vendor)) && (isOfSea || grammarOf(vendor) !== 'depth')
  return inOrder.find(isFitting) ?? dealt
}

const grammarOf = (vendor: string): GrammarId => posterStyleOf(vendor).grammar
