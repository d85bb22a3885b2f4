/** What of a draw the clock decides; instants of the gateway. */
export interface DrawTimes {
  closesAt: string
  drawsAt: string
}

/** `open`: takes bets; `closed`: waits for its numbers; `drawn`: its time is over. */
export type DrawPhase = 'open' | 'closed' | 'drawn'

/** `now` in milliseconds of the gateway's clock. */
export function phaseOf({ closesAt, drawsAt }: DrawTimes, now: number): DrawPhase {
  if (now < Date.parse(closesAt)) return 'open'
  return now < Date.parse(drawsAt) ? 'closed' : 'drawn'
}

/** Whole seconds until an instant, rounded up: 0 only when it is there. */
export function secondsUntil(instant: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Seconds as they run down: whole days, and a clock "03:12:44"; under an hour "12:44". */
export function clockOf(seconds: number): { days: number; clock: string } {
  const days = Math.floor(seconds / 86_400)
  const hours = Math.floor((seconds % 86_400) / 3600)
  const rest = [Math.floor((seconds % 3600) / 60), seconds % 60].map(twoDigits).join(':')
  return { days, clock: days > 0 || hours > 0 ? `${twoDigits(hours)}:${rest}` : rest }
}

const soonest = 2000
const latest = 600_000

/** How long to wait, in milliseconds, before the gateway is asked again which draw is on. */
export function untilNews(current: DrawTimes | null | undefined, now: number): number {
  if (!current) return 15_000
  const left = Date.parse(current.drawsAt) - now
  return left > 0 ? Math.min(left + 300, latest) : soonest
}
