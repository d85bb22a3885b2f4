import type { Context, Hono } from 'hono'
import { isSide } from '#sandbox/artwork/worlds/draw-world.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { drawSymbol } from '#sandbox/games/symbols.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { packedResponse } from '#sandbox/server/packed.ts'
import { problemResponse, refuse } from '#sandbox/server/problems.ts'
import { videoPage } from './video-page.ts'

const headers = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** A page in a frame may show the picture that it carries itself, and nothing else. */
const videoHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
}

/** Pictures; the merchant does not matter. */
export function addArtRoutes(app: Hono, gateway: Gateway): void {
  const { art, store } = gateway
  const picture = (draw: (context: Context, name: string) => string | null) => (context: Context) => {
    const [, name] = /^(.+)\.svg$/.exec(context.req.param('file') ?? '') ?? []
    const drawn = name === undefined ? null : draw(context, name)
    if (drawn === null) return problemResponse(refuse('art.unknown'), gateway.now())
    // The origin stands there already: what allows it to read the picture.
    context.res.headers.append('Vary', 'Accept-Encoding')
    return packedResponse(drawn, { headers, accepted: context.req.header('accept-encoding') ?? '', isShared: true })
  }
  const ofGame = (draw: (game: GameRow) => string) =>
    picture((_context, code) => {
      const game = store.catalogue.byCode(code)
      return game ? draw(game) : null
    })

  app.get('/art/video/:scene', (context) => {
    const scene = art.banner(context.req.param('scene'), undefined, 'wide')
    if (scene === null) return problemResponse(refuse('art.unknown'), gateway.now())
    return new Response(videoPage(scene), { headers: { ...headers, ...videoHeaders } })
  })
  app.get('/art/poster/:file', ofGame(art.poster))
  app.get('/art/wide/:file', ofGame(art.wide))
  app.get('/art/title/:file', ofGame(art.title))
  app.get(
    '/art/world/:file',
    picture((_context, name) => {
      const [, code = '', region = '', side] = /^(.+)-([a-z]+)-([a-z]+)$/.exec(name) ?? []
      const game = store.catalogue.byCode(code)
      return game && isSide(side) ? art.world(game, region, side) : null
    }),
  )
  app.get('/art/icon/:file', ofGame(art.icon))
  app.get(
    '/art/geometry/:file',
    picture((_context, name) => {
      const [, code = '', form] = /^(.+)-(poster|wide)$/.exec(name) ?? []
      const game = store.catalogue.byCode(code)
      return game ? art.geometry(game, form === 'wide' ? 'wide' : 'poster') : null
    }),
  )
  app.get(
    '/art/cutout/:file',
    picture((_context, name) => {
      const [, id, variant] = /^([a-z0-9-]+)-(\d)$/.exec(name) ?? []
      return id === undefined ? null : art.cutout(id, Number(variant))
    }),
  )
  app.get(
    '/art/dealer/:file',
    picture((_context, name) => {
      const [, subject = '', region = '', seed] = /^([a-z-]+)-([a-z]+)-(\d{1,5})$/.exec(name) ?? []
      return seed === undefined ? null : art.dealer(subject, region, Number(seed))
    }),
  )
  app.get(
    '/art/crest/:file',
    picture((_context, name) => (/^[a-z0-9-]{1,40}$/.test(name) ? art.crest(name) : null)),
  )
  app.get(
    '/art/vendor/:file',
    picture((context, code) => art.vendor(code, colourOf(context))),
  )
  app.get(
    '/art/lottery/:file',
    picture((_context, name) => art.lottery(name)),
  )
  app.get(
    '/art/item/:file',
    picture((_context, name) => art.item(name)),
  )
  app.get(
    '/art/promotion/:file',
    picture((_context, name) => art.promotion(name)),
  )
  app.get(
    '/art/symbol/:file',
    picture((_context, name) => drawSymbol(name)),
  )
  app.get(
    '/art/mark/:file',
    picture((context, name) => art.mark(name, colourOf(context))),
  )
  app.get(
    '/art/avatar/:file',
    picture((_context, seed) => (/^\d{1,6}$/.test(seed) ? art.avatar(Number(seed)) : null)),
  )
  app.get(
    '/art/blog/:file',
    picture((_context, name) => {
      const [, motif, hue] = /^([a-z]+)-(\d{1,3})$/.exec(name) ?? []
      return motif === undefined ? null : art.blog(motif, Number(hue))
    }),
  )
  app.get(
    '/art/stage/:file',
    picture((_context, name) => art.stage(name)),
  )
  app.get(
    '/art/emblem/:file',
    picture((_context, name) => art.emblem(name)),
  )
  app.get(
    '/art/banner/:file',
    picture((_context, name) => {
      const [, scene, hue, form] = /^([a-z0-9-]+)-(auto|\d{1,3})-(wide|phone)$/.exec(name) ?? []
      if (scene === undefined) return null
      return art.banner(scene, hue === 'auto' ? undefined : Number(hue), form === 'phone' ? 'phone' : 'wide')
    }),
  )
}

/** Only a hexadecimal colour goes into a drawing. */
function colourOf(context: Context): string {
  const asked = context.req.query('colour') ?? ''
  const [, digits] = /^#?((?:[0-9a-f]{3}){1,2})$/i.exec(asked) ?? []
  return digits === undefined ? '#9aa3a0' : `#${digits}`
}
