import type { DatabaseSync } from 'node:sqlite'
import { text, textOrNull } from '#sandbox/store/rows.ts'

export const memberDetailsSchema = `
CREATE TABLE member_details (
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (member_id, name)
) STRICT, WITHOUT ROWID`

/** Details that registration may ask for, too: these stand with the member. */
const columns = ['nickname', 'payee_name', 'email', 'mobile', 'qq', 'line', 'whatsapp', 'facebook', 'wechat'] as const

type Column = (typeof columns)[number]

/** Where a detail is kept: a column of the member's, or a row beside it. */
export type DetailPlace = { column: Column } | { row: string }

/** What members tell of themselves. */
export function openMemberDetails(database: DatabaseSync) {
  const rowOf = database.prepare('SELECT value FROM member_details WHERE member_id = ? AND name = ?')
  const putRow = database.prepare('INSERT OR REPLACE INTO member_details VALUES (?, ?, ?)')
  const removeRow = database.prepare('DELETE FROM member_details WHERE member_id = ? AND name = ?')
  const rowTaken = database.prepare(`
    SELECT 1 FROM member_details JOIN members ON members.id = member_id
    WHERE merchant = ? AND member_details.name = ? AND value = ? COLLATE NOCASE AND member_id <> ?`)
  const byColumn = new Map(
    columns.map((column) => [
      column,
      {
        of: database.prepare(`SELECT ${column} AS value FROM members WHERE id = ?`),
        put: database.prepare(`UPDATE members SET ${column} = ? WHERE id = ?`),
        taken: database.prepare(
          `SELECT 1 FROM members WHERE merchant = ? AND ${column} = ? COLLATE NOCASE AND id <> ?`,
        ),
      },
    ]),
  )
  const statements = (column: Column) => {
    const found = byColumn.get(column)
    if (!found) throw new Error(`No such column: ${column}`)
    return found
  }
  return {
    /** Null where the member has told none. */
    of(member: number, place: DetailPlace): string | null {
      const row = 'row' in place ? rowOf.get(member, place.row) : statements(place.column).of.get(member)
      return row ? textOrNull(row, 'value') : null
    },
    /** Empty: it is taken out. */
    set(member: number, place: DetailPlace, value: string): void {
      if ('column' in place) statements(place.column).put.run(value === '' ? null : value, member)
      else if (value === '') removeRow.run(member, place.row)
      else putRow.run(member, place.row, value)
    },
    /** Whether another member of the merchant has it, in capitals or not. */
    isTaken({ merchant, member }: { merchant: string; member: number }, place: DetailPlace, value: string): boolean {
      const found =
        'row' in place
          ? rowTaken.get(merchant, place.row, value, member)
          : statements(place.column).taken.get(merchant, value, member)
      return found !== undefined
    },
    /** The picture that the member chose; null where none was. */
    avatar(member: number): number | null {
      const row = rowOf.get(member, 'avatar')
      return row ? Number(text(row, 'value')) : null
    },
    setAvatar(member: number, picture: number): void {
      putRow.run(member, 'avatar', String(picture))
    },
  }
}
