import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole } from '#sandbox/store/rows.ts'
import { type PlayTerms, termsOf } from './launches.ts'

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
  /** Hundredths; 0 where the member's wallet is played with. */
  play_money: number
  /** Milliseconds. */
  last_used: number
}

export interface RoundRow {
  key: string
  /** Hundredths, as are the two below. */
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
  const insert = database.prepare(`
    INSERT INTO play_sessions VALUES (:digest, :id, :merchant, :member_id, :session_id, :node_id, :language, :back_url,
      :play_money, :last_used)`)
  const find = database.prepare('SELECT * FROM play_sessions WHERE digest = ?')
  const touch = database.prepare('UPDATE play_sessions SET last_used = ? WHERE digest = ?')
  const playMoney = database.prepare('SELECT play_money FROM play_sessions WHERE id = ?')
  const setPlayMoney = database.prepare('UPDATE play_sessions SET play_money = ? WHERE id = ?')
  const sweepRounds = database.prepare(
    'DELETE FROM rounds WHERE play_id IN (SELECT id FROM play_sessions WHERE last_used <= ?)',
  )
  const sweep = database.prepare('DELETE FROM play_sessions WHERE last_used <= ?')
  const addRound = database.prepare(
    'INSERT INTO rounds VALUES (:play, :key, :bet, :win, :balance, :choice, :result, :at)',
  )
  const round = database.prepare('SELECT * FROM rounds WHERE play_id = ? AND key = ?')
  const latest = database.prepare('SELECT * FROM rounds WHERE play_id = ? ORDER BY at DESC, key LIMIT ?')
  return {
    add(digest: string, play: PlaySessionRow): void {
      insert.run({ digest, ...play })
    },
    find(digest: string): PlaySessionRow | null {
      const row = find.get(digest)
      return row
        ? {
            ...termsOf(row),
            id: text(row, 'id'),
            play_money: whole(row, 'play_money'),
            last_used: whole(row, 'last_used'),
          }
        : null
    },
    touch(digest: string, at: number): void {
      touch.run(at, digest)
    },
    playMoney(id: string): number {
      const row = playMoney.get(id)
      return row ? whole(row, 'play_money') : 0
    },
    setPlayMoney(id: string, hundredths: number): void {
      setPlayMoney.run(hundredths, id)
    },
    /** Drops what was idle since, and its rounds: what moved money stays in the ledger. */
    sweep(idleSince: number): void {
      sweepRounds.run(idleSince)
      sweep.run(idleSince)
    },
    addRound(play: string, row: RoundRow): void {
      addRound.run({ play, ...row })
    },
    round(play: string, key: string): RoundRow | null {
      const row = round.get(play, key)
      return row ? roundOf(row) : null
    },
    /** The latest first. */
    rounds: (play: string, most: number): RoundRow[] => latest.all(play, most).map(roundOf),
  }
}

function roundOf(row: Row): RoundRow {
  return {
    key: text(row, 'key'),
    bet: whole(row, 'bet'),
    win: whole(row, 'win'),
    balance: whole(row, 'balance'),
    choice: text(row, 'choice'),
    result: text(row, 'result'),
    at: whole(row, 'at'),
  }
}
