/** What a member is told of once the transaction that made it so is in. */
export type News =
  | { member: number; event: 'balance' | 'counts' }
  | { member: number; event: 'deposit' | 'withdrawal'; id: string; state: string }

type Listener = (news: News) => void

/** Holds back what happens inside a transaction until it is committed; what is rolled back was never said. */
export function createNews() {
  const listeners = new Set<Listener>()
  let waiting: News[] = []
  /** How many waited when each of the transactions that are open began. */
  const marks: number[] = []

  const flush = (): void => {
    const reported = waiting
    waiting = []
    for (const news of reported) for (const listener of listeners) listener(news)
  }
  return {
    tell(news: News): void {
      const isReported = news.event === 'balance' && waiting.some((one) => isSame(one, news))
      if (!isReported) waiting.push(news)
      if (marks.length === 0) flush()
    },
    /** Gives what ends the listening. */
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hold(): void {
      marks.push(waiting.length)
    },
    /** What an inner transaction has told waits for the outer one. */
    commit(): void {
      marks.pop()
      if (marks.length === 0) flush()
    },
    drop(): void {
      waiting.length = marks.pop() ?? 0
    },
  }
}

export type NewsDesk = ReturnType<typeof createNews>

function isSame(one: News, other: News): boolean {
  return one.event === other.event && one.member === other.member
}
