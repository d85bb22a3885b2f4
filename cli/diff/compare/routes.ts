/** What a page or a popup loads, in bytes of brotli; null on the side that has none of it. */
export interface RouteChange {
  name: string
  before: number | null
  after: number | null
}

export type RouteSizes = ReadonlyMap<string, number>

/** What differs, the most first. */
export function compareRoutes(before: RouteSizes, after: RouteSizes): RouteChange[] {
  const names = [...new Set([...before.keys(), ...after.keys()])]
  const growth = (change: RouteChange) => Math.abs((change.after ?? 0) - (change.before ?? 0))
  return names
    .map((name) => ({ name, before: before.get(name) ?? null, after: after.get(name) ?? null }))
    .filter((change) => change.before !== change.after)
    .sort((a, b) => growth(b) - growth(a) || (a.name < b.name ? -1 : 1))
}
