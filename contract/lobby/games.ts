import * as z from 'zod/mini'
import { decimal, defineMemberCall, definePublicCall } from '../call.ts'

export const gameCard = z.object({
  nodeId: z.number(),
  displayName: z.string(),
  gameName: z.string(),
  /** 1 where the game is hot. */
  isHot: z.number(),
  isNew: z.boolean(),
  hasJackpot: z.boolean(),
  hasTrial: z.boolean(),
  /** The 3:4 poster, or for live, sports, esports and cockfight the 16:9 picture. */
  iconUrl: z.string(),
  /** Its subject alone on a transparent ground, 300 x 300 SVG: a fish, a hand of cards, a wheel; where the gateway has one. */
  cutoutUrl: z.optional(z.string()),
  /** Of a live table: its dealer to the waist behind the edge of the table, 360 x 300 SVG on a transparent ground. */
  dealerUrl: z.optional(z.string()),
  /** Code of the vendor. */
  vassalage: z.string(),
  vendorName: z.string(),
  /** "RNG", "LIVE" …, as in a vendor category. */
  gameType: z.string(),
  gameCode: z.string(),
  /** "VASSALAGE" where the card stands for a list of the vendor's games. */
  isGame: z.string(),
  /** People at the table, or matches open now, where the gateway counts them. */
  liveCount: z.optional(z.number()),
  /** Smallest and largest bet, where the gateway says so. */
  limits: z.optional(z.object({ min: decimal, max: decimal })),
  /** Return to player in per cent, as the vendor states it: "96.50". */
  rtp: z.optional(decimal),
  /** What is played: "Cricket", "Roulette"; in the asked language. */
  subject: z.optional(z.string()),
})

export type GameCard = z.infer<typeof gameCard>

const vendor = z.object({
  code: z.string(),
  name: z.string(),
  /** A monochrome mark with the name, 24 px high. */
  logoUrl: z.string(),
  gameCount: z.number(),
  /** The card that launches the vendor's own lobby. */
  lobby: gameCard,
})

export type Vendor = z.infer<typeof vendor>

export const getGameMenus = definePublicCall('getGameMenus', {
  summary: 'The vendors of each category, as the navigation shows them',
  route: 'GET /lgw/games/game_menus',
  stored: [],
  query: z.object({ language: z.string(), clientType: z.literal(3) }),
  value: z.array(z.object({ gameCategory: z.string(), gameCount: z.number(), vendors: z.array(vendor) })),
})

export const getLanes = definePublicCall('getLanes', {
  summary: 'The home page’s lanes: a title, the vendors behind it and its first games, 12 at the most',
  route: 'GET /lgw/games/lanes',
  stored: [],
  query: z.object({ platform: z.literal('html5-desktop'), language: z.string() }),
  value: z.object({
    data: z.object({
      lanes: z.array(
        z.object({
          gameCategory: z.string(),
          title: z.string(),
          total: z.number(),
          /** At most 12. */
          gameClassify: z.object({ vendors: z.array(z.object({ code: z.string(), name: z.string() })) }),
          cards: z.array(gameCard),
        }),
      ),
    }),
  }),
})

export const getGames = definePublicCall('getGames', {
  summary: 'A page of a category’s games, 20 by default',
  route: 'GET /lgw/games',
  stored: [],
  query: z.object({
    clientType: z.literal(3),
    platform: z.literal('html5-desktop'),
    merchant: z.string(),
    gameType: z.string(),
    pageNo: z.number(),
    pageSize: z.number(),
    language: z.string(),
    gameClassify: z.optional(z.string()),
    /** Codes of vendors with commas between; none names all. */
    vassalage: z.optional(z.string()),
    /** Codes of vendors whose games are left out, with commas between. */
    excluded: z.optional(z.string()),
    /** "popular" without one. */
    sort: z.optional(z.enum(['popular', 'name', 'new', 'rtp'])),
    /** Codes of getGameFilters. */
    theme: z.optional(z.string()),
    feature: z.optional(z.string()),
    /** What is played, a code of getGameFilters. */
    subject: z.optional(z.string()),
    volatility: z.optional(z.enum(['low', 'medium', 'high'])),
    /** Only games that can be tried with play money. */
    hasTrial: z.optional(z.literal(true)),
  }),
  answer: z.object({ games: z.array(gameCard), pageNum: z.number(), totalPages: z.number(), total: z.number() }),
})

export const getHotGames = definePublicCall('getHotGames', {
  summary: 'The games that are played most now',
  route: 'GET /lgw/games/hot',
  stored: [],
  query: z.object({
    merchantCode: z.string(),
    isPlatform: z.literal(2),
    vassalage: z.literal(''),
    platform: z.literal('flash,html5-desktop'),
    language: z.string(),
    refresh: z.boolean(),
  }),
  value: z.array(gameCard),
})

export const getFavouriteIds = defineMemberCall('getFavouriteIds', {
  summary: 'The node ids of the member’s favourite games',
  route: 'GET /lgw/games/favourites/ids',
  value: z.array(z.number()),
})

const favourite = z.object({ nodeId: z.number(), vendor: z.string(), gameType: z.string() })

export const addFavourite = defineMemberCall('addFavourite', {
  summary: 'Adds a favourite; adding one that is there changes nothing',
  route: 'POST /lgw/games/favourites',
  body: favourite,
  value: z.null(),
  problems: ['game.unknown'],
})

export const removeFavourite = defineMemberCall('removeFavourite', {
  summary: 'Removes a favourite; removing one that is not there changes nothing',
  route: 'DELETE /lgw/games/favourites/{nodeId}',
  query: z.object({ nodeId: z.number() }),
  value: z.null(),
})
