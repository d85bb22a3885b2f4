import type english from '#sandbox/locales/en/games.json'

/** What the demo games and their server tell each other. Amounts are whole hundredths of the currency's unit. */
export const gameKinds = ['slot', 'wheel', 'cards', 'live', 'roulette', 'fish', 'ticket', 'book', 'fight'] as const

export type GameKind = (typeof gameKinds)[number]

export interface SlotRules {
  kind: 'slot'
  /** Addresses of the nine pictures; the first one is wild. */
  symbols: readonly string[]
  /** For three, four and five in a row from the left, by symbol, in bets of a line. */
  pays: readonly (readonly number[])[]
  /** By line: the row, 0-2, on each of the five reels. */
  lines: readonly (readonly number[])[]
}

export interface WheelRules {
  kind: 'wheel'
  /** The colour, 0-3, of each sector in the order round the wheel. */
  sectors: readonly number[]
  /** What each colour pays, as a multiple of the bet. */
  pays: readonly number[]
}

export interface FishRules {
  kind: 'fish'
  /** A picture and what a catch pays, as a multiple of the shot. */
  species: readonly { picture: string; pays: number }[]
}

export interface TicketRules {
  kind: 'ticket'
  numbers: number
  picks: number
  /** By how many of the picks were drawn. */
  pays: readonly number[]
}

/** What a match counts. */
export type BookUnit = 'goals' | 'runs' | 'points' | 'sets' | 'maps' | 'races' | 'rounds'

export interface Market {
  /** Of each selection; 1 together. */
  chances: readonly number[]
  /** Decimal: what comes back of a bet of 1. */
  odds: readonly number[]
}

export interface OddsEvent {
  sides: readonly [string, string]
  /** Who wins (the first side, a draw where there is one, the second); then, of a match, over the line and under it. */
  markets: readonly Market[]
}

export interface BookRules {
  kind: 'book'
  unit: BookUnit
  line: number
  /** In basis points. */
  rtp: number
  events: readonly OddsEvent[]
}

export interface FightRules {
  kind: 'fight'
  rtp: number
  events: readonly OddsEvent[]
}

export type CardGame = 'baccarat' | 'dragonTiger' | 'sicBo'

type DiceBet = 'small' | 'big' | 'odd' | 'even' | 'triple'

export interface CardBet {
  name: 'player' | 'banker' | 'playerPair' | 'bankerPair' | 'dragon' | 'tiger' | 'tied' | DiceBet
  /** As a multiple of the bet. */
  pays: number
  /** The same, where neither side wins. */
  onTie: number
  /** Its exact return, in basis points. */
  rtp: number
}

export interface CardRules {
  /** "live" has a dealer behind the table; sic bo is played there alone. */
  kind: 'cards' | 'live'
  game: CardGame
  /** A bet is chosen by its place. */
  bets: readonly CardBet[]
  /** A picture of 480 by 320. */
  scene: string
}

/** What its numbers have in common; "range" is from its first number to its last. */
export interface RouletteBet {
  name: 'straight' | 'range' | 'even' | 'odd' | 'red' | 'black'
  numbers: readonly number[]
}

export interface RouletteRules {
  kind: 'roulette'
  /** In their order round the wheel. */
  pockets: readonly number[]
  /** A bet is chosen by its place; pays are multiples of the bet. */
  bets: readonly (RouletteBet & { pays: number })[]
  /** Of every bet, in basis points. */
  rtp: number
  scene: string
}

export type GameRules =
  | SlotRules
  | WheelRules
  | FishRules
  | TicketRules
  | BookRules
  | FightRules
  | CardRules
  | RouletteRules

export interface SlotResult {
  /** Five reels of three symbols, from the top. */
  window: readonly (readonly number[])[]
  wins: readonly { line: number; length: number; win: number }[]
}

export interface WheelResult {
  sector: number
}

export interface FishResult {
  isCaught: boolean
}

export interface TicketResult {
  drawn: readonly number[]
}

export interface MatchResult {
  /** From nothing to the end, the first side's first. */
  scores: readonly (readonly [number, number])[]
}

export interface BoutResult {
  /** 0 for the first side, 1 for a draw, 2 for the second. */
  outcome: number
}

export interface CardResult {
  /** Of either side: 0-51, thirteen of a suit from the ace on; spades, hearts, clubs, diamonds. In sic bo three dice, and none. */
  hands: readonly [readonly number[], readonly number[]]
  /** The points of baccarat; in dragon tiger 1 for an ace to 13 for a king; in sic bo the sum of the dice, and 0. */
  points: readonly [number, number]
}

export interface RouletteResult {
  pocket: number
}

export type RoundResult =
  | SlotResult
  | WheelResult
  | FishResult
  | TicketResult
  | MatchResult
  | BoutResult
  | CardResult
  | RouletteResult

/** A settled bet. */
export interface Round {
  key: string
  bet: number
  win: number
  /** After it. */
  balance: number
  result: RoundResult
}

/** The shapes of a slot machine, so that two vendors' machines do not look alike. */
export type Cabinet = 'arch' | 'gable' | 'marquee' | 'timber'

/** What a launch is exchanged for. */
export interface OpenedPlay {
  token: string
  mode: 'real' | 'trial'
  title: string
  currency: string
  balance: number
  bets: readonly number[]
  /** In basis points; null where the vendor states none. */
  rtp: number | null
  rules: GameRules
  /** From the glow at the heart to the night at the edge, of the game's poster. */
  colours: Readonly<Record<'glow' | 'bright' | 'mid' | 'dark' | 'night', string>>
  picture: string
  /** What stands round the reels of a slot that is drawn as its vendor draws; absent elsewhere. */
  stage?: { world: string; title: string; cabinet: Cabinet }
  backUrl: string
  /** Who may be told that the balance changed. */
  siteOrigin: string
}

type Texts = typeof english

/** A text of a game's page, by its key. */
export type GameText = keyof Texts['page'] | keyof Texts['odds'] | keyof Texts['table']
