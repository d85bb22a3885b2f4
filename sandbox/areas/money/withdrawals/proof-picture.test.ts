import { createInflate, deflateSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { expect, test, vi } from 'vitest'
import { isReadable, pictureTypeOf } from './proof-picture.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="20" height="30" fill="red"/></svg>'
const png = Buffer.from(new Resvg(svg).render().asPng())

/** One pixel. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdABmX/9k=',
  'base64',
)

test('whole pictures of both kinds are read', async () => {
  expect(pictureTypeOf(png)).toBe('image/png')
  expect(await isReadable(png, 'image/png')).toBe(true)
  expect(pictureTypeOf(jpeg)).toBe('image/jpeg')
  expect(await isReadable(jpeg, 'image/jpeg')).toBe(true)
})

test('what is cut off anywhere is not', async () => {
  for (let length = 3; length < jpeg.length; length += 7) {
    expect(await isReadable(jpeg.subarray(0, length), 'image/jpeg'), `${length} bytes`).toBe(false)
  }
  for (let length = 8; length < png.length; length++) {
    expect(await isReadable(png.subarray(0, length), 'image/png'), `${length} bytes`).toBe(false)
  }
})

test('a picture without a size, or with one that nobody sends, is not', async () => {
  const sized = (at: number, size: number[]): Buffer => {
    const copy = Buffer.from(jpeg)
    copy.set(size, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + at)
    return copy
  }
  expect(await isReadable(sized(5, [0, 0]), 'image/jpeg')).toBe(false)
  expect(await isReadable(sized(5, [0xff, 0xff, 0xff, 0xff]), 'image/jpeg')).toBe(false)
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  expect(await isReadable(bomb, 'image/png')).toBe(false)
})

test.each(['', 'GIF89a', '<svg/>', '\u{ff}\u{d8}', '%PDF-1.7'])('%j is no picture', (text) => {
  expect(pictureTypeOf(Buffer.from(text, 'latin1'))).toBeNull()
})

/** A PNG of one colour, with so many pixels as it says. */
function plain(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 6, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc(height * (1 + width * 4)), { level: 1 })
  const parts = [png.subarray(0, 8), chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat(parts)
}

test('others are served while a large picture is inflated', async () => {
  let turns = 0
  const turn = (): void => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  let isOver = false
  setImmediate(turn)
  expect(await isReadable(plain(2500, 2000), 'image/png')).toBe(true)
  isOver = true
  expect(turns).toBeGreaterThan(10)
})

test('of a picture with too many pixels or too long a side the header alone is read', async () => {
  const inflated = vi.spyOn(Object.getPrototypeOf(Object.getPrototypeOf(createInflate())), '_transform')
  const sized = (width: number, height: number): Buffer => {
    const copy = Buffer.from(png)
    copy.writeUInt32BE(width, 16)
    copy.writeUInt32BE(height, 20)
    return copy
  }
  expect(await isReadable(sized(7000, 7000), 'image/png')).toBe(false)
  expect(await isReadable(sized(20_001, 1), 'image/png')).toBe(false)
  expect(inflated).not.toHaveBeenCalled()
  expect(await isReadable(sized(41, 30), 'image/png')).toBe(false)
  expect(inflated).toHaveBeenCalled()
})
