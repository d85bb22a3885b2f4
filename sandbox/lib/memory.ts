/** The values that were asked for last, up to a size in all. `sizeOf` gives the size of one; without it each counts 1. */
export function createMemory<Value>(most: number, sizeOf: (value: Value) => number = () => 1) {
  const stored = new Map<string, Value>()
  let size = 0

  const drop = (key: string, value: Value): void => {
    size -= sizeOf(value)
    stored.delete(key)
  }

  return {
    /** The kept value, else the made one; a `make` that throws keeps nothing. */
    get(key: string, make: () => Value): Value {
      const known = stored.get(key)
      if (known !== undefined) {
        stored.delete(key)
        stored.set(key, known)
        return known
      }
      const made = make()
      stored.set(key, made)
      size += sizeOf(made)
      for (const [oldest, value] of stored) {
        if (size <= most || oldest === key) break
        drop(oldest, value)
      }
      return made
    },
  }
}
