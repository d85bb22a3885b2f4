import type { DatabaseSync } from 'node:sqlite'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'
import type { PlayTerms } from './launches.ts'

export const playSessionsSchema = `
CREATE TABLE play_sessions (
  digest TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  merchant TEXT NOT NULL,
  member_id INTEGER REFERENCES members (id) ON DELETE CASCADE,
  session_id TEXT NOT NULL,
  node_id INTEGER NOT NULL,
  language TEXT NOT NULL,
  back_url TEXT NOT NULL,
  play_money INTEGER NOT NULL CHECK (play_money >= 0),
  last_used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX play_sessions_by_use ON play_sessions (last_used);
CREATE TABLE rounds (
  play_id TEXT NOT NULL,
  key TEXT NOT NULL,
  bet INTEGER NOT NULL CHECK (bet > 0),
  win INTEGER NOT NULL CHECK (win >= 0),
  balance INTEGER NOT NULL CHECK (balance >= 0),
  choice TEXT NOT NULL,
  result TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (play_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX rounds_by_time ON rounds (play_id, at)`

export interface PlaySessionRow extends PlayTerms {
  id: string
  /** Minor units; 0 where the member's wallet is played with. */
  play_money: number
  /** Milliseconds. */
  last_used: number
}

export interface RoundRow {
  key: string
  /** Minor units, as are the two below. */
  bet: number
  win: number
  /** After the round. */
  balance: number
  /** JSON, as is the result. */
  choice: string
  result: string
  /** Milliseconds. */
  at: number
}

export function openPlaySessions(database: DatabaseSync) {
  const { all, run, table } = openStatements(database)
  const [sessions, rounds] = [table('play_sessions'), table('rounds')]
  const idle = (since: Param<number>) => db.selectFrom('play_sessions').select('id').where('last_used', '<=', since)
  const sweepRounds = run((since: Param<number>) => db.deleteFrom('rounds').where('play_id', 'in', idle(since)))
  const sweep = run((since: Param<number>) => db.deleteFrom('play_sessions').where('last_used', '<=', since))
  return {
    add: (digest: string, play: PlaySessionRow) => sessions.add({ ...play, digest }),
    find: (digest: string): PlaySessionRow | null => sessions.find({ digest }),
    touch: (digest: string, at: number) => sessions.change({ digest }, { last_used: at }),
    playMoney: (id: string): number => sessions.find({ id })?.play_money ?? 0,
    /** In minor units. */
    setPlayMoney: (id: string, amount: number) => sessions.change({ id }, { play_money: amount }),
    /** Drops what was idle since, and its rounds: what moved money stays in the ledger. */
    sweep(idleSince: number): void {
      sweepRounds(idleSince)
      sweep(idleSince)
    },
    addRound: (play: string, row: RoundRow) => rounds.add({ ...row, play_id: play }),
    round: (play: string, key: string): RoundRow | null => rounds.find({ play_id: play, key }),
    /** The latest first. */
    rounds: all((play: Param<string>, most: Param<number>) =>
      db.selectFrom('rounds').selectAll().where('play_id', '=', play).orderBy('at', 'desc').orderBy('key').limit(most),
    ),
    /** Of all plays of a merchant's members and guests at one game, the latest first. */
    resultsAt: all((merchant: Param<string>, node: Param<number>, most: Param<number>) =>
      db
        .selectFrom('rounds')
        .innerJoin('play_sessions', 'play_sessions.id', 'rounds.play_id')
        .select('rounds.result')
        .where('play_sessions.merchant', '=', merchant)
        .where('play_sessions.node_id', '=', node)
        .orderBy('rounds.at', 'desc')
        .orderBy('rounds.key')
        .limit(most),
    ),
  }
}
