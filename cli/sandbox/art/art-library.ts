import { catalogueVendors } from '#src/gateway/contract/vendors.ts'
import { drawAvatar } from '../artwork/avatar.ts'
import { posterSpecFor } from '../artwork/catalogue.ts'
import { drawGameIcon } from '../artwork/game-icon.ts'
import { drawPoster, type PosterSpec } from '../artwork/poster.ts'
import { drawWide } from '../artwork/wide.ts'
import type { GameRow } from '../database/catalogue.ts'
import { bannerScenes, wideScenes } from './artwork-stand-in.ts'
import { drawMark } from './marks.ts'
import { createMemory } from './memory.ts'
import { drawVendor } from './vendor-marks.ts'

/** Each drawing as a standalone SVG file; null where there is none by that name. */
export interface ArtLibrary {
  poster(game: GameRow): string
  wide(game: GameRow): string
  icon(game: GameRow): string
  vendor(code: string, colour: string): string | null
  avatar(seed: number): string
  banner(scene: string, hue: number | undefined, form: 'wide' | 'phone'): string | null
  mark(name: string, colour: string): string | null
}

const mostCharacters = 24_000_000

/** Drawn when first asked for, then kept in memory. */
export function createArtLibrary(): ArtLibrary {
  const memory = createMemory(mostCharacters)
  const orNull = (key: string, draw: (() => string) | null): string | null => (draw ? memory.get(key, draw) : null)
  return {
    poster: (game) => memory.get(`poster ${game.code}`, () => drawPoster(specOf(game))),
    wide: (game) => memory.get(`wide ${game.code}`, () => wideOf(game)),
    icon: (game) => memory.get(`icon ${game.code}`, () => drawGameIcon(specOf(game))),
    vendor: (code, colour) => {
      const vendor = catalogueVendors.find((entry) => entry.code === code)
      return orNull(`vendor ${code} ${colour}`, vendor ? () => drawVendor(vendor, colour) : null)
    },
    avatar: (seed) => memory.get(`avatar ${seed}`, () => drawAvatar(seed)),
    banner: (id, hue, form) => {
      const scene = bannerScenes.find((entry) => entry.id === id)
      const options = hue === undefined ? {} : { hue }
      const draw = scene ? () => (form === 'wide' ? scene.desktop(options) : scene.phone(options)) : null
      return orNull(`banner ${id} ${hue} ${form}`, draw)
    },
    mark: (name, colour) => orNull(`mark ${name} ${colour}`, drawMark(name, colour)),
  }
}

/** A game whose picture is a wide scene has a poster too: one of the hero that its variant points at. */
function specOf(game: GameRow): PosterSpec {
  return posterSpecFor({
    index: game.node_id,
    title: game.title,
    heroId: heroOf(game),
    vendorIndex: catalogueVendors.findIndex((vendor) => vendor.code === game.vendor),
  })
}

function wideOf(game: GameRow): string {
  const scene = wideScenes.find((entry) => entry.id === game.picture)
  return scene
    ? scene.draw(game.variant === 0 ? {} : { hue: (game.variant * 67) % 360, variant: game.variant })
    : drawWide(specOf(game))
}

function heroOf(game: GameRow): string {
  return wideScenes.some((scene) => scene.id === game.picture) ? 'golden-crown' : game.picture
}
