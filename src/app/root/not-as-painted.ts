import i18next from 'i18next'
import { report } from '#src/lib/report.ts'

/**
 * For React, which draws a part anew that differs from its first paint. That is a fault, unless the visitor has chosen another
 * language before the part was hydrated.
 */
export function notAsPainted(error: unknown): void {
  if (i18next.language === document.documentElement.dataset.page)
    report('The first paint was not what the page draws', error)
}
