import { catalogueVendors } from '#contract/lobby/vendors.ts'
import { drawAvatar } from '../artwork/avatar.ts'
import { drawBlogCover, isBlogMotif } from '../artwork/blog-cover.ts'
import { drawCrest } from '../artwork/crests/crest.ts'
import { cutouts } from '../artwork/cutouts/registry.ts'
import { drawDealer } from '../artwork/dealers/dealer.ts'
import { isRegion } from '../artwork/dealers/look.ts'
import { drawGameIcon } from '../artwork/game-icon.ts'
import { drawGeometry, type GeometryForm } from '../artwork/geometry/geometry.ts'
import { drawPoster } from '../artwork/poster.ts'
import { isPromotionScene, promotionScenes } from '../artwork/promotions/registry.ts'
import { bannerScenes, wideScenes } from '../artwork/scenes/registry.ts'
import { drawEmblem, drawStage, isEmblem, isStage } from '../artwork/stages/registry.ts'
import { drawWide } from '../artwork/wide.ts'
import type { Side } from '../artwork/worlds/draw-world.ts'
import { drawTitle } from '../artwork/worlds/title-picture.ts'
import type { GameRow } from '../catalogue/catalogue.ts'
import { createMemory } from '../lib/memory.ts'
import { drawItem, drawStillLife, isItemPicture } from './item-pictures.ts'
import { isSetting } from './items/settings.ts'
import { drawLotteryIcon, isLotteryIcon } from './lottery-icons.ts'
import { drawMark } from './marks.ts'
import { geometrySpecOf, posterSpecOf } from './poster-spec.ts'
import { drawVendor } from './vendor-marks.ts'
import { worldOf } from './world-of.ts'

/** Each drawing as a standalone SVG file; null where there is none by that name. */
export interface ArtLibrary {
  poster(game: GameRow): string
  wide(game: GameRow): string
  /** The world of the game for the head of its page; null for what has neither a poster nor a dealer. */
  world(game: GameRow, region: string, side: Side): string | null
  /** Its title alone. */
  title(game: GameRow): string
  icon(game: GameRow): string
  geometry(game: GameRow, form: GeometryForm): string
  /** The subject of a game alone. */
  cutout(id: string, variant: number): string | null
  /** A dealer of a live table. */
  dealer(subject: string, region: string, seed: number): string | null
  /** The coat of arms of a name in small letters with hyphens. */
  crest(name: string): string
  vendor(code: string, colour: string): string | null
  lottery(name: string): string | null
  /** A thing of the points mall; "still-life-shoji": some of them together, there. */
  item(name: string): string | null
  avatar(seed: number): string
  banner(scene: string, hue: number | undefined, form: 'wide' | 'phone'): string | null
  blog(motif: string, hue: number): string | null
  promotion(scene: string): string | null
  mark(name: string, colour: string): string | null
  /** What stands behind a prize. */
  stage(name: string): string | null
  /** What is on the hub of a prize wheel. */
  emblem(name: string): string | null
}

const maxCharacters = 24_000_000

/** Drawn when first asked for, then kept in memory. */
export function createArtLibrary(): ArtLibrary {
  const memory = createMemory<string>(maxCharacters, ({ length }) => length)
  const orNull = (key: string, draw: (() => string) | null): string | null => (draw ? memory.get(key, draw) : null)
  return {
    poster: (game) => memory.get(`poster ${game.code}`, () => drawPoster(posterSpecOf(game))),
    wide: (game) => memory.get(`wide ${game.code}`, () => wideOf(game)),
    world: (game, region, side) => orNull(`world ${game.code} ${region} ${side}`, worldOf(game, { region, side })),
    title: (game) => memory.get(`title ${game.code}`, () => drawTitle(posterSpecOf(game))),
    icon: (game) => memory.get(`icon ${game.code}`, () => drawGameIcon(posterSpecOf(game))),
    geometry: (game, form) =>
      memory.get(`geometry ${game.code} ${form}`, () => drawGeometry(geometrySpecOf(game), form)),
    cutout: (id, variant) => {
      const drawing = isSceneId(cutouts, id) ? cutouts[id] : null
      return orNull(
        `cutout ${id} ${variant}`,
        drawing && variant < drawing.variants ? () => drawing.draw(variant) : null,
      )
    },
    dealer: (subject, region, seed) =>
      orNull(
        `dealer ${subject} ${region} ${seed}`,
        isRegion(region) ? () => drawDealer({ subject, region, seed }) : null,
      ),
    crest: (name) => memory.get(`crest ${name}`, () => drawCrest(name)),
    vendor: (code, colour) => {
      const vendor = catalogueVendors.find((entry) => entry.code === code)
      return orNull(`vendor ${code} ${colour}`, vendor ? () => drawVendor(vendor, colour) : null)
    },
    lottery: (name) => orNull(`lottery ${name}`, isLotteryIcon(name) ? () => drawLotteryIcon(name) : null),
    item: (name) => orNull(`item ${name}`, isItemPicture(name) ? () => drawItem(name) : stillLifeOf(name)),
    avatar: (seed) => memory.get(`avatar ${seed}`, () => drawAvatar(seed)),
    banner: (id, hue, form) => {
      const scene = isSceneId(bannerScenes, id) ? bannerScenes[id] : null
      const options = hue === undefined ? {} : { hue }
      const draw = scene ? () => (form === 'wide' ? scene.desktop(options) : scene.phone(options)) : null
      return orNull(`banner ${id} ${hue} ${form}`, draw)
    },
    blog: (motif, hue) => orNull(`blog ${motif} ${hue}`, isBlogMotif(motif) ? () => drawBlogCover(motif, hue) : null),
    promotion: (id) => orNull(`promotion ${id}`, isPromotionScene(id) ? promotionScenes[id] : null),
    mark: (name, colour) => orNull(`mark ${name} ${colour}`, drawMark(name, colour)),
    stage: (name) => orNull(`stage ${name}`, isStage(name) ? () => drawStage(name) : null),
    emblem: (name) => orNull(`emblem ${name}`, isEmblem(name) ? () => drawEmblem(name) : null),
  }
}

function stillLifeOf(name: string): (() => string) | null {
  const setting = name.replace(/^still-life-/, '')
  return setting !== name && isSetting(setting) ? () => drawStillLife(setting) : null
}

/** The scene in its natural colours first; each variant turns the hue on and changes the people and the lights. */
function wideOf(game: GameRow): string {
  if (!isSceneId(wideScenes, game.picture)) return drawWide(posterSpecOf(game))
  const { variant } = game
  return wideScenes[game.picture].draw(variant === 0 ? {} : { hue: (game.node_id * 137) % 360, variant })
}

function isSceneId<Scenes extends object>(scenes: Scenes, id: string): id is Extract<keyof Scenes, string> {
  return Object.hasOwn(scenes, id)
}

declare module '#sandbox/server/gateway.ts' {
  interface Gateway {
    art: ArtLibrary
  }
}
