let isSlow = false

/** Whether this browser has been quick enough for motion so far. One that was not once has none for the rest of the visit. */
export const isQuick = (): boolean => !isSlow

/** Begins to measure; gives what ends it. Longer than `limit` milliseconds is slow. */
export function watchFor(limit: number): () => void {
  const start = performance.now()
  return () => {
    if (performance.now() - start > limit) isSlow = true
  }
}

/** Milliseconds that a frame may take; a quick screen has one every sixteen. */
const maxFrameMs = 50

/**
 * Dims what was pressed until the browser has drawn it so: the press is answered with the next frame, and the frame tells
 * how quick the browser is. A window that draws nothing waits for nothing.
 */
export async function answerPress(pressed: HTMLElement | null | undefined): Promise<void> {
  pressed?.style.setProperty('opacity', '0.7')
  const drawn = watchFor(maxFrameMs)
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 2 * maxFrameMs)
  })
  drawn()
  pressed?.style.removeProperty('opacity')
}
