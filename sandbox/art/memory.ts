/** The drawings that were asked for last, up to a number of characters in all. */
export function createMemory(mostCharacters: number) {
  const kept = new Map<string, string>()
  let size = 0

  const drop = (key: string): void => {
    size -= kept.get(key)?.length ?? 0
    kept.delete(key)
  }

  return {
    /** The kept text, else the made one; a `make` that throws keeps nothing. */
    get(key: string, make: () => string): string {
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const made = make()
      kept.set(key, made)
      size += made.length
      for (const oldest of kept.keys()) {
        if (size <= mostCharacters || oldest === key) break
        drop(oldest)
      }
      return made
    },
  }
}
