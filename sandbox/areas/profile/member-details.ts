import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { scalarOrNull, table } = openStatements(database)
  const [members, details] = [table('members'), table('member_details')]
  const takenRow = scalarOrNull(
    (merchant: Param<string>, member: Param<number>, name: Param<string>, value: Param<string>) => sql<{ one: number }>`
      SELECT 1 AS one FROM member_details JOIN members ON members.id = member_id WHERE merchant = ${merchant}
      AND member_details.name = ${name} AND value = ${value} COLLATE NOCASE AND member_id <> ${member}`,
  )
  const takenColumn = new Map(
    columns.map((column) => [
      column,
      scalarOrNull(
        (merchant: Param<string>, member: Param<number>, value: Param<string>) => sql<{ one: number }>`
          SELECT 1 AS one FROM members
          WHERE merchant = ${merchant} AND ${sql.ref(column)} = ${value} COLLATE NOCASE AND id <> ${member}`,
      ),
    ]),
  )
  const rowOf = (member: number, name: string) => details.find({ member_id: member, name })?.value ?? null
  return {
    /** Null where the member has told none. */
    of: (member: number, place: DetailPlace): string | null =>
      'row' in place ? rowOf(member, place.row) : (members.find({ id: member })?.[place.column] ?? null),
    /** Empty: it is taken out. */
    set(member: number, place: DetailPlace, value: string): void {
      if ('column' in place) members.change({ id: member }, { [place.column]: value === '' ? null : value })
      else if (value === '') details.remove({ member_id: member, name: place.row })
      else details.put({ member_id: member, name: place.row, value })
    },
    /** Whether another member of the merchant has it, in capitals or not. */
    isTaken({ merchant, member }: { merchant: string; member: number }, place: DetailPlace, value: string): boolean {
      if ('row' in place) return takenRow(merchant, member, place.row, value) !== null
      return takenColumn.get(place.column)?.(merchant, member, value) === 1
    },
    /** The picture that the member chose; null where none was. */
    avatar(member: number): number | null {
      const value = rowOf(member, 'avatar')
      return value === null ? null : Number(value)
    },
    setAvatar: (member: number, picture: number): void =>
      details.put({ member_id: member, name: 'avatar', value: String(picture) }),
  }
}
