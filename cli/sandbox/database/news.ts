/** What a member is told of once the transaction that made it so is in. */
export type News =
  | { member: number; event: 'balance' | 'counts' }
  | { member: number; event: 'deposit' | 'withdrawal'; id: string; state: string }

type Listener = (news: News) => void

/** Holds back what happens inside a transaction until it is committed; what is rolled back was never said. */
export function createNews() {
  const listeners = new Set<Listener>()
  let waiting: News[] = []
  let isHeld = false

  const flush = (): void => {
    const told = waiting
    waiting = []
    for (const news of told) for (const listener of listeners) listener(news)
  }
  return {
    tell(news: News): void {
      const isTold = news.event === 'balance' && waiting.some((one) => isSame(one, news))
      if (!isTold) waiting.push(news)
      if (!isHeld) flush()
    },
    /** Gives what ends the listening. */
    listen(listener: Listener): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    hold(): void {
      isHeld = true
    },
    commit(): void {
      isHeld = false
      flush()
    },
    drop(): void {
      isHeld = false
      waiting = []
    },
  }
}

export type NewsDesk = ReturnType<typeof createNews>

function isSame(one: News, other: News): boolean {
  return one.event === other.event && one.member === other.member
}
