const secondMs = 1000
const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 86_400_000

/** Zones without summer time, with their hours before UTC. */
const zoneHours = {
  'Asia/Ho_Chi_Minh': 7,
  'Asia/Bangkok': 7,
  'Asia/Vientiane': 7,
  'Asia/Singapore': 8,
} as const

export type LotteryZone = keyof typeof zoneHours

/** A date of the zone's calendar. */
export interface LocalDay {
  /** 0 is Sunday. */
  weekday: number
  dayOfMonth: number
}

export type Schedule = {
  zone: LotteryZone
  /** How long before the draw the last bet is taken. */
  closesBeforeMs: number
} & (
  | { kind: 'interval'; everyMs: number }
  | { kind: 'days' /** After the zone's midnight. */; timeMs: number; isDrawDay(day: LocalDay): boolean }
)

/** A draw by the clock; instants in milliseconds. It opens with the draw before it. */
export interface ScheduledDraw {
  no: string
  opensAt: number
  closesAt: number
  drawsAt: number
}

export function everySeconds(seconds: number, zone: LotteryZone, closesBefore: number): Schedule {
  return { kind: 'interval', zone, everyMs: seconds * secondMs, closesBeforeMs: closesBefore * secondMs }
}

/** `time` is of the zone: "18:15"; closes so many minutes before. */
export function onDays(
  { time, zone, closesBefore }: { time: string; zone: LotteryZone; closesBefore: number },
  isDrawDay: (day: LocalDay) => boolean,
): Schedule {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const timeMs = hours * hourMs + minutes * minuteMs
  return { kind: 'days', zone, timeMs, isDrawDay, closesBeforeMs: closesBefore * minuteMs }
}

/** The first draw after an instant. */
export function drawAfter(schedule: Schedule, at: number): ScheduledDraw {
  return drawAt(schedule, nextInstant(schedule, at))
}

/** The last draws up to an instant, the latest first. */
export function drawsUpTo(schedule: Schedule, at: number, count: number): ScheduledDraw[] {
  const draws: ScheduledDraw[] = []
  for (let draw = drawAt(schedule, instantUpTo(schedule, at)); draws.length < count; ) {
    draws.push(draw)
    draw = drawAt(schedule, draw.opensAt)
  }
  return draws
}

/** Whether the schedule has a draw of this number, past or to come. */
export function hasDraw(schedule: Schedule, no: string): boolean {
  const [, year, month, day, place] = /^(\d{4})(\d{2})(\d{2})(?:-(\d{4}))?$/.exec(no) ?? []
  if ((schedule.kind === 'interval') !== (place !== undefined)) return false
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day)) - offsetOf(schedule)
  if (Number.isNaN(midnight)) return false
  const at = midnight + (schedule.kind === 'interval' ? Number(place) * schedule.everyMs : schedule.timeMs)
  return drawAt(schedule, instantUpTo(schedule, at)).no === no
}

export function hoursBeforeUtc(zone: LotteryZone): number {
  return zoneHours[zone]
}

function offsetOf({ zone }: Schedule): number {
  return zoneHours[zone] * hourMs
}

/** The instant, counted from midnights of the zone as if they were UTC's. */
function localOf(schedule: Schedule, at: number): number {
  return at + offsetOf(schedule)
}

function isDrawnOn(schedule: Schedule & { kind: 'days' }, midnight: number): boolean {
  const date = new Date(midnight)
  return schedule.isDrawDay({ weekday: date.getUTCDay(), dayOfMonth: date.getUTCDate() })
}

function nextInstant(schedule: Schedule, at: number): number {
  const local = localOf(schedule, at)
  if (schedule.kind === 'interval')
    return (Math.floor(local / schedule.everyMs) + 1) * schedule.everyMs - offsetOf(schedule)
  let midnight = Math.floor(local / dayMs) * dayMs
  while (midnight + schedule.timeMs <= local || !isDrawnOn(schedule, midnight)) midnight += dayMs
  return midnight + schedule.timeMs - offsetOf(schedule)
}

function instantUpTo(schedule: Schedule, at: number): number {
  const local = localOf(schedule, at)
  if (schedule.kind === 'interval') return Math.floor(local / schedule.everyMs) * schedule.everyMs - offsetOf(schedule)
  let midnight = Math.floor(local / dayMs) * dayMs
  while (midnight + schedule.timeMs > local || !isDrawnOn(schedule, midnight)) midnight -= dayMs
  return midnight + schedule.timeMs - offsetOf(schedule)
}

function drawAt(schedule: Schedule, drawsAt: number): ScheduledDraw {
  const opensAt = instantUpTo(schedule, drawsAt - 1)
  return { no: numberOf(schedule, drawsAt), opensAt, closesAt: drawsAt - schedule.closesBeforeMs, drawsAt }
}

/** "20261120-0731": the zone's date and, where there are many a day, the place in it; midnight's is the day's last. */
function numberOf(schedule: Schedule, drawsAt: number): string {
  const local = localOf(schedule, drawsAt)
  if (schedule.kind === 'days') return dateOf(local)
  const place = Math.ceil(((local - 1) % dayMs) / schedule.everyMs)
  return `${dateOf(local - 1)}-${String(place).padStart(4, '0')}`
}

function dateOf(local: number): string {
  return new Date(local).toISOString().slice(0, 10).replaceAll('-', '')
}
