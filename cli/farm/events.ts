import type { Outcome } from './job.ts'

/** What happens in a farm, as `--events` prints it: one JSON object a line, with the moment. */
export type FarmEvent =
  | { event: 'job-taken'; job: string; worker: string; tenants: number }
  | { event: 'job-done'; job: string; worker: string; ms: number }
  | { event: 'job-dropped'; job: string; worker: string; reason: string }
  | { event: 'job-handed-back'; job: string; worker: string; reason: string }
  | { event: 'job-refused'; job: string; worker: string; reason: string }
  | { event: 'job-stalled'; job: string }
  | { event: 'tenant'; worker: string; code: string; state: Outcome['state']; ms: number; reason: string | null }
  | { event: 'tenant-lost'; worker: string; code: string; how: string; kills: number }
  | { event: 'redis'; state: 'away' | 'back' | 'emptied' }
  | { event: 'note'; text: string }
  | { event: 'planned'; run: string; tenants: number; stored: number; jobs: number; round: number }
  | {
      event: 'end'
      run: string
      ok: boolean
      built: number
      stored: number
      failed: number
      setApart: number
      ms: number
    }

export type Tell = (event: FarmEvent) => void

/** A line of `--events`. */
export const eventLine = (event: FarmEvent, now = new Date()) => JSON.stringify({ at: now.toISOString(), ...event })

/** The same for people; null where it is for machines alone. */
export function eventText(event: FarmEvent): string | null {
  switch (event.event) {
    case 'job-taken':
      return `${event.worker} took a job of ${event.tenants} tenants`
    case 'job-done':
      return `${event.worker} finished it in ${(event.ms / 1000).toFixed(1)} s`
    case 'job-dropped':
    case 'job-handed-back':
    case 'job-refused':
      return `${event.worker} ${event.event.slice(4).replace('-', ' ')} a job: ${event.reason}`
    case 'job-stalled':
      return 'A worker fell silent; its job goes to another'
    case 'tenant':
      return event.reason === null ? null : `${event.code} ${event.state}: ${event.reason}`
    case 'tenant-lost':
      return `${event.code} took a process with it (${event.kills}. time): ${event.how}`
    case 'redis':
      if (event.state === 'away') return 'Redis does not answer: waiting for it'
      return event.state === 'back' ? 'Redis is back' : 'Redis was emptied: planning again from inputs and store'
    case 'note':
      return event.text
    default:
      return null
  }
}
