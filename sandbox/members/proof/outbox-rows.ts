import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, textOrNull, whole } from '#sandbox/store/rows.ts'

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
  const insert = database.prepare(`
    INSERT INTO outbox (merchant, channel, recipient, text, code, at)
    VALUES (:merchant, :channel, :to, :text, :code, :at)`)
  const select = database.prepare(`
    SELECT * FROM outbox WHERE (:merchant IS NULL OR merchant = :merchant) AND (:to IS NULL OR recipient = :to)
    ORDER BY id DESC LIMIT :most`)
  const sweep = database.prepare('DELETE FROM outbox WHERE at <= ?')
  return {
    add(message: OutboxMessage): void {
      insert.run({ ...message })
    },
    /** The newest first. What is null is not asked for. */
    list({ merchant, to, most }: { merchant: string | null; to: string | null; most: number }): OutboxMessage[] {
      return select.all({ merchant, to, most }).map(messageOf)
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}

function messageOf(row: Row): OutboxMessage {
  return {
    merchant: text(row, 'merchant'),
    channel: text(row, 'channel') === 'sms' ? 'sms' : 'email',
    to: text(row, 'recipient'),
    text: text(row, 'text'),
    code: textOrNull(row, 'code'),
    at: whole(row, 'at'),
  }
}
