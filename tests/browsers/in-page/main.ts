import { auditPage } from './audit.ts'
import { recordFaults, takeFaults } from './faults.ts'
import { choose, find, pointOf, selectText } from './find.ts'

/** What the driver calls in every page, whatever the engine. */
const inPage = { auditPage, takeFaults, choose, find, pointOf, selectText }

export type InPage = typeof inPage

declare global {
  interface Window {
    inPage: InPage
  }
}

window.inPage = inPage
recordFaults()
