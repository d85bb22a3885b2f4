import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

export const feedbackSchema = `
CREATE TABLE feedback (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  merchant TEXT NOT NULL,
  member_id INTEGER REFERENCES members (id) ON DELETE SET NULL,
  sender TEXT NOT NULL,
  type INTEGER NOT NULL,
  content TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE TABLE chats (
  key TEXT PRIMARY KEY,
  merchant TEXT NOT NULL,
  language TEXT NOT NULL,
  sender TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT`

export interface FeedbackRow {
  /** What the sender can quote. */
  reference: string
  merchant: string
  /** Null for a guest. */
  member_id: number | null
  sender: string
  type: number
  content: string
  /** Milliseconds. */
  at: number
}

/** What players wrote to the operator. */
export function openFeedback(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO feedback (reference, merchant, member_id, sender, type, content, at)
    VALUES (:reference, :merchant, :member_id, :sender, :type, :content, :at)`)
  const latest = database.prepare('SELECT * FROM feedback ORDER BY id DESC LIMIT ?')
  return {
    add(row: FeedbackRow): void {
      add.run({ ...row })
    },
    /** The latest first. */
    latest: (most: number): FeedbackRow[] => latest.all(most).map(feedbackOf),
  }
}

function feedbackOf(row: Row): FeedbackRow {
  return {
    reference: text(row, 'reference'),
    merchant: text(row, 'merchant'),
    member_id: wholeOrNull(row, 'member_id'),
    sender: text(row, 'sender'),
    type: whole(row, 'type'),
    content: text(row, 'content'),
    at: whole(row, 'at'),
  }
}

export interface ChatRow {
  /** Of the address, good for one opening. */
  key: string
  merchant: string
  language: string
  /** Empty for a guest. */
  sender: string
  at: number
}

/** Conversations that were asked for and not opened yet. */
export function openChats(database: DatabaseSync) {
  const add = database.prepare(
    'INSERT INTO chats (key, merchant, language, sender, at) VALUES (:key, :merchant, :language, :sender, :at)',
  )
  const take = database.prepare('DELETE FROM chats WHERE key = ? RETURNING *')
  const sweep = database.prepare('DELETE FROM chats WHERE at < ?')
  return {
    add(row: ChatRow): void {
      add.run({ ...row })
    },
    /** Once: whoever asks again gets nothing. */
    take(key: string): ChatRow | null {
      const row = take.get(key)
      if (!row) return null
      return {
        key: text(row, 'key'),
        merchant: text(row, 'merchant'),
        language: text(row, 'language'),
        sender: text(row, 'sender'),
        at: whole(row, 'at'),
      }
    },
    sweep(before: number): void {
      sweep.run(before)
    },
  }
}
