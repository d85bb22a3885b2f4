import { setTimeout } from 'node:timers/promises'

/** Ends what hangs; it judges no speed. */
const defaultLimitMs = 25_000
const stepMs = 40

interface Polled {
  limitMs?: number
  /** What to add to the error, asked once the time is over. */
  detail?: () => string
}

/** Asks until the answer is yes. @throws with what was waited for */
export async function poll(
  what: string,
  isSo: () => Promise<boolean>,
  { limitMs = defaultLimitMs, detail = () => '' }: Polled = {},
): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`waited for ${what}${detail()}`)
    await setTimeout(stepMs)
  }
}
