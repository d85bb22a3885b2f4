import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { db, type Param } from '../store/query.ts'
import { openStatements } from '../store/statements.ts'

export const catalogueSchema = `
CREATE TABLE games (
  node_id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  vendor TEXT NOT NULL,
  type TEXT NOT NULL,
  class TEXT NOT NULL CHECK (class IN ('', 'TG', 'AC', 'BG')),
  picture TEXT NOT NULL,
  variant INTEGER NOT NULL,
  is_hot INTEGER NOT NULL CHECK (is_hot IN (0, 1)),
  is_new INTEGER NOT NULL CHECK (is_new IN (0, 1)),
  has_jackpot INTEGER NOT NULL CHECK (has_jackpot IN (0, 1)),
  has_trial INTEGER NOT NULL CHECK (has_trial IN (0, 1)),
  min_bet INTEGER NOT NULL,
  max_bet INTEGER NOT NULL CHECK (max_bet >= min_bet),
  live_count INTEGER NOT NULL,
  subject TEXT NOT NULL
) STRICT;
CREATE INDEX games_by_type ON games (type, vendor);
CREATE TABLE hot_games (
  merchant TEXT NOT NULL,
  place INTEGER NOT NULL,
  node_id INTEGER NOT NULL REFERENCES games (node_id),
  PRIMARY KEY (merchant, place)
) STRICT, WITHOUT ROWID`

/** What a vendor says of a game, and which one of a merchant's the seed has under maintenance. */
export const factsSchema = `
ALTER TABLE games ADD COLUMN rtp INTEGER;
ALTER TABLE games ADD COLUMN volatility TEXT NOT NULL DEFAULT '' CHECK (volatility IN ('', 'low', 'medium', 'high'));
ALTER TABLE games ADD COLUMN max_win INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN themes TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN features TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN released TEXT NOT NULL DEFAULT '';
CREATE TABLE closed_games (
  merchant TEXT PRIMARY KEY,
  node_id INTEGER NOT NULL REFERENCES games (node_id)
) STRICT, WITHOUT ROWID`

export type Volatility = 'low' | 'medium' | 'high'

export interface GameFacts {
  /** In basis points: 9650 is 96.50 %. Null where the vendor states none. */
  rtp: number | null
  volatility: Volatility | ''
  /** The largest win as a multiple of the bet; 0 where none is stated. */
  max_win: number
  /** Codes of text/themes.ts with blanks between. */
  themes: string
  features: string
  /** "2026-03-14", or empty. */
  released: string
}

export interface GameRow extends GameFacts {
  /** Also the order within the type. */
  node_id: number
  code: string
  title: string
  vendor: string
  /** "RNG", "LIVE" … */
  type: string
  /** The sub-filter: TG table games, AC arcade, BG bingo, or none. */
  class: string
  /** The id of a hero, or of a wide scene. */
  picture: string
  variant: number
  is_hot: number
  is_new: number
  has_jackpot: number
  has_trial: number
  /** In the reference unit that text/currencies.ts turns into each currency; both 0 where nothing is said. */
  min_bet: number
  max_bet: number
  /** 0 where nobody counts. */
  live_count: number
  /** A key of text/subjects.ts, or empty. */
  subject: string
}

export interface GameFilter {
  type: string
  vendors: readonly string[]
  /** "JP", "TG", "AC", "BG", "NEW", "HOT", or empty for all. */
  selection: string
}

const isWanted = ({ type, vendors, selection }: Param<GameFilter>) => sql<boolean>`type = ${type}
  AND vendor IN (SELECT value FROM json_each(${vendors})) AND CASE ${selection}
  WHEN 'JP' THEN has_jackpot = 1 WHEN 'NEW' THEN is_new = 1 WHEN 'HOT' THEN is_hot = 1 WHEN '' THEN 1
  ELSE class = ${selection} END`

export function openCatalogue(database: DatabaseSync) {
  const { all, find, scalar, table } = openStatements(database)
  const [games, hot, closed] = [table('games'), table('hot_games'), table('closed_games')]
  return {
    add: games.add,
    addHot: (merchant: string, place: number, node: number) => hot.add({ merchant, place, node_id: node }),
    /** The seed's game under maintenance. */
    addClosed: (merchant: string, node: number) => closed.add({ merchant, node_id: node }),
    closed: find(
      (merchant: Param<string>) => sql<GameRow>`
        SELECT games.* FROM closed_games JOIN games USING (node_id) WHERE closed_games.merchant = ${merchant}`,
    ),
    /** Every game, in the order of the node ids. */
    all: all(() => db.selectFrom('games').selectAll().orderBy('node_id')),
    counts: all(
      () => sql<{ type: string; vendor: string; count: number }>`
        SELECT type, vendor, count(*) AS count FROM games GROUP BY type, vendor`,
    ),
    page: all((filter: Param<GameFilter>, limit: Param<number>, offset: Param<number>) =>
      db.selectFrom('games').selectAll().where(isWanted(filter)).orderBy('node_id').limit(limit).offset(offset),
    ),
    titled: all(
      (titles: Param<readonly string[]>) =>
        sql<GameRow>`SELECT * FROM games WHERE title IN (SELECT value FROM json_each(${titles})) ORDER BY node_id`,
    ),
    count: scalar(
      (filter: Param<GameFilter>) =>
        sql<{ count: number }>`SELECT count(*) AS count FROM games WHERE ${isWanted(filter)}`,
    ),
    byCode: (code: string): GameRow | null => games.find({ code }),
    byNode: (node: number): GameRow | null => games.find({ node_id: node }),
    hot: all(
      (merchant: Param<string>) => sql<GameRow>`
        SELECT games.* FROM hot_games JOIN games USING (node_id) WHERE merchant = ${merchant} ORDER BY place`,
    ),
  }
}
