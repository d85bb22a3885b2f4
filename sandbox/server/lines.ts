export type Lines = ReturnType<typeof createLines>

/** Lets calls that belong together through one at a time, in the order in which they came. */
export function createLines() {
  /** The end of each line: settles once everybody in it is done. */
  const ends = new Map<string, Promise<unknown>>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = ends.get(key) ?? Promise.resolve()
    const mine = before.then(work)
    // Whoever waits looks for itself at what was done: an error is the caller's whose work it was.
    const end = mine.catch(() => {})
    ends.set(key, end)
    try {
      return await mine
    } finally {
      if (ends.get(key) === end) ends.delete(key)
    }
  }
}
