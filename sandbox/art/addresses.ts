import type { Side } from '../artwork/worlds/draw-world.ts'

/** Changed with the drawings, so that pictures may be kept for ever under their address. */
const edition = 1
const itemEdition = 3
/** The same of what is drawn of a game. */
const gameEdition = 2

/** Picture addresses, relative to the gateway's base. */
export const artAddress = {
  poster: (game: string) => `/art/poster/${game}.svg?v=${gameEdition}`,
  wide: (game: string) => `/art/wide/${game}.svg?v=${gameEdition}`,
  world: (game: string, region: string, side: Side) => `/art/world/${game}-${region}-${side}.svg?v=${edition}`,
  title: (game: string) => `/art/title/${game}.svg?v=${edition}`,
  icon: (game: string) => `/art/icon/${game}.svg?v=${edition}`,
  geometry: (game: string, form: 'poster' | 'wide') => `/art/geometry/${game}-${form}.svg?v=${edition}`,
  cutout: (id: string, variant: number) => `/art/cutout/${id}-${variant}.svg?v=${edition}`,
  dealer: (subject: string, region: string, seed: number) =>
    `/art/dealer/${subject}-${region}-${seed}.svg?v=${gameEdition}`,
  crest: (name: string) => `/art/crest/${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.svg?v=${edition}`,
  vendor: (code: string) => `/art/vendor/${code}.svg?v=${edition}`,
  lottery: (name: string) => `/art/lottery/${name}.svg?v=${edition}`,
  avatar: (seed: number) => `/art/avatar/${seed}.svg?v=${edition}`,
  blog: (motif: string, hue: number) => `/art/blog/${motif}-${hue}.svg?v=${edition}`,
  item: (name: string) => `/art/item/${name}.svg?v=${itemEdition}`,
  promotion: (scene: string) => `/art/promotion/${scene}.svg?v=${edition}`,
  symbol: (name: string) => `/art/symbol/${name}.svg?v=${edition}`,
  mark: (name: string) => `/art/mark/${name}.svg?v=${edition}`,
  stage: (name: string) => `/art/stage/${name}.svg?v=${edition}`,
  emblem: (name: string) => `/art/emblem/${name}.svg?v=${edition}`,
  banner: (scene: string, hue: number | undefined, form: 'wide' | 'phone') =>
    `/art/banner/${scene}-${hue ?? 'auto'}-${form}.svg?v=${edition}`,
}
