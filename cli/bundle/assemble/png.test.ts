import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Mark, openMark } from './png.ts'

const decoder = { font: { loadSystemFonts: false } }

/** The pixels that another decoder sees. */
function decoded(png: Uint8Array): Uint32Array {
  const bytes = Buffer.from(png)
  const size = `width="${bytes.readUInt32BE(16)}" height="${bytes.readUInt32BE(20)}"`
  const address = `data:image/png;base64,${bytes.toString('base64')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="${address}"/></svg>`
  return new Uint32Array(new Uint8Array(new Resvg(svg, decoder).render().pixels).buffer)
}

/** What the file must show: the mark in the middle of its ground. */
function laid({ side, pixels, ground }: Mark, width: number, height: number): Uint32Array {
  const all = new Uint32Array(width * height).fill(ground)
  const [left, top] = [Math.floor((width - side) / 2), Math.floor((height - side) / 2)]
  pixels.forEach((pixel, index) => {
    all[(top + Math.floor(index / side)) * width + left + (index % side)] = pixel
  })
  return all
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => (value | 0xff000000) >>> 0)

/** Marks of few colours and of many, with rows that repeat, and the room around them. */
const plate: fc.Arbitrary<[mark: Mark, width: number, height: number]> = fc
  .record({
    side: fc.integer({ min: 1, max: 40 }),
    room: fc.tuple(fc.nat(20), fc.nat(20)),
    colours: fc.array(colour, { minLength: 1 }),
    step: fc.nat(),
  })
  .map(({ side, room, colours, step }) => {
    const at = (x: number, y: number) => (step % 2 === 0 ? x * step + (y >> 2) : x * y * step)
    const pixels = Uint32Array.from(
      { length: side * side },
      (_, index) => colours[at(index % side, Math.floor(index / side)) % colours.length] ?? 0,
    )
    return [{ side, pixels, ground: colours[0] ?? 0 }, side + room[0], side + room[1]]
  })

test('a picture is decoded as it was', () => {
  fc.assert(
    fc.property(plate, ([mark, width, height]) => {
      expect(decoded(openMark(mark).encode(width, height))).toEqual(laid(mark, width, height))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['few', 255, 3],
  ['many', 256, 6],
])('a mark of %s colours besides its ground has the kind of file that suits it, in every size', (_, count, kind) => {
  const pixels = Uint32Array.from({ length: 1024 }, (_pixel, index) => (0xff000000 + (index % count) * 77) >>> 0)
  const mark = { side: 32, pixels, ground: 0xff123456 }
  for (const [width, height] of [
    [32, 32],
    [32, 40],
    [50, 32],
    [61, 47],
  ] as const) {
    const png = openMark(mark).encode(width, height)
    expect(png[25]).toBe(kind)
    expect(decoded(png)).toEqual(laid(mark, width, height))
  }
})

test.each([2, 300])('with %i colours, what can be seen through is kept', (count) => {
  const pixels = Uint32Array.from({ length: 900 }, (_, index) =>
    index % 2 === 0 ? 0 : (((index % count) << 8) | 0xff000000) >>> 0,
  )
  expect(decoded(openMark({ side: 30, pixels, ground: 0 }).encode(30, 30))).toEqual(pixels)
})
