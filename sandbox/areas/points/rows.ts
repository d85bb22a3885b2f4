import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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
  const { all, scalarOrNull, table } = openStatements(database)
  const points = table('points')
  const ofMember = (member: Param<number>) =>
    db.selectFrom('points').where('member_id', '=', member).orderBy('id', 'desc')
  const last = scalarOrNull((member: Param<number>) => ofMember(member).select('balance').limit(1))
  return {
    balance: (member: number): number => last(member) ?? 0,
    /**
     * Gives the balance after it. Must run inside a transaction. @throws RangeError where less than nothing would be
     * left, or nothing changes.
     */
    add({ member, ...entry }: NewPoints): number {
      const balance = (last(member) ?? 0) + entry.changed
      if (!Number.isSafeInteger(entry.changed) || entry.changed === 0 || balance < 0) {
        throw new RangeError(`A change of ${entry.changed} points leaves ${balance}`)
      }
      points.add({ ...entry, member_id: member, balance })
      return balance
    },
    has: (member: number, type: PointType, reference: string): boolean =>
      points.has({ member_id: member, type, reference }),
    /** The latest first. */
    page: all((member: Param<number>, limit: Param<number>, offset: Param<number>) =>
      ofMember(member).selectAll().limit(limit).offset(offset),
    ),
    count: (member: number): number => points.count({ member_id: member }),
  }
}
