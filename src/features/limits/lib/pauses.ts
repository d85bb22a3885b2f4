interface Pause {
  kind: 'break' | 'exclusion'
  until: string | null
}

/** When a break of so many hours ends, as an instant. */
export const endsAfter = (from: number, hours: number): string => new Date(from + hours * 3_600_000).toISOString()

/** Whether a break until `end` is one: where one runs, only a longer. */
export function isOffered(pause: Pause | null, end: string): boolean {
  if (!pause) return true
  return pause.until !== null && Date.parse(end) > Date.parse(pause.until)
}
