import type { Context, Hono } from 'hono'
import * as z from 'zod'
import { fieldsOf } from '#sandbox/calls/call-input.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { betsOf } from '#sandbox/games/bets.ts'
import { clientFile } from '#sandbox/games/client-files.ts'
import { gameKinds, type OpenedPlay } from '#sandbox/games/game-types.ts'
import { kindOf } from '#sandbox/games/kinds.ts'
import { gamePage, gamePageHeaders } from '#sandbox/games/page.ts'
import { rulesOf } from '#sandbox/games/rules.ts'
import { coloursOf, drawSymbol } from '#sandbox/games/symbols.ts'
import { digestOf } from '#sandbox/lib/secrets.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import { languageOf } from '#sandbox/merchants/merchants.ts'
import { addressOf } from '#sandbox/server/address.ts'
import { faultedAnswer } from '#sandbox/server/faults.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { pictureOf } from '../lobby/cards.ts'
import { beginPlay, type Play, playOfToken } from './plays.ts'
import { balanceOf, betBody, roundsOf, settle } from './rounds.ts'
import { stageOf } from './slot-stage.ts'

const launchBody = z.strictObject({ launch: z.string().max(128) })

/** The demo games themselves: pages, their files and pictures, and the few calls that they make. */
export function addPlayRoutes(app: Hono, gateway: Gateway): void {
  addPlayFiles(app, gateway)
  app.use('/play/api/*', async (context, next) => {
    context.header('Cache-Control', 'no-store')
    context.header('Cross-Origin-Resource-Policy', 'same-origin')
    if (isForeign(context)) return refused(gateway, refuse('request.invalid', { fields: { origin: 'field.invalid' } }))
    await next()
  })

  app.post('/play/api/session', async (context) => {
    const body = launchBody.safeParse(await context.req.json().catch(() => null))
    if (!body.success) return refused(gateway, refuse('launch.used'))
    const subject = `games from ${addressOf(context, gateway.isTrustedProxy)}`
    const limited = refuseTry(gateway, [{ merchant: 'play', subject, most: 1200, windowMs: 3_600_000 }])
    if (limited) return refused(gateway, limited)
    const begun = gateway.store.transaction(() => beginPlay(gateway, body.data.launch))
    return begun instanceof Refusal
      ? refused(gateway, begun)
      : context.json(shownPlay(gateway, begun.play, begun.token))
  })

  onPlay(app, gateway, 'GET', '/play/api/state', (play) => ({ balance: balanceOf(gateway, play) }))
  onPlay(app, gateway, 'GET', '/play/api/history', (play) => ({ rounds: roundsOf(gateway, play) }))
  onPlay(app, gateway, 'POST', '/play/api/bet', (play, input) => {
    const body = betBody.safeParse(input)
    if (!body.success) return refuse('request.invalid', { fields: fieldsOf(body.error, input) })
    const subject = `rounds of ${play.row.id}`
    const limit = { merchant: play.merchant.code, subject, most: 400, windowMs: 60_000 }
    return refuseTry(gateway, [limit]) ?? settle(gateway, play, body.data)
  })
}

type PlayHandler = (play: Play, input: unknown) => object | Refusal

function onPlay(app: Hono, gateway: Gateway, method: 'GET' | 'POST', path: string, decide: PlayHandler): void {
  app.on(method, path, async (context) => {
    const token = /^Bearer ([\w-]{16,128})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null
    const early = playOfToken(gateway, token)
    if (early instanceof Refusal) return refused(gateway, early)
    const fault = await gateway.faults.strike(early.merchant.code, path, context, gateway.now())
    if (fault instanceof Response) return fault
    const input: unknown = method === 'GET' ? null : await context.req.json().catch(() => null)
    // Anew, in the transaction that moves the money: the play ends with its member's session.
    const answer = gateway.store.transaction(() => {
      const play = playOfToken(gateway, token)
      return play instanceof Refusal ? play : decide(play, input)
    })
    if (answer instanceof Refusal) return refused(gateway, answer)
    // A spoilt answer comes after the bet was settled: the game must ask again, and not bet again.
    return context.json(fault ? Object(faultedAnswer(fault, answer)) : answer)
  })
}

function refused(gateway: Gateway, refusal: Refusal): Response {
  return problemResponse(refusal, gateway.now())
}

/** No page but the game's own may speak for it: neither a site nor another game's frame. */
function isForeign(context: Context): boolean {
  const site = context.req.header('sec-fetch-site')
  const origin = context.req.header('origin')
  return (site !== undefined && site !== 'same-origin') || (origin !== undefined && origin !== originOf(context))
}

function originOf(context: Context): string {
  return new URL(context.req.url).origin
}

function addPlayFiles(app: Hono, gateway: Gateway): void {
  app.get(`/play/:kind{${gameKinds.join('|')}}/`, (context) => {
    const launch = gateway.store.launches.find(digestOf(context.req.query('launch') ?? ''))
    const merchant = launch ? gateway.merchants.get(launch.merchant) : undefined
    const game = launch ? gateway.store.catalogue.byNode(launch.node_id) : null
    const known = launch && merchant && game ? { launch, merchant, game } : null
    const language = known ? languageOf(known.merchant, known.launch.language) : 'EN'
    const title = known ? shownName(known.game, { merchant: known.merchant, language }) : ''
    const siteOrigin = known ? new URL(known.launch.back_url).origin : null
    return context.html(
      gamePage({ kind: context.req.param('kind'), language, title }),
      200,
      gamePageHeaders(siteOrigin),
    )
  })
  app.get('/play/assets/:name', async (context) => {
    const file = await clientFile(context.req.param('name'))
    if (!file) return refused(gateway, refuse('call.unknown'))
    return context.body(file.text, 200, { 'Content-Type': file.type, ...fileHeaders })
  })
  app.get('/play/art/:name{[a-z0-9-]+\\.svg}', (context) => {
    const picture = drawSymbol(context.req.param('name').slice(0, -'.svg'.length))
    if (picture === null) return refused(gateway, refuse('art.unknown'))
    return context.body(picture, 200, {
      'Content-Type': 'image/svg+xml',
      ...fileHeaders,
      'Cache-Control': 'max-age=3600',
    })
  })
}

const fileHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

function shownPlay(gateway: Gateway, play: Play, token: string): OpenedPlay {
  const { row, merchant, game } = play
  const language = languageOf(merchant, row.language)
  return {
    token,
    mode: row.member_id === null ? 'trial' : 'real',
    title: shownName(game, { merchant, language }),
    currency: merchant.currency,
    balance: balanceOf(gateway, play),
    bets: betsOf(game, kindOf(game), merchant.currency),
    rtp: game.rtp,
    rules: rulesOf(game),
    colours: coloursOf(game),
    picture: pictureOf(game, merchant),
    ...stageOf(game, merchant),
    backUrl: row.back_url,
    siteOrigin: new URL(row.back_url).origin,
  }
}
