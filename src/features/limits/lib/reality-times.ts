interface Times {
  /** The gateway's, when it answered. */
  now: string
  since: string
  nextCheckAt: string | null
}

const minute = 60_000

/** Whether a reality check was due when the gateway answered. */
export const isDue = ({ now, nextCheckAt }: Times): boolean =>
  nextCheckAt !== null && Date.parse(now) >= Date.parse(nextCheckAt)

/** In how many milliseconds to ask anew: each minute, and when the next check is due. */
export function nextLook(times: Times | undefined): number {
  if (!times?.nextCheckAt || isDue(times)) return minute
  return Math.min(minute, Math.max(1000, Date.parse(times.nextCheckAt) - Date.parse(times.now)))
}

/** For how many whole minutes the session has lasted, so long after the gateway answered. */
export function playedMinutes({ now, since }: Times, later = 0): number {
  return Math.max(0, Math.floor((Date.parse(now) + later - Date.parse(since)) / minute))
}
