import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

export const outboxSchema = `
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('sms', 'email')),
  recipient TEXT NOT NULL,
  text TEXT NOT NULL,
  code TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX outbox_by_time ON outbox (at)`

/** A message that a real gateway would send. */
export interface OutboxMessage {
  merchant: string
  channel: 'sms' | 'email'
  /** E.164, or an e-mail address. */
  to: string
  text: string
  /** The code in the text, where it has one. */
  code: string | null
  /** Milliseconds. */
  at: number
}

export function openOutbox(database: DatabaseSync) {
  const { all, run, table } = openStatements(database)
  const outbox = table('outbox')
  return {
    add: ({ to, ...message }: OutboxMessage) => outbox.add({ recipient: to, ...message }),
    /** The newest first. What is null is not asked for. */
    list: all(
      (asked: Param<{ merchant: string | null; to: string | null; most: number }>) => sql<OutboxMessage>`
        SELECT merchant, channel, recipient AS "to", text, code, at FROM outbox
        WHERE (${asked.merchant} IS NULL OR merchant = ${asked.merchant}) AND (${asked.to} IS NULL OR recipient = ${asked.to})
        ORDER BY id DESC LIMIT ${asked.most}`,
    ),
    sweep: run((before: Param<number>) => db.deleteFrom('outbox').where('at', '<=', before)),
  }
}
