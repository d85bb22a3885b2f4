import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { all, table } = openStatements(database)
  return {
    add: table('feedback').add,
    /** The latest first. */
    latest: all((most: Param<number>) => db.selectFrom('feedback').selectAll().orderBy('id', 'desc').limit(most)),
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
  const { run, table } = openStatements(database)
  const { add, take } = table('chats')
  return {
    add,
    /** Once: whoever asks again gets nothing. */
    take: (key: string): ChatRow | null => take({ key }),
    sweep: run((before: Param<number>) => db.deleteFrom('chats').where('at', '<', before)),
  }
}
