import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { isReadable, pictureTypeOf } from './proof-picture.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="20" height="30" fill="red"/></svg>'
const png = Buffer.from(new Resvg(svg).render().asPng())

/** One pixel. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEAYABgAAD/2wBDAAgGBgcGBQgHBwcJCQgKDBQNDAsLDBkSEw8UHRofHh0aHBwgJC4nICIsIxwcKDcpLDAxNDQ0Hyc5PTgyPC4zNDL/2wBDAQkJCQwLDBgNDRgyIRwhMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjL/wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAj/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAAX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCdABmX/9k=',
  'base64',
)

test('whole pictures of both kinds are read', () => {
  expect(pictureTypeOf(png)).toBe('image/png')
  expect(isReadable(png, 'image/png')).toBe(true)
  expect(pictureTypeOf(jpeg)).toBe('image/jpeg')
  expect(isReadable(jpeg, 'image/jpeg')).toBe(true)
})

test('what is cut off anywhere is not', () => {
  for (let length = 3; length < jpeg.length; length += 7) {
    expect(isReadable(jpeg.subarray(0, length), 'image/jpeg'), `${length} bytes`).toBe(false)
  }
  for (let length = 8; length < png.length; length++) {
    expect(isReadable(png.subarray(0, length), 'image/png'), `${length} bytes`).toBe(false)
  }
})

test('a picture without a size, or with one that nobody sends, is not', () => {
  const sized = (at: number, size: number[]): Buffer => {
    const copy = Buffer.from(jpeg)
    copy.set(size, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + at)
    return copy
  }
  expect(isReadable(sized(5, [0, 0]), 'image/jpeg')).toBe(false)
  expect(isReadable(sized(5, [0xff, 0xff, 0xff, 0xff]), 'image/jpeg')).toBe(false)
  const bomb = Buffer.from(png)
  bomb.writeUInt32BE(60_000, 16)
  bomb.writeUInt32BE(60_000, 20)
  expect(isReadable(bomb, 'image/png')).toBe(false)
})

test.each(['', 'GIF89a', '<svg/>', '\u{ff}\u{d8}', '%PDF-1.7'])('%j is no picture', (text) => {
  expect(pictureTypeOf(Buffer.from(text, 'latin1'))).toBeNull()
})
