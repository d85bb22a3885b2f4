import dayjs from 'dayjs'
import { dayAfter, dayOf } from '#sandbox/lib/days.ts'

/** "09:00" to "23:00" in the merchant's zone; `to` "24:00" is midnight. */
export interface ChatHours {
  from: string
  to: string
}

/** When a closed chat opens again, in milliseconds; null while it is open, as it always is without hours. */
export function opensAgainAt(hours: ChatHours | null, at: number, zone: string): number | null {
  if (hours === null) return null
  const day = dayOf(at, zone)
  const now = dayjs.tz(at, zone).format('HH:mm')
  if (now >= hours.from && now < hours.to) return null
  const opens = now < hours.from ? day : dayAfter(day)
  return dayjs.tz(`${opens} ${hours.from}`, zone).valueOf()
}
