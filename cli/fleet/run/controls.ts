/** "leave" ends this process's part, "pause" waits, "halt" writes that the run is paused and ends, "stop" takes all back. */
export type Wanted = 'go' | 'pause' | 'stop' | 'leave' | 'halt'

/** What a person, or a signal, wants of a run that is under way. */
export class Controls {
  #wanted: Wanted = 'go'
  readonly #woken = new Set<() => void>()

  get wanted(): Wanted {
    return this.#wanted
  }

  want(wanted: Wanted): void {
    // Nothing is taken back from who was told to stop.
    if (this.#wanted === 'stop') return
    this.#wanted = wanted
    for (const wake of [...this.#woken]) wake()
  }

  /** Milliseconds pass, or something else is wanted. */
  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        this.#woken.delete(wake)
        resolve()
      }
      const timer = setTimeout(wake, Math.min(ms, 2 ** 31 - 1))
      this.#woken.add(wake)
    })
  }

  /** Something else is wanted than now. */
  change(): Promise<void> {
    return this.wait(Number.POSITIVE_INFINITY)
  }
}

/** Why a run does not go on. */
export class Halt extends Error {
  override readonly name = 'Halt'
  readonly kind: 'stop' | 'leave' | 'halt'

  constructor(kind: Halt['kind'], reason: string) {
    super(reason)
    this.kind = kind
  }
}
