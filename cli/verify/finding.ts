import { type CheckName, type Fault, type Finding, placeOf } from '#cli/verify/site/finding.ts'
import type { Site } from '#cli/verify/site/site.ts'

/** A fault as it is reported. Paths start at the working folder. */
export function findingOf(shownDir: string, site: Site, check: CheckName, fault: Fault): Finding {
  const { file, offset, code, message, remedy } = fault
  const bytes = offset === null ? undefined : site.files.get(file)?.bytes()
  const place = bytes ? placeOf(bytes, offset) : { line: 1, column: 1 }
  return {
    tenant: site.code,
    check,
    file: `${shownDir}/${file}`,
    ...place,
    offset,
    severity: 'error',
    code,
    message,
    suggestion: remedy,
  }
}
