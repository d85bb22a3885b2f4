export type Severity = 'error' | 'warning'

/** One finding about a tenant's folder. Lines and columns count from 1; a finding about a whole file is at 1:1. */
export interface Diagnostic {
  /** The tenant's code; null for what belongs to no tenant (the shared tokens, the shared strings). */
  tenant: string | null
  /** Relative to the working folder, with forward slashes. */
  file: string
  line: number
  column: number
  severity: Severity
  /** Stable, kebab-case: "unknown-key". */
  code: string
  message: string
  /** The nearest right name or the thing to do, as one sentence; null where there is none. */
  suggestion: string | null
}

export const isError = ({ severity }: Diagnostic): boolean => severity === 'error'

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean => diagnostics.some(isError)

/** Each once: what is wrong with a file may be found by whoever lists the folder and by whoever reads it. */
export function distinctDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const keyOf = ({ file, line, column, code, message }: Diagnostic) =>
    JSON.stringify([file, line, column, code, message])
  return [...new Map(diagnostics.toReversed().map((finding) => [keyOf(finding), finding])).values()].reverse()
}
