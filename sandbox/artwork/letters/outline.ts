import type { Letterform, LetterformId } from './fonts.ts'
import { fontFor, letterforms } from './fonts.ts'

export type Command = 'M' | 'L' | 'Q' | 'C' | 'Z'

/** One path command with absolute coordinates, x and y in turn. */
export interface Segment {
  command: Command
  points: number[]
}

export interface Bounds {
  left: number
  top: number
  right: number
  bottom: number
}

export type TextSetting = Pick<Letterform, 'isUpperCase' | 'tracking'>

/** A line of text at 100 units to the em, its baseline at y 0, from x 0. */
export function outlineText(text: string, letterform: LetterformId, setting?: TextSetting): Segment[] {
  return outlineGlyphs(text, letterform, setting).flat()
}

/** The same line, letter by letter; a space has no letter. */
export function outlineGlyphs(
  text: string,
  letterform: LetterformId,
  { isUpperCase, tracking }: TextSetting = letterforms[letterform],
): Segment[][] {
  const glyphs: Segment[][] = []
  let pen = 0
  let previous: { index: number; path: ReturnType<typeof fontFor> } | undefined
  for (const character of isUpperCase ? text.toUpperCase() : text) {
    const font = fontFor(letterform, character)
    if (!font) {
      if (character === ' ') pen += 28
      previous = undefined
      continue
    }
    const glyph = font.charToGlyph(character)
    const em = 100 / font.unitsPerEm
    if (previous && previous.path === font) {
      pen += font.getKerningValue(previous.index, glyph.index) * em
    }
    const outline = glyph.getPath(pen, 0, 100).commands.map(segmentOf)
    if (outline.length > 0) glyphs.push(outline)
    pen += (glyph.advanceWidth ?? 50 * font.unitsPerEm) * em + tracking * 100
    previous = { index: glyph.index, path: font }
  }
  return glyphs
}

interface RawCommand {
  type: string
  x?: number
  y?: number
  x1?: number
  y1?: number
  x2?: number
  y2?: number
}

function segmentOf(raw: RawCommand): Segment {
  const { x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } = raw
  switch (raw.type) {
    case 'M':
    case 'L':
      return { command: raw.type, points: [x, y] }
    case 'Q':
      return { command: 'Q', points: [x1, y1, x, y] }
    case 'C':
      return { command: 'C', points: [x1, y1, x2, y2, x, y] }
    default:
      return { command: 'Z', points: [] }
  }
}

export function boundsOf(segments: readonly Segment[]): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { points } of segments) {
    for (let index = 0; index + 1 < points.length; index += 2) {
      const x = points[index] ?? 0
      const y = points[index + 1] ?? 0
      bounds.left = Math.min(bounds.left, x)
      bounds.right = Math.max(bounds.right, x)
      bounds.top = Math.min(bounds.top, y)
      bounds.bottom = Math.max(bounds.bottom, y)
    }
  }
  return bounds
}

export function mapped(segments: readonly Segment[], move: (x: number, y: number) => [number, number]): Segment[] {
  return segments.map(({ command, points }) => {
    const moved: number[] = []
    for (let index = 0; index + 1 < points.length; index += 2) {
      moved.push(...move(points[index] ?? 0, points[index + 1] ?? 0))
    }
    return { command, points: moved }
  })
}

/**
 * The outline as path data in whole units, relative commands only: about a third of what absolute decimals take.
 * Draw it under `scale(1 / unitsPerPixel)`.
 */
export function pathData(segments: readonly Segment[], unitsPerPixel: number): string {
  const writer = new PathWriter()
  for (const { command, points } of segments) {
    writer.write(
      command,
      points.map((value) => Math.round(value * unitsPerPixel)),
    )
  }
  return writer.data
}

class PathWriter {
  data = ''
  private x = 0
  private y = 0
  private startX = 0
  private startY = 0
  private last = ''
  /** Where `t` would put the next control point, while the curve goes on. */
  private mirror: [number, number] | undefined

  write(command: Command, points: readonly number[]): void {
    const x = points.at(-2) ?? this.startX
    const y = points.at(-1) ?? this.startY
    if (command === 'Z') this.put('z', [])
    else if (command === 'M') this.put('m', [x - this.x, y - this.y])
    else if (x === this.x && y === this.y) return
    else if (command === 'L') this.line(x, y)
    else if (command === 'C') this.put('c', this.relative(points))
    if (command === 'Q') this.curve(points[0] ?? 0, points[1] ?? 0, x, y)
    else this.mirror = undefined
    this.moveTo(x, y, command === 'M')
  }

  private relative(points: readonly number[]): number[] {
    return points.map((value, index) => value - (index % 2 === 0 ? this.x : this.y))
  }

  private line(x: number, y: number): void {
    if (y === this.y) this.put('h', [x - this.x])
    else if (x === this.x) this.put('v', [y - this.y])
    else this.put('l', [x - this.x, y - this.y])
  }

  private curve(controlX: number, controlY: number, x: number, y: number): void {
    const near = this.mirror && Math.abs(this.mirror[0] - controlX) < 1.6 && Math.abs(this.mirror[1] - controlY) < 1.6
    const [usedX, usedY] = near && this.mirror ? this.mirror : [controlX, controlY]
    if (near) this.put('t', [x - this.x, y - this.y])
    else this.put('q', this.relative([controlX, controlY, x, y]))
    this.mirror = [2 * x - usedX, 2 * y - usedY]
  }

  private moveTo(x: number, y: number, isStart: boolean): void {
    this.x = x
    this.y = y
    if (!isStart) return
    this.startX = x
    this.startY = y
  }

  private put(letter: string, numbers: readonly number[]): void {
    const isRepeat = letter === this.last && letter !== 'm'
    this.data += isRepeat ? '' : letter
    numbers.forEach((value, index) => {
      const needsSpace = value >= 0 && (index > 0 || isRepeat)
      this.data += (needsSpace ? ' ' : '') + value
    })
    this.last = letter
  }
}
