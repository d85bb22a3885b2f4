import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'

/** Entries are only ever added; each keeps the balance that it left, which is never below zero. Points never expire. */
export const pointsSchema = `
CREATE TABLE points (
  id INTEGER PRIMARY KEY,
  member_id INTEGER NOT NULL REFERENCES members (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('earned', 'mission', 'redeemed', 'returned', 'exchanged', 'given')),
  changed INTEGER NOT NULL CHECK (changed <> 0),
  balance INTEGER NOT NULL CHECK (balance >= 0),
  reference TEXT NOT NULL,
  remark TEXT NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (member_id, type, reference)
) STRICT;
CREATE INDEX points_by_member ON points (member_id, id);
CREATE TRIGGER points_are_final BEFORE UPDATE ON points BEGIN SELECT raise(ABORT, 'points are final'); END`

export const pointTypes = ['earned', 'mission', 'redeemed', 'returned', 'exchanged', 'given'] as const
export type PointType = (typeof pointTypes)[number]

export interface NewPoints {
  member: number
  type: PointType
  /** Whole points; what goes away is below zero. */
  changed: number
  /** What they are part of; a member has no two entries of a type with the same one. */
  reference: string
  /** What they were for, by language, as JSON: `{"EN":"Prize wheel"}`; empty where there is nothing to say. */
  remark: string
  /** Milliseconds. */
  at: number
}

export interface PointsRow extends Omit<NewPoints, 'member'> {
  id: number
  /** Right after it. */
  balance: number
}

export function openPoints(database: DatabaseSync) {
  const last = database.prepare('SELECT balance FROM points WHERE member_id = ? ORDER BY id DESC LIMIT 1')
  const add = database.prepare(`
    INSERT INTO points (member_id, type, changed, balance, reference, remark, at)
    VALUES (:member, :type, :changed, :balance, :reference, :remark, :at)`)
  const find = database.prepare('SELECT 1 FROM points WHERE member_id = ? AND type = ? AND reference = ?')
  const list = database.prepare('SELECT * FROM points WHERE member_id = ? ORDER BY id DESC LIMIT ? OFFSET ?')
  const count = database.prepare('SELECT count(*) AS count FROM points WHERE member_id = ?')
  const balanceOf = (member: number): number => {
    const row = last.get(member)
    return row ? whole(row, 'balance') : 0
  }
  return {
    balance: balanceOf,
    /**
     * Gives the balance after it. Must run inside `together`. @throws RangeError where less than nothing would be left, or
     * nothing changes.
     */
    add(points: NewPoints): number {
      const balance = balanceOf(points.member) + points.changed
      if (!Number.isSafeInteger(points.changed) || points.changed === 0 || balance < 0) {
        throw new RangeError(`A change of ${points.changed} points leaves ${balance}`)
      }
      add.run({ ...points, balance })
      return balance
    },
    has: (member: number, type: PointType, reference: string): boolean =>
      find.get(member, type, reference) !== undefined,
    /** The latest first. */
    page: (member: number, limit: number, offset: number): PointsRow[] => list.all(member, limit, offset).map(pointsOf),
    count(member: number): number {
      const row = count.get(member)
      return row ? whole(row, 'count') : 0
    },
  }
}

function pointsOf(row: Row): PointsRow {
  const type = pointTypes.find((each) => each === text(row, 'type'))
  if (!type) throw new TypeError('Column type is not a type of points')
  return {
    id: whole(row, 'id'),
    type,
    changed: whole(row, 'changed'),
    balance: whole(row, 'balance'),
    reference: text(row, 'reference'),
    remark: text(row, 'remark'),
    at: whole(row, 'at'),
  }
}
