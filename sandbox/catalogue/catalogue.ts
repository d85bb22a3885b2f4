import type { DatabaseSync } from 'node:sqlite'
import { type Row, text, whole, wholeOrNull } from '../store/rows.ts'

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
  /** In hundredths of a per cent: 9650 is 96.50 %. Null where the vendor states none. */
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

const wanted = `type = :type AND vendor IN (SELECT value FROM json_each(:vendors)) AND CASE :selection
  WHEN 'JP' THEN has_jackpot = 1 WHEN 'NEW' THEN is_new = 1 WHEN 'HOT' THEN is_hot = 1 WHEN '' THEN 1
  ELSE class = :selection END`

export function openCatalogue(database: DatabaseSync) {
  const insert = database.prepare(`
    INSERT INTO games VALUES (:node_id, :code, :title, :vendor, :type, :class, :picture, :variant, :is_hot, :is_new,
      :has_jackpot, :has_trial, :min_bet, :max_bet, :live_count, :subject, :rtp, :volatility, :max_win, :themes, :features,
      :released)`)
  const insertHot = database.prepare('INSERT INTO hot_games VALUES (?, ?, ?)')
  const insertClosed = database.prepare('INSERT INTO closed_games VALUES (?, ?)')
  const closed = database.prepare(
    'SELECT games.* FROM closed_games JOIN games USING (node_id) WHERE closed_games.merchant = ?',
  )
  const all = database.prepare('SELECT * FROM games ORDER BY node_id')
  const counts = database.prepare('SELECT type, vendor, count(*) AS count FROM games GROUP BY type, vendor')
  const page = database.prepare(`SELECT * FROM games WHERE ${wanted} ORDER BY node_id LIMIT :limit OFFSET :offset`)
  const count = database.prepare(`SELECT count(*) AS count FROM games WHERE ${wanted}`)
  const byCode = database.prepare('SELECT * FROM games WHERE code = ?')
  const byNode = database.prepare('SELECT * FROM games WHERE node_id = ?')
  const hot = database.prepare(
    'SELECT games.* FROM hot_games JOIN games USING (node_id) WHERE merchant = ? ORDER BY place',
  )
  const bound = ({ type, vendors, selection }: GameFilter) => ({ type, vendors: JSON.stringify(vendors), selection })
  return {
    add(game: GameRow): void {
      insert.run({ ...game })
    },
    addHot(merchant: string, place: number, node: number): void {
      insertHot.run(merchant, place, node)
    },
    /** The seed's game under maintenance. */
    addClosed(merchant: string, node: number): void {
      insertClosed.run(merchant, node)
    },
    closed(merchant: string): GameRow | null {
      const row = closed.get(merchant)
      return row ? gameOf(row) : null
    },
    /** Every game, in the order of the node ids. */
    all: (): GameRow[] => all.all().map(gameOf),
    counts: (): { type: string; vendor: string; count: number }[] =>
      counts.all().map((row) => ({ type: text(row, 'type'), vendor: text(row, 'vendor'), count: whole(row, 'count') })),
    page: (filter: GameFilter, limit: number, offset: number): GameRow[] =>
      page.all({ ...bound(filter), limit, offset }).map(gameOf),
    count(filter: GameFilter): number {
      const row = count.get(bound(filter))
      return row ? whole(row, 'count') : 0
    },
    byCode(code: string): GameRow | null {
      const row = byCode.get(code)
      return row ? gameOf(row) : null
    },
    byNode(node: number): GameRow | null {
      const row = byNode.get(node)
      return row ? gameOf(row) : null
    },
    hot: (merchant: string): GameRow[] => hot.all(merchant).map(gameOf),
  }
}

function gameOf(row: Row): GameRow {
  return {
    node_id: whole(row, 'node_id'),
    code: text(row, 'code'),
    title: text(row, 'title'),
    vendor: text(row, 'vendor'),
    type: text(row, 'type'),
    class: text(row, 'class'),
    picture: text(row, 'picture'),
    variant: whole(row, 'variant'),
    is_hot: whole(row, 'is_hot'),
    is_new: whole(row, 'is_new'),
    has_jackpot: whole(row, 'has_jackpot'),
    has_trial: whole(row, 'has_trial'),
    min_bet: whole(row, 'min_bet'),
    max_bet: whole(row, 'max_bet'),
    live_count: whole(row, 'live_count'),
    subject: text(row, 'subject'),
    rtp: wholeOrNull(row, 'rtp'),
    volatility: volatilityOf(text(row, 'volatility')),
    max_win: whole(row, 'max_win'),
    themes: text(row, 'themes'),
    features: text(row, 'features'),
    released: text(row, 'released'),
  }
}

function volatilityOf(value: string): Volatility | '' {
  return value === 'low' || value === 'medium' || value === 'high' ? value : ''
}
