import type { Page } from 'playwright'

declare global {
  interface Window {
    /** The longest event of each interaction, in milliseconds. */
    interactions: Map<number, { name: string; duration: number; startTime: number }>
  }
}

export interface Interactions {
  /** Milliseconds: the interaction to next paint as browsers report it of a visit, and the longest interaction. */
  inp: number
  longest: number
  maxNameLength: string
  interactions: number
}

function watch(): void {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration, name, startTime } = entry as PerformanceEntry & { interactionId?: number }
      if (interactionId === 0 || duration <= (window.interactions.get(interactionId)?.duration ?? 0)) continue
      window.interactions.set(interactionId, { name, duration, startTime })
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** From here on the page remembers how long its interactions took. */
export const watchInteractions = (page: Page): Promise<void> => page.evaluate(watch)

/**
 * They are told in their order, some time after they were painted, and quick
 * ones never: a last one that takes long enough to be told says that all before it were.
 */
async function entriesOf(page: Page) {
  const end = await page.evaluate(() => {
    const dawdle = () => {
      const until = performance.now() + 50
      while (performance.now() < until);
    }
    addEventListener('keydown', dawdle, { capture: true, once: true })
    return performance.now()
  })
  await page.keyboard.press('F8')
  await page.waitForFunction(
    (since) => [...window.interactions.values()].some(({ startTime }) => startTime >= since),
    end,
  )
  const all = await page.evaluate(() => [...window.interactions.values()])
  return all.filter(({ startTime }) => startTime < end)
}

/** The interactions of a visit that is over. */
export async function interactionsOf(page: Page): Promise<Interactions> {
  const sorted = (await entriesOf(page)).toSorted((one, two) => two.duration - one.duration)
  const [longest] = sorted
  return {
    // Browsers leave out the longest of every fifty.
    inp: sorted[Math.floor(sorted.length / 50)]?.duration ?? Number.NaN,
    longest: longest?.duration ?? Number.NaN,
    maxNameLength: longest?.name ?? '',
    interactions: sorted.length,
  }
}
