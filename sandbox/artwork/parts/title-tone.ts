import { oklch } from './colour.ts'

/** How a title is coloured, from its lit top to the shadow under it. */
export interface TitleTone {
  /** Stops of the letters' face: top, above the break, under the break, foot. */
  face: readonly [string, string, string, string]
  /** The thin bright line on the upper edges. */
  rim: string
  /** The sides of the extruded letters. */
  side: string
  /** The outline all round, nearly black. */
  edge: string
}

/** How the outer edge of a title bends. */
export type TitleShape = 'level' | 'lens' | 'waist' | 'arch'

export type ToneName = 'gold' | 'fire' | 'ice' | 'jade' | 'rose' | 'candy' | 'pearl' | 'violet'

/** The tone with its outline tinted by the poster's hue, so that the letters belong to the picture. */
export function titleTone(name: ToneName, hue: number): TitleTone {
  const edge = oklch(0.17, 0.06, hue)
  const tone = (face: TitleTone['face'], rim: string, side: string): TitleTone => ({ face, rim, side, edge })
  switch (name) {
    case 'gold':
      return tone(['#fff6cf', '#ffd75e', '#f6a91b', '#ffe68a'], '#fffbe8', '#8a4306')
    case 'fire':
      return tone(['#fff1a8', '#ffc02e', '#f4511e', '#ff9a3c'], '#fff8d8', '#7a1407')
    case 'ice':
      return tone(['#ffffff', '#c9efff', '#55b7ee', '#d9f6ff'], '#ffffff', '#12477e')
    case 'jade':
      return tone(['#f4ffd6', '#a9f07c', '#23b07a', '#b8f7c4'], '#fbffee', '#0a5140')
    case 'rose':
      return tone(['#fff0f2', '#ffb3bf', '#ee3f6d', '#ffb0a6'], '#fffafa', '#7d0e3c')
    case 'candy':
      return tone(['#ffffff', '#fff4fb', '#ffd3ec', '#ffffff'], '#ffffff', oklch(0.47, 0.2, hue))
    case 'pearl':
      return tone(['#ffffff', '#fdf3df', '#e9d3ab', '#fff9ec'], '#ffffff', '#6c4a22')
    case 'violet':
      return tone(['#fbf1ff', '#dcb6ff', '#9457ee', '#e6c8ff'], '#ffffff', '#3f1a8a')
  }
}
