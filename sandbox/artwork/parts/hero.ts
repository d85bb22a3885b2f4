/** Six flat CSS colours a hero object is painted with. */
export interface HeroPalette {
  /** The lit side: the lightest of the three body tones. */
  light: string
  /** The body tone. */
  main: string
  /** The shaded side: the darkest of the three body tones. */
  deep: string
  /** The second colour: a jewel, a ribbon, an eye. */
  accent: string
  /** Outlines and the darkest details. */
  ink: string
  /** Rim light and specular spots, near white. */
  shine: string
}

/**
 * One hero object, drawn by hand in a 240 x 240 box whose centre is (120, 120). The drawing fills about 90 % of the
 * box and stands on nothing: the poster's family adds the shadow, glow and ground. Ids in `draw` start with "h-", so
 * that they never meet those of a frame or a title in the same document.
 */
export interface Hero {
  /** Kebab-case name of what is drawn, "tiger" or "golden-crown": unique in the gallery. */
  id: string
  /** Two to four ways to paint it; the first is the natural one. */
  palettes: readonly [HeroPalette, HeroPalette, ...HeroPalette[]]
  /** Words a game about this hero is named with, title case: ["Tiger", "Stripe", "Jungle"]. */
  words: readonly [string, string, ...string[]]
  /** SVG elements (with their own `<defs>`), at most about 6,000 characters. */
  draw(palette: HeroPalette): string
}
