import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

/** What a member has not read is counted, and no longer kept beside the member. */
export const messagesSchema = `
CREATE TABLE messages (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  template TEXT NOT NULL,
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL CHECK (is_read IN (0, 1))
) STRICT;
CREATE INDEX messages_by_member ON messages (member_id, at);
ALTER TABLE members DROP COLUMN unread_messages`

/** The figures and names of what an event tells. */
export const messageDetailsSchema = "ALTER TABLE messages ADD COLUMN details TEXT NOT NULL DEFAULT '{}'"

export interface MessageRow {
  id: number
  /** Which text it has, in every language: an event, or a letter of the operator. */
  template: string
  /** The values of an event's text, as JSON. */
  details: string
  /** Milliseconds. */
  at: number
  is_read: number
}

/** What the platform wrote to its members. */
export function openMessages(database: DatabaseSync) {
  const { all, one, table } = openStatements(database)
  const messages = table('messages')
  const keyOf = (member: number, id?: number) => ({ member_id: member, ...(id !== undefined && { id }) })
  return {
    add: (member: number, row: Omit<MessageRow, 'id'>) => messages.add({ ...row, member_id: member }),
    /** The latest first; `unread` leaves out those that are read. */
    page: all((member: Param<number>, asked: Param<{ unread: boolean; limit: number; offset: number }>) =>
      db
        .selectFrom('messages')
        .selectAll()
        .where('member_id', '=', member)
        .where(sql<boolean>`(${asked.unread} = 0 OR is_read = 0)`)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(asked.limit)
        .offset(asked.offset),
    ),
    counts: one(
      (member: Param<number>) => sql<{ all: number; unread: number }>`
        SELECT count(*) AS "all", ifnull(sum(is_read = 0), 0) AS unread FROM messages WHERE member_id = ${member}`,
    ),
    find: (member: number, id: number): MessageRow | null => messages.find({ member_id: member, id }),
    /** Without an id all of them. */
    mark: (member: number, isRead: boolean, id?: number) =>
      messages.change(keyOf(member, id), { is_read: isRead ? 1 : 0 }),
    remove: (member: number, id?: number) => messages.remove(keyOf(member, id)),
  }
}
