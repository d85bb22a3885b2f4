/** How far a lane can still go, from its scroll position: `offset` is counted from its start, in either direction. */
export function laneEnds(offset: number, visible: number, whole: number): { hasBack: boolean; hasOn: boolean } {
  return { hasBack: offset > 2, hasOn: offset + visible < whole - 2 }
}

/**
 * How many of `count` tiles are in sight or within a page of it: what a press of the arrow shows is there already. The
 * numbers are those of `laneEnds`.
 */
export function tilesNear([offset, visible, whole]: readonly [number, number, number], count: number): number {
  return whole === 0 ? count : Math.min(count, Math.ceil((count * (offset + 2 * visible)) / whole))
}

/** Where a page on or back leads: whole tiles, so that none stays cut in half. */
export function pageOffset(offset: number, visible: number, tile: number, by: -1 | 1): number {
  const tiles = Math.max(1, Math.floor((visible + 1) / tile))
  return Math.max(0, Math.round(offset / tile) * tile + by * tiles * tile)
}

/** Where one step by itself leads: the next tile, and from the end back to the start. */
export function stepOffset(offset: number, visible: number, whole: number, tile: number): number {
  return laneEnds(offset, visible, whole).hasOn ? (Math.floor((offset + 1) / tile) + 1) * tile : 0
}

/** Slow, quick, slow: the share of the way after the share `t` of the time. */
export function easeInOut(t: number): number {
  return t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2
}
