import * as z from 'zod/mini'
import { decimal, definePublicCall, instant } from '../call.ts'
import { gameCard } from './games.ts'

const volatilities = ['low', 'medium', 'high'] as const
/** What a list can be narrowed to: all, the gateway's sub-filters, and the visitor's own. */
const gameSelections = ['ALL', 'HOT', 'NEW', 'JP', 'TG', 'AC', 'BG', 'FAV', 'RECENT'] as const

/** A theme or a feature: a stable code and its name in the asked language. */
const label = z.object({ code: z.string(), name: z.string(), count: z.number() })

export const getGameFilters = definePublicCall('getGameFilters', {
  summary: 'What the games of a category can be narrowed by, with counts; within the vendors that are asked for',
  route: 'GET /lgw/games/filters',
  stored: [],
  query: z.object({
    gameType: z.string(),
    language: z.string(),
    vassalage: z.optional(z.string()),
  }),
  value: z.object({
    total: z.number(),
    vendors: z.array(z.object({ code: z.string(), name: z.string(), logoUrl: z.string(), count: z.number() })),
    /** Only those of HOT, NEW, JP, TG, AC and BG that have games. */
    selections: z.array(z.object({ code: z.enum(gameSelections), count: z.number() })),
    themes: z.array(label),
    features: z.array(label),
    /** Kinds of tables or matches; empty where the games have none. */
    subjects: z.array(label),
    volatilities: z.array(z.object({ code: z.enum(volatilities), count: z.number() })),
    trials: z.number(),
  }),
})

export const searchGames = definePublicCall('searchGames', {
  summary: 'Games of all categories by name, vendor and theme, the best first; accents, case and script do not matter',
  route: 'GET /lgw/games/search',
  query: z.object({
    /** At most 64 characters count. */
    q: z.string(),
    language: z.string(),
    /** At most 60. */
    limit: z.number(),
    /** Only of this category. */
    gameType: z.optional(z.string()),
  }),
  value: z.object({
    total: z.number(),
    hits: z.array(
      z.object({
        card: gameCard,
        /** Where it was found; `text` is what to show with `marks`, pairs of start and end in UTF-16 units. */
        match: z.object({
          field: z.enum(['name', 'vendor', 'theme', 'alias']),
          text: z.string(),
          marks: z.array(z.tuple([z.number(), z.number()])),
        }),
      }),
    ),
    vendors: z.array(z.object({ code: z.string(), name: z.string(), gameType: z.string(), count: z.number() })),
  }),
})

/** What a round of a game goes by. */
const gameRules = z.object({
  /** Of a slot; null where a game has none. */
  grid: z.nullable(z.object({ reels: z.number(), rows: z.number(), lines: z.number() })),
  /** What the table's figures multiply: the bet of one line, or the whole bet. */
  paysOf: z.enum(['line', 'bet']),
  /** The pay table, the best first; empty where prices change with every match. */
  pays: z.array(
    z.object({
      /** What it is paid for, as a picture or as a name in the asked language; one of the two may be empty. */
      imageUrl: z.string(),
      name: z.string(),
      /** How many of it make the win, where that matters. */
      steps: z.array(z.object({ count: z.nullable(z.number()), times: z.number() })),
    }),
  ),
  /** What happens where the connection ends within a round, and where a rule or a price was wrong; plain text. */
  connection: z.string(),
  fault: z.string(),
  /** How much of a stake counts towards the turnover of a bonus, in per cent; null where none counts stakes. */
  turnoverPercent: z.nullable(z.number()),
})

export const getGame = definePublicCall('getGame', {
  summary: 'A game with its facts, its rules, its maintenance and games like it',
  route: 'GET /lgw/games/{gameCode}/facts',
  stored: [],
  query: z.object({ gameCode: z.string(), language: z.string() }),
  value: z.object({
    card: gameCard,
    /** The other picture: 16:9 of a game with a poster. */
    wideUrl: z.string(),
    /** Its world for the head of its page: 1152 x 500, the figure where lines of the language end, calm where they begin. */
    sceneUrl: z.optional(z.string()),
    /** Its name as its poster letters it, on a clear ground. */
    titleUrl: z.optional(z.string()),
    /** Return to player in per cent, as the vendor states it: "96.50". Null where it states none. */
    rtp: z.nullable(decimal),
    volatility: z.nullable(z.enum(volatilities)),
    /** The largest win as a multiple of the bet; null where not stated. */
    maxWinFactor: z.nullable(z.number()),
    themes: z.array(z.object({ code: z.string(), name: z.string() })),
    features: z.array(z.object({ code: z.string(), name: z.string() })),
    releasedAt: z.nullable(z.iso.date()),
    rules: z.optional(gameRules),
    /** Who made it: its mark, in a middle grey, and how many of its games are in this category. */
    maker: z.optional(z.object({ logoUrl: z.string(), gameCount: z.number() })),
    maintenance: z.nullable(z.object({ endsAt: z.nullable(instant) })),
    alike: z.array(gameCard),
  }),
  problems: ['game.unknown'],
})

export const getRecommended = definePublicCall('getRecommended', {
  summary: 'Games to play instead of one that cannot be played now',
  route: 'GET /lgw/games/{gameCode}/recommended',
  query: z.object({ gameCode: z.string(), language: z.string() }),
  value: z.array(gameCard),
  problems: ['game.unknown'],
})
