export type Verdict = 'ok' | 'warn' | 'fail'

/** One thing that was looked at; `livery doctor --json` prints it as it is. */
export interface Check {
  /** Stable, kebab-case: "open-files". */
  id: string
  title: string
  verdict: Verdict
  /** What was found. */
  detail: string
  /** What to do about it, as one sentence; null where all is well. */
  remedy: string | null
}

type Named = Pick<Check, 'id' | 'title'>

export const ok = (named: Named, detail: string): Check => ({ ...named, verdict: 'ok', detail, remedy: null })

export const warn = (named: Named, detail: string, remedy: string): Check => ({
  ...named,
  verdict: 'warn',
  detail,
  remedy,
})

export const fail = (named: Named, detail: string, remedy: string): Check => ({
  ...named,
  verdict: 'fail',
  detail,
  remedy,
})

/** What an error of the system says, in few words: its code, or its message. */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code
  return error instanceof Error ? error.message : String(error)
}
