/** What ended a build before its time; its exit code is 128 and the signal's number. */
export type Interruption = 'SIGINT' | 'SIGTERM'

const exitCodes: Record<Interruption, number> = { SIGINT: 130, SIGTERM: 143 }

export const exitCodeOf = (interruption: Interruption): number => exitCodes[interruption]

/** Milliseconds. What runs may come to its end for so long; then it is cut off. */
const patience = 5000

/**
 * On the first signal `stop` is called, and `cutOff` where that takes long; on the second the process ends at once, after
 * `cutOff`. Gives what takes the listeners away.
 */
export function onInterruption(listener: { stop(interruption: Interruption): void; cutOff(): void }): () => void {
  let timer: NodeJS.Timeout | undefined
  const hear = (interruption: Interruption) => {
    if (timer) {
      listener.cutOff()
      process.exit(exitCodes[interruption])
    }
    timer = setTimeout(() => listener.cutOff(), patience)
    listener.stop(interruption)
  }
  const signals = Object.keys(exitCodes) as Interruption[]
  for (const signal of signals) process.on(signal, hear)
  return () => {
    clearTimeout(timer)
    for (const signal of signals) process.off(signal, hear)
  }
}
