export interface AutoplayState {
  /** How many stops there are; nothing moves by itself with fewer than two. */
  count: number
  /** What the visitor chose with the pause button, if anything yet. */
  choice: 'play' | 'pause' | undefined
  /** A pointer is over it, or focus is inside it. */
  isHeld: boolean
  prefersReducedMotion: boolean
  /** The device is used by touch and this part stays still there unless asked to move. */
  isStillOnTouch: boolean
}

/** Whether the pause button shows "pause": moving was chosen, or is the default here. */
export function isAutoplayOn({ count, choice, prefersReducedMotion, isStillOnTouch }: AutoplayState): boolean {
  if (count < 2) return false
  if (choice !== undefined) return choice === 'play'
  return !prefersReducedMotion && !isStillOnTouch
}

/** Whether it moves right now: it is on, and nobody is reading or reaching for what it shows. */
export function isAutoplayRunning(state: AutoplayState): boolean {
  return isAutoplayOn(state) && !state.isHeld
}

/** Arrows stand beside a lane only when it has more than `arrowsFrom` stops. */
export function hasLaneArrows(count: number, arrowsFrom: number): boolean {
  return count > arrowsFrom
}

/** Which way an arrow key goes: 1 onwards, -1 back, 0 for any other key. Mirrored where text runs right to left. */
export function keyStep(key: string, dir: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (dir === 'ltr') ? 1 : -1
}
