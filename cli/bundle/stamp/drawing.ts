import { Resvg } from '@resvg/resvg-js'
import type { Picture } from './png.ts'

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
  return { side, pixels: centred(own, drawn.width, drawn.height, new Uint32Array(side * side), side) }
}

/** Copies pixels into the middle of a larger picture, `across` wide. */
function centred(own: Uint32Array, width: number, height: number, target: Uint32Array, across: number): Uint32Array {
  const [left, top] = [Math.floor((across - width) / 2), Math.floor((target.length / across - height) / 2)]
  for (let y = 0; y < height; y += 1) target.set(own.subarray(y * width, (y + 1) * width), (top + y) * across + left)
  return target
}

/** A pixel whose red, green and blue are given by a rule; its first byte is its red, its last its alpha. */
function pixelBy(rule: (channel: 0 | 1 | 2) => number, alpha: number): number {
  return (rule(0) | (rule(1) << 8) | (rule(2) << 16) | (alpha << 24)) >>> 0
}

/** Changes each pixel that is partly seen through; of those that are not at all, `clear` stands for each. */
function changeEdges(
  pixels: Uint32Array,
  clear: number,
  change: (pixel: number, alpha: number) => number,
): Uint32Array {
  const changed = pixels.slice()
  for (let at = 0; at < changed.length; at += 1) {
    const pixel = changed[at] as number
    const alpha = pixel >>> 24
    if (alpha === 0) changed[at] = clear
    else if (alpha < 255) changed[at] = change(pixel, alpha)
  }
  return changed
}

/** The square alone, on nothing. */
export function asPicture({ side, pixels }: Square): Picture {
  const plain = changeEdges(pixels, 0, (pixel, alpha) =>
    pixelBy((channel) => Math.min(255, Math.round((((pixel >>> (8 * channel)) & 255) * 255) / alpha)), alpha),
  )
  return { width: side, height: side, pixels: plain }
}

/** A square that nothing is seen through any more, and the pixel of its background. */
interface Laid extends Square {
  plain: number
}

/** `background` is an sRGB hex colour: #rrggbb. */
export function layOn({ side, pixels }: Square, background: string): Laid {
  const ground = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16)) as [number, number, number]
  const plain = pixelBy((channel) => ground[channel], 255)
  const laid = changeEdges(pixels, plain, (pixel, alpha) =>
    pixelBy((channel) => ((pixel >>> (8 * channel)) & 255) + Math.round((ground[channel] * (255 - alpha)) / 255), 255),
  )
  return { side, pixels: laid, plain }
}

/** The square in the middle of a plate of its own background. */
export function onPlate({ side, pixels, plain }: Laid, width: number, height: number): Picture {
  return { width, height, pixels: centred(pixels, side, side, new Uint32Array(width * height).fill(plain), width) }
}
