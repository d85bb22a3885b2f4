import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodePng, type Picture } from './png.ts'

/** The pixels that another decoder sees. */
function decoded(png: Uint8Array, { width, height }: Picture): Uint32Array {
  const address = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`
  return new Uint32Array(new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels).buffer)
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => (value | 0xff000000) >>> 0)

/** Pictures of few colours and of many, with rows that repeat. */
const picture: fc.Arbitrary<Picture> = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), fc.array(colour, { minLength: 1 }), fc.nat())
  .map(([width, height, colours, step]) => {
    const at = (x: number, y: number) => (step % 2 === 0 ? x * step + (y >> 2) : x * y * step)
    const pixels = Uint32Array.from(
      { length: width * height },
      (_, index) => colours[at(index % width, Math.floor(index / width)) % colours.length] ?? 0,
    )
    return { width, height, pixels }
  })

test('a picture is decoded as it was', () => {
  fc.assert(
    fc.property(picture, (original) => {
      expect(decoded(encodePng(original), original)).toEqual(original.pixels)
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['few', 256, 3],
  ['many', 257, 6],
])('a picture of %s colours has the kind of file that suits it', (_, count, kind) => {
  const pixels = Uint32Array.from({ length: 1024 }, (_pixel, index) => (0xff000000 + (index % count) * 77) >>> 0)
  const original = { width: 32, height: 32, pixels }
  const png = encodePng(original)
  expect(png[25]).toBe(kind)
  expect(decoded(png, original)).toEqual(pixels)
})

test.each([2, 300])('with %i colours, what can be seen through is kept', (count) => {
  const pixels = Uint32Array.from(
    { length: 900 },
    (_, index) => (((index % count) << 8) | ((index % 2) * 0xff000000)) >>> 0,
  )
  const original = { width: 30, height: 30, pixels }
  const clear = pixels.map((pixel) => (pixel >>> 24 === 0 ? 0 : pixel))
  expect(decoded(encodePng(original), original)).toEqual(clear)
})
