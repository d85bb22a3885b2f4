function forgetOldest(known: Map<string, unknown>): void {
  const [oldest] = known.keys()
  if (oldest !== undefined) known.delete(oldest)
}

/**
 * Keeps what was made, by key: `(key, make) => value`. Past `most` values the one that was asked for longest ago goes,
 * so that a build of any number of tenants stays small. A key must name everything that the value depends on.
 */
export function openMemo<Value>(most: number): (key: string, make: () => Value) => Value {
  const known = new Map<string, Value>()
  return (key, make) => {
    const value = known.has(key) ? (known.get(key) as Value) : make()
    // Taken out and put in again, it stands last: the first is the one that was not asked for longest.
    known.delete(key)
    known.set(key, value)
    if (known.size > most) forgetOldest(known)
    return value
  }
}
