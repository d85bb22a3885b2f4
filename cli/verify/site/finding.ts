import type { Diagnostic } from '#cli/terminal/diagnostic.ts'

/**
 * In the order of the table. `same` and `engines` cost builds and run only where they are asked for, as `placeholders`
 * does, which every release asks for: until then a tenant may be unfinished.
 */
export const checkNames = [
  'whole',
  'foreign',
  'traces',
  'secrets',
  'headers',
  'links',
  'html',
  'languages',
  'contrast',
  'budgets',
  'placeholders',
  'same',
  'engines',
] as const

export type CheckName = (typeof checkNames)[number]

/** What a check finds in a site. */
export interface SiteFinding {
  /** The path in the site. */
  file: string
  /** In bytes from the file's start; null where the file as a whole is meant. */
  offset: number | null
  /** Stable, kebab-case. */
  code: string
  message: string
  /** What to do about it, as one sentence. */
  remedy: string
}

/** A finding as it is reported: `file` is relative to the working folder, `suggestion` is the remedy. */
export interface Finding extends Diagnostic {
  check: CheckName
  offset: number | null
}

/** Line and column (in bytes) of an offset, both from 1. */
export function placeOf(bytes: Uint8Array, offset: number | null): { line: number; column: number } {
  let line = 1
  let start = 0
  const end = Math.min(offset ?? 0, bytes.length)
  for (let at = bytes.indexOf(10); at >= 0 && at < end; at = bytes.indexOf(10, at + 1)) {
    line += 1
    start = at + 1
  }
  return { line, column: end - start + 1 }
}

const uncheckableKinds = {
  'not-built': (tenant: string) => ['There is no built site', `livery build -t ${tenant}`],
  'tenant-unsound': (tenant: string) => ['The tenant cannot be read', `livery validate -t ${tenant} says why.`],
  'check-failed': (tenant: string, reason: string) => [
    `The checks ended early: ${reason}`,
    `livery verify -t ${tenant} says more.`,
  ],
  'cannot-read': (_: string, reason: string) => [`The site cannot be read: ${reason}`, 'Build the site anew.'],
} as const

/** What is said of a tenant whose site cannot be checked: `file` is what is missing or cannot be read. */
export function uncheckable(
  { tenant, file }: { tenant: string; file: string },
  code: keyof typeof uncheckableKinds,
  reason = '',
): Finding {
  const [message = '', suggestion = ''] = uncheckableKinds[code](tenant, reason)
  const place = { tenant, check: 'whole' as const, file, line: 1, column: 1, offset: null, severity: 'error' as const }
  return { ...place, code, message, suggestion }
}
