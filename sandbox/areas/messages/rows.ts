import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

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

export interface MessageRow {
  id: number
  /** Which text it has, in every language. */
  template: string
  /** Milliseconds. */
  at: number
  is_read: number
}

/** What the platform wrote to its members. */
export function openMessages(database: DatabaseSync) {
  const add = database.prepare('INSERT INTO messages (member_id, template, at, is_read) VALUES (?, ?, ?, ?)')
  const list = database.prepare(`
    SELECT * FROM messages WHERE member_id = :member AND (:unread = 0 OR is_read = 0)
    ORDER BY at DESC, id DESC LIMIT :limit OFFSET :offset`)
  const count = database.prepare(
    'SELECT count(*) AS count, ifnull(sum(is_read = 0), 0) AS unread FROM messages WHERE member_id = ?',
  )
  const find = database.prepare('SELECT * FROM messages WHERE member_id = ? AND id = ?')
  const mark = database.prepare('UPDATE messages SET is_read = ? WHERE member_id = ? AND id = ?')
  const markAll = database.prepare('UPDATE messages SET is_read = ? WHERE member_id = ?')
  const remove = database.prepare('DELETE FROM messages WHERE member_id = ? AND id = ?')
  const removeAll = database.prepare('DELETE FROM messages WHERE member_id = ?')
  return {
    add(member: number, { template, at, is_read }: Omit<MessageRow, 'id'>): void {
      add.run(member, template, at, is_read)
    },
    /** The latest first; `unread` leaves out those that are read. */
    page: (member: number, { unread, limit, offset }: { unread: boolean; limit: number; offset: number }) =>
      list.all({ member, unread: unread ? 1 : 0, limit, offset }).map(messageOf),
    counts(member: number): { all: number; unread: number } {
      const row = count.get(member)
      return row ? { all: whole(row, 'count'), unread: whole(row, 'unread') } : { all: 0, unread: 0 }
    },
    find(member: number, id: number): MessageRow | null {
      const row = find.get(member, id)
      return row ? messageOf(row) : null
    },
    /** Without an id all of them. */
    mark(member: number, isRead: boolean, id?: number): void {
      if (id === undefined) markAll.run(isRead ? 1 : 0, member)
      else mark.run(isRead ? 1 : 0, member, id)
    },
    remove(member: number, id?: number): void {
      if (id === undefined) removeAll.run(member)
      else remove.run(member, id)
    },
  }
}

function messageOf(row: Row): MessageRow {
  return { id: whole(row, 'id'), template: text(row, 'template'), at: whole(row, 'at'), is_read: whole(row, 'is_read') }
}
