import { Resvg } from '@resvg/resvg-js'
import type { Mark, Pixel } from './png.ts'

/** A square of pixels whose colours are multiplied by their alpha, as they are drawn. */
interface Square {
  side: number
  pixels: Uint32Array
}

const font = { loadSystemFonts: false }

/** A drawing as large as it can be within a square, in its middle. */
export function drawSquare(svg: string, side: number): Square {
  const { width, height } = new Resvg(svg, { font })
  const drawn = new Resvg(svg, { font, fitTo: { mode: width < height ? 'height' : 'width', value: side } }).render()
  const own = new Uint32Array(new Uint8Array(drawn.pixels).buffer)
  if (drawn.width === side && drawn.height === side) return { side, pixels: own }
  const pixels = new Uint32Array(side * side)
  const [left, top] = [Math.floor((side - drawn.width) / 2), Math.floor((side - drawn.height) / 2)]
  for (let y = 0; y < drawn.height; y += 1) {
    pixels.set(own.subarray(y * drawn.width, (y + 1) * drawn.width), (top + y) * side + left)
  }
  return { side, pixels }
}

/** Why a drawing cannot be drawn at a size, in the renderer's words; null where it can. */
export function drawingProblem(svg: string, side: number): string | null {
  try {
    drawSquare(svg, side)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** A pixel whose red, green and blue are given by a rule. */
function pixelBy(rule: (channel: 0 | 1 | 2) => number, alpha: number): Pixel {
  return (rule(0) | (rule(1) << 8) | (rule(2) << 16) | (alpha << 24)) >>> 0
}

/** The square with each pixel changed that is partly seen through, and those that wholly are as the ground. */
function onGround({ side, pixels }: Square, ground: Pixel, change: (pixel: Pixel, alpha: number) => Pixel): Mark {
  const changed = pixels.slice()
  for (let at = 0; at < changed.length; at += 1) {
    const pixel = changed[at] as number
    const alpha = pixel >>> 24
    if (alpha === 0) changed[at] = ground
    else if (alpha < 255) changed[at] = change(pixel, alpha)
  }
  return { side, pixels: changed, ground }
}

/** The square alone, on nothing. */
export function onNothing(square: Square): Mark {
  return onGround(square, 0, (pixel, alpha) =>
    pixelBy((channel) => Math.min(255, Math.round((((pixel >>> (8 * channel)) & 255) * 255) / alpha)), alpha),
  )
}

/** The square on a background, an sRGB hex colour: #rrggbb. */
export function onColour(square: Square, background: string): Mark {
  const ground = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16)) as [number, number, number]
  const plain = pixelBy((channel) => ground[channel], 255)
  return onGround(square, plain, (pixel, alpha) =>
    pixelBy((channel) => ((pixel >>> (8 * channel)) & 255) + Math.round((ground[channel] * (255 - alpha)) / 255), 255),
  )
}
