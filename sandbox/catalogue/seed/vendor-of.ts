import { houseOf } from '#sandbox/artwork/grammars/houses.ts'
import { themesOf } from './themes-of.ts'

interface Around {
  /** The vendor of the game before. */
  before: string | undefined
  /** The hero of the game. */
  picture: string
}

/**
 * The vendor that was dealt, or the next on the list that draws otherwise than the game before; who draws under water
 * takes games of the sea alone.
 */
export function fittingVendor(list: readonly string[], dealt: string, { before, picture }: Around): string {
  const start = Math.max(0, list.indexOf(dealt))
  const inOrder = [...list.slice(start), ...list.slice(0, start)]
  const last = before === undefined ? undefined : houseOf(before).grammar
  const isOfSea = themesOf({ picture, subject: '' }).includes('ocean')
  return (
    inOrder
      .map((vendor) => ({ vendor, grammar: houseOf(vendor).grammar }))
      .find(({ grammar }) => grammar !== last && (grammar !== 'depth' || isOfSea))?.vendor ?? dealt
  )
}
