import * as z from 'zod'
import { getGames } from '#contract/lobby/games.ts'
import { launchGame, launchTrial } from '#contract/lobby/launch.ts'
import { gameKinds } from '#sandbox/games/game-types.ts'
import type { TestGateway } from './gateway.ts'

export const backUrl = 'https://acme.example/rng'

interface Wanted {
  merchant?: string
  gameType?: string
  gameClassify?: 'ALL' | 'TG' | 'AC' | 'BG'
  /** What a table or a match is about, in the language that is asked in. */
  subject?: string
  language?: string
}

/** The first game of a type that may be tried. */
export async function gameOf(gateway: TestGateway, wanted: Wanted = {}) {
  const { merchant = 'acme', gameType = 'RNG', gameClassify = 'ALL', language = 'EN' } = wanted
  const query = {
    merchant,
    gameType,
    gameClassify,
    language,
    clientType: 3,
    platform: 'html5-desktop',
    pageNo: 1,
    pageSize: 100,
  } as const
  const { games } = await gateway.answer(getGames, { merchant, query })
  const fitting = games.filter((card) => wanted.subject === undefined || card.subject === wanted.subject)
  const game = fitting.find((card) => card.hasTrial) ?? fitting[0]
  if (!game) throw new Error(`There is no game of ${gameType}`)
  return game
}

type Game = Awaited<ReturnType<typeof gameOf>>

export function launchQuery({ vassalage, gameCode }: Pick<Game, 'vassalage' | 'gameCode'>, more: object = {}) {
  return { vassalage, gameCode, device: 'desktop' as const, language: 'EN', backUrl, ...more }
}

/** Launches a game with the wallet behind the token, or with play money where there is none, and gives its address. */
export async function launched(gateway: TestGateway, game: Game, token?: string, merchant = 'acme'): Promise<URL> {
  const query = launchQuery(game, { backUrl: `https://${merchant}.example/rng` })
  const { value } = token
    ? await gateway.answer(launchGame, { query, token, merchant })
    : await gateway.answer(launchTrial, { query, merchant })
  return new URL(value.url)
}

const opened = z.object({
  token: z.string(),
  mode: z.enum(['real', 'trial']),
  currency: z.string(),
  balance: z.number(),
  bets: z.array(z.number()),
  rtp: z.number().nullable(),
  rules: z.looseObject({ kind: z.enum(gameKinds) }),
  siteOrigin: z.string(),
  backUrl: z.string(),
})

const round = z.object({ key: z.string(), bet: z.number(), win: z.number(), balance: z.number(), result: z.unknown() })

/** One of the play host's calls. */
export function sendPlay(gateway: TestGateway, path: string, token: string | null, body?: unknown, headers = {}) {
  const auth: Record<string, string> = token === null ? {} : { Authorization: `Bearer ${token}` }
  return gateway.sandbox.app.request(`/play/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', ...auth, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

export async function opening(gateway: TestGateway, url: URL) {
  const response = await sendPlay(gateway, 'session', null, { launch: url.searchParams.get('launch') })
  return opened.parse(await response.json())
}

let keys = 0
export const newKey = (): string => `key-for-one-bet-${keys++}`

export async function betOn(gateway: TestGateway, token: string, bet: number, choice: number[] = [], key = newKey()) {
  const response = await sendPlay(gateway, 'bet', token, { key, bet, choice })
  return round.parse(await response.json())
}

/** The code and status of a refusal. */
export async function refusalOf(response: Response | Promise<Response>) {
  const answer = await response
  const { code } = z.object({ code: z.string() }).parse(await answer.json())
  return { status: answer.status, code }
}
