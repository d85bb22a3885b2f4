/** Milliseconds as the gateway writes an instant: "2026-11-20T14:32:08.000Z". */
export function instantOf(at: number): string {
  return new Date(at).toISOString()
}
