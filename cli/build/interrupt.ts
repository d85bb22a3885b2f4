/** What ended a build before its time; its exit code is 128 and the signal's number. */
export type Interruption = 'SIGINT' | 'SIGTERM'

const exitCodes: Record<Interruption, number> = { SIGINT: 130, SIGTERM: 143 }

export const exitCodeOf = (interruption: Interruption): number => exitCodes[interruption]

/** Milliseconds. What runs may come to its end for so long; then it is cut off. */
const patience = 5000

interface Interruptible {
  done: Promise<void>
  /** Nothing further is begun. */
  stop(): void
  /** What runs is ended at once. */
  kill(): void
}

/**
 * Waits for a run. The first signal stops it, and kills it where it does not end soon; a second one kills it and ends the
 * process at once. Gives what interrupted it.
 */
export async function untilDone(run: Interruptible): Promise<Interruption | null> {
  let heard: Interruption | null = null
  let timer: NodeJS.Timeout | undefined
  const hear = (signal: Interruption) => {
    if (heard) {
      run.kill()
      return process.exit(exitCodes[signal])
    }
    heard = signal
    timer = setTimeout(() => run.kill(), patience)
    run.stop()
  }
  const signals = Object.keys(exitCodes) as Interruption[]
  for (const signal of signals) process.on(signal, hear)
  try {
    await run.done
  } finally {
    run.kill()
    clearTimeout(timer)
    for (const signal of signals) process.off(signal, hear)
  }
  return heard
}
