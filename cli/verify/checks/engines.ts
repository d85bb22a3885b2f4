import type { Finding } from '../site/finding.ts'

/** A file that the two engines made differently. */
interface Mismatch {
  profile: string
  open: readonly string[]
  file: string
  reason: string
}

/** What is said of profiles whose code is not, byte for byte, what compiling them by themselves gives. */
export function engineFindings(mismatches: readonly Mismatch[]): Finding[] {
  return mismatches.map(({ profile, open, file, reason }) => ({
    tenant: null,
    check: 'engines',
    file: `assets/${file}`,
    line: 1,
    column: 1,
    offset: null,
    severity: 'error',
    code: 'engines-differ',
    message: `Profile ${profile} (open: ${open.join(' ') || 'nothing'}): ${reason}`,
    suggestion: 'Build with --engine full until it is fixed; the chunk and the gates say where to look.',
  }))
}
