/** Runs what it is given, at most so many at once, in the order they came. */
export function openLimit(max: number): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      // The place goes on to the next that waits.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
