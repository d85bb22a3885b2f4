// Of opentype.js, what the artwork uses. The types of its package bring those of browsers along, which the sandbox must not see.
declare module 'opentype.js' {
  interface PathCommand {
    type: string
    x?: number
    y?: number
    x1?: number
    y1?: number
    x2?: number
    y2?: number
  }

  interface Glyph {
    index: number
    /** In units of the font. */
    advanceWidth?: number
    getPath(x: number, y: number, fontSize: number): { commands: readonly PathCommand[] }
  }

  interface Font {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    charToGlyphIndex(character: string): number
    getKerningValue(left: number, right: number): number
  }

  const opentype: { parse(bytes: ArrayBuffer): Font }

  export type { Font }
  export default opentype
}
