import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { attemptsSchema, openAttempts } from './attempts.ts'
import { captchasSchema, hashedCaptchasSchema, openCaptchas } from './captcha-rows.ts'
import { codesSchema, openCodes } from './code-rows.ts'
import { openOutbox, outboxSchema } from './outbox-rows.ts'
import { openProtections, protectionsSchema } from './protections.ts'
import { openTickets, ticketsSchema } from './ticket-rows.ts'
import { limitsSchema, openLimits } from './try-rows.ts'

export const proofTables = tablesOf(
  [
    { from: 0, sql: [captchasSchema, attemptsSchema] },
    { from: 2, sql: [outboxSchema, codesSchema, limitsSchema] },
    { from: 3, sql: [ticketsSchema, protectionsSchema] },
    { from: 26, sql: [hashedCaptchasSchema] },
  ],
  (database) => ({
    protections: openProtections(database),
    tickets: openTickets(database),
    captchas: openCaptchas(database),
    attempts: openAttempts(database),
    limits: openLimits(database),
    codes: openCodes(database),
    outbox: openOutbox(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof proofTables> {}
}
