import { type CheckName, type Finding, placeOf, type SiteFinding } from '#cli/verify/site/finding.ts'
import type { Site } from '#cli/verify/site/site.ts'

/** A finding as it is reported. Paths start at the working folder. */
export function findingOf(shownDir: string, site: Site, check: CheckName, finding: SiteFinding): Finding {
  const { file, offset, code, message, remedy } = finding
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
