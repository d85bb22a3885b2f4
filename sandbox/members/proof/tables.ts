import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type AttemptKey, attemptsSchema, openAttempts } from './attempts.ts'
import {
  type CaptchaRow,
  captchasSchema,
  hashedCaptchasSchema,
  openCaptchas,
  workingCaptchasSchema,
} from './captcha-rows.ts'
import { type CodeKey, type CodeRow, codesSchema, openCodes } from './code-rows.ts'
import { type OutboxMessage, openOutbox, outboxSchema } from './outbox-rows.ts'
import { openProtections, type Protection, protectionsSchema } from './protections.ts'
import { openTickets, type TicketRow, ticketsSchema } from './ticket-rows.ts'
import { limitsSchema, openLimits } from './try-rows.ts'

export const proofTables = tablesOf(
  [
    { from: 0, sql: [captchasSchema, attemptsSchema] },
    { from: 2, sql: [outboxSchema, codesSchema, limitsSchema] },
    { from: 3, sql: [ticketsSchema, protectionsSchema] },
    { from: 26, sql: [hashedCaptchasSchema] },
    { from: 30, sql: [workingCaptchasSchema] },
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

declare module '#sandbox/store/query.ts' {
  interface Schema {
    attempts: AttemptKey & { at: number }
    captchas: CaptchaRow
    codes: CodeKey & CodeRow
    outbox: WithId<Omit<OutboxMessage, 'to'>> & { recipient: string }
    protections: Protection & { member_id: number }
    recovery_codes: { member_id: number; digest: string }
    tickets: TicketRow
    limits: { merchant: string; subject: string; at: number }
  }
}
