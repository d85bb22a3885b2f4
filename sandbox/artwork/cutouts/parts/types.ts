export type CutoutKind = 'fish' | 'cards' | 'live' | 'cockfight' | 'esports' | 'house'

/** The subject of a game alone: 300 x 300 on a transparent ground, to be set on any scene, light or dark. */
export interface Cutout<Id extends string = string> {
  readonly id: Id
  readonly kind: CutoutKind
  /** In how many colours or hands it comes; `draw` counts them round. */
  readonly variants: number
  draw(variant: number): string
}
