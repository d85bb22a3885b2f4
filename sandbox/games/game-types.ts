/** What the demo games and their server tell each other. Amounts are whole hundredths of the currency's unit. */
export type GameKind = 'slot' | 'wheel' | 'fish' | 'ticket'

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

export type GameRules = SlotRules | WheelRules | FishRules | TicketRules

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

export type RoundResult = SlotResult | WheelResult | FishResult | TicketResult

/** A settled bet. */
export interface Round {
  key: string
  bet: number
  win: number
  /** After it. */
  balance: number
  result: RoundResult
}

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
  backUrl: string
  /** Who may be told that the balance changed. */
  siteOrigin: string
}
