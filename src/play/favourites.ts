/** Milliseconds in which a second press of a heart counts for nothing. */
export const favouriteThrottle = 1000

export type Toggle = 'add' | 'remove'

/** What a press of a heart does; undefined while the last one is too near. */
export function toggleOf(ids: readonly number[], nodeId: number, now: number, last: number): Toggle | undefined {
  if (now - last < favouriteThrottle) return undefined
  return ids.includes(nodeId) ? 'remove' : 'add'
}

/** The list as it is after a toggle. One that is there already is not added twice. */
export function idsAfter(ids: readonly number[], nodeId: number, toggle: Toggle): number[] {
  const others = ids.filter((id) => id !== nodeId)
  return toggle === 'add' ? [...others, nodeId] : others
}
