import * as z from 'zod/mini'
import { amount, decimal, defineMemberCall, instant } from '../call.ts'

/**
 * LOTT: numbers and dice at short intervals; ZY: the operator's own; ELOTT: Vietnam's regions; SEA: Thailand, Laos, 4D.
 * A type alone: a site without a kind of lottery does not name it.
 */
export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA'

const prizeMode = z.string().check(z.maxLength(16))

const draw = z.object({
  /** The gateway's number of the draw: "20261120-0731". */
  no: z.string(),
  opensAt: instant,
  /** No bet after it. */
  closesAt: instant,
  drawsAt: instant,
})

/** Prizes by their shown names. Balls and dice one by one in their order: ["7", "0", …]; of tables whole numbers: ["48213"]. */
const numbers = z.array(z.object({ prize: z.string(), numbers: z.array(z.string()) }))

export const lottery = z.object({
  gameCode: z.string(),
  name: z.string(),
  /** Which kind of ticket it has. */
  family: z.enum(['digits5', 'pick5of11', 'dice3', 'race10', 'north', 'south', 'thai', 'fourD']),
  vassalage: z.string(),
  logoUrl: z.string(),
  current: z.nullable(draw),
  /** The last draw's numbers, the main prize first. */
  last: z.nullable(z.object({ no: z.string(), drawnAt: instant, results: numbers })),
})

export type Lottery = z.infer<typeof lottery>

export const getLotteryMenu = defineMemberCall('getLotteryMenu', {
  summary: 'The lotteries of a prize mode, each with its current draw; the server’s time beside them',
  route: 'GET /lgw/vn/games/game_menu',
  query: z.object({ prizeMode, device: z.enum(['desktop', 'phone']), language: z.string() }),
  value: z.object({ now: instant, lotteries: z.array(lottery) }),
})

export const getLotteryRecent = defineMemberCall('getLotteryRecent', {
  summary: 'The codes of the lotteries that the member bet on last',
  route: 'GET /lgw/vn/games/recent',
  query: z.object({ prizeMode }),
  value: z.array(z.string()),
})

/** In `ways` of `of` draws, all of them equally likely: 1 in 100 is { ways: 1, of: 100 }. */
export const odds = z.object({ ways: z.number(), of: z.number() })

/** How a play is bet: choose from positions of options, or type whole numbers. */
const play = z.object({
  code: z.string(),
  name: z.string(),
  group: z.string(),
  rule: z.string(),
  /** Each position chooses from `options`; at least `min` and at most `max` of them. Empty for typed numbers. */
  positions: z.array(
    z.object({
      name: z.string(),
      options: z.array(z.string()),
      /** How the options are shown, one each, where not as they are: ["Big", "Small"] for "big", "small". */
      labels: z.optional(z.array(z.string())),
      min: z.number(),
      max: z.number(),
    }),
  ),
  /** For typed numbers: how many digits each has; 0 for positions. */
  digits: z.number(),
  /**
   * `product`: a line a combination of the positions; `arrangement`: the same, no option twice in a line; `sum`: a line an
   * option or typed number; `combination:k`: a line k of the options or typed numbers. Counted by `countLines`.
   */
  lines: z.string(),
  /** What a line of 1 pays where it wins, the stake included; each time, where its rule says that it can win oftener. */
  pays: decimal,
  /** How often a line wins, exactly; null where it can win oftener in one draw. */
  odds: z.nullable(odds),
  /** Smallest and largest stake a line, in the member's currency. */
  minStake: decimal,
  maxStake: decimal,
})

export type LotteryPlay = z.infer<typeof play>

export const getLotteryGame = defineMemberCall('getLotteryGame', {
  summary: 'One lottery with its plays; a card of the lottery lists has the code of its lottery',
  route: 'GET /lgw/vn/games/{gameCode}',
  query: z.object({ gameCode: z.string(), language: z.string() }),
  value: z.object({ now: instant, lottery, plays: z.array(play) }),
  problems: ['game.unknown'],
})

export const getOpenedNumbers = defineMemberCall('getOpenedNumbers', {
  summary: 'The draws of a lottery that are over, the latest first',
  route: 'GET /lgw/vn/numeros/opened/game',
  query: z.object({ gameCode: z.string(), limit: z.number() }),
  value: z.array(z.object({ no: z.string(), drawnAt: instant, results: numbers })),
  problems: ['game.unknown'],
})

export const getOpenedNumero = defineMemberCall('getOpenedNumero', {
  summary: 'The latest draw of a lottery, with the one that follows it',
  route: 'GET /lotto/lgw/games/opened/numero',
  query: z.object({ gameCode: z.string() }),
  value: z.object({
    now: instant,
    last: z.nullable(z.object({ no: z.string(), drawnAt: instant, results: numbers })),
    current: z.nullable(draw),
  }),
  problems: ['game.unknown'],
})

/** Sent with an idempotency key: the same key is the same bet, however often it comes. */
export const placeLotteryBet = defineMemberCall('placeLotteryBet', {
  summary: 'Bets on a draw: all lines or none',
  route: 'POST /lgw/vn/bets',
  needsIdempotencyKey: true,
  body: z.object({
    gameCode: z.string(),
    drawNo: z.string(),
    bets: z
      .array(
        z.object({
          play: z.string(),
          /** The chosen options by position, or the typed numbers as one list. */
          picks: z.array(z.array(z.string().check(z.maxLength(16))).check(z.maxLength(100))).check(z.maxLength(10)),
          /** A line's stake, of two decimals at most. */
          stake: amount,
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
    /** What the site counted: a bet whose lines or total the gateway counts otherwise is refused. */
    lines: z.number(),
    total: amount,
  }),
  value: z.object({ betId: z.string(), balance: decimal, currency: z.string() }),
  problems: [
    'bet.closed',
    'bet.invalid',
    'bet.limit',
    'wallet.short',
    'game.unknown',
    'game.needs-account',
    'intent.conflict',
    'limit.time',
    'limit.stake',
    'limit.loss',
    'player.excluded',
  ],
})

export const getLotteryBets = defineMemberCall('getLotteryBets', {
  summary: 'The member’s lottery bets, the latest first',
  route: 'GET /lgw/vn/bets',
  query: z.object({ gameCode: z.optional(z.string()), pageNo: z.number(), pageSize: z.number(), language: z.string() }),
  value: z.object({
    bets: z.array(
      z.object({
        id: z.string(),
        gameCode: z.string(),
        gameName: z.string(),
        drawNo: z.string(),
        playName: z.string(),
        picks: z.string(),
        lines: z.number(),
        total: decimal,
        /** Null while the draw is open. */
        paid: z.nullable(decimal),
        status: z.enum(['open', 'won', 'lost', 'void']),
        placedAt: instant,
      }),
    ),
    pageNum: z.number(),
    totalPages: z.number(),
  }),
})
