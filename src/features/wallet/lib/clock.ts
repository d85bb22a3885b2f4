const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Whole seconds from `now` (milliseconds) until an instant, rounded up: 0 only when it is there. */
export const secondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - now) / 1000))

/** Seconds as they run down: "14:32", from an hour on "1:14:32". */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${twoDigits(minutes)}:${rest}`
}

/** What the gateway's clock is ahead of the one here, in milliseconds; none where the gateway did not say. */
export function clockOffset(serverDate: string | undefined, receivedAt: number): number {
  const offset = serverDate === undefined ? 0 : Date.parse(serverDate) - receivedAt
  return Number.isFinite(offset) ? offset : 0
}
