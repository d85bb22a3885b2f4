import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import type { MadeFile } from '#cli/site-files/site-file.ts'
import { iconFiles } from './icons.ts'

const svg = (body: string, box = '0 0 64 64') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`
const logo = svg('<circle cx="32" cy="32" r="32" fill="#f00" fill-opacity=".5"/>')
const favicon = svg('<rect width="64" height="64" fill="#00f"/>')

function pictureOf(files: readonly MadeFile[], path: string) {
  const bytes = Buffer.from(files.find((file) => file.path === path)?.bytes ?? [])
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const address = `data:image/png;base64,${bytes.toString('base64')}`
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" href="${address}"/></svg>`
  const pixels = new Resvg(page, { font: { loadSystemFonts: false } }).render().pixels
  const at = (x: number, y: number) => [...pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  return { width, height, at }
}

const files = iconFiles(logo, favicon, '#102030')

test.each([
  ['icons/icon-192.png', 192, 192],
  ['icons/icon-512.png', 512, 512],
  ['icons/maskable-512.png', 512, 512],
  ['icons/apple-touch-icon.png', 180, 180],
  ['icons/social-card.png', 1200, 630],
])('%s is %i by %i', (path, width, height) => {
  expect(pictureOf(files, path)).toMatchObject({ width, height })
})

test('an icon alone has nothing behind its drawing', () => {
  const { at } = pictureOf(files, 'icons/icon-512.png')
  expect(at(2, 2)).toEqual([0, 0, 0, 0])
  const [red = 0, , , alpha = 0] = at(256, 256)
  expect([red, alpha].map((value) => Math.abs(value - 128) <= 1)).toEqual([true, true])
})

test.each(['icons/maskable-512.png', 'icons/apple-touch-icon.png', 'icons/social-card.png'])(
  '%s has the background behind its drawing and around it',
  (path) => {
    const { width, height, at } = pictureOf(files, path)
    expect(at(0, 0)).toEqual([16, 32, 48, 255])
    expect(at(width - 1, height - 1)).toEqual([16, 32, 48, 255])
    const [red = 0, green = 0, blue = 0, alpha] = at(width / 2, height / 2)
    expect(alpha).toBe(255)
    for (const [found, wanted] of [
      [red, 136],
      [green, 16],
      [blue, 24],
    ] as const)
      expect(Math.abs(found - wanted)).toBeLessThan(2)
  },
)

test('a drawing that is not square stands in the middle of one', () => {
  for (const box of ['0 0 64 32', '0 0 32 64']) {
    const wide = iconFiles(svg('<path fill="#0f0" d="M0 0h64v64H0z"/>', box), favicon, '#ffffff')
    const { width, height, at } = pictureOf(wide, 'icons/icon-192.png')
    expect([width, height]).toEqual([192, 192])
    expect(at(96, 96)).toEqual([0, 255, 0, 255])
    expect(at(1, 1)).toEqual([0, 0, 0, 0])
    expect(pictureOf(wide, 'icons/social-card.png').at(600, 160)).toEqual(
      box === '0 0 64 32' ? [255, 255, 255, 255] : [0, 255, 0, 255],
    )
  }
})

test('the small icon of the browser holds three sizes', () => {
  const bytes = Buffer.from(files.find((file) => file.path === 'favicon.ico')?.bytes ?? [])
  expect(bytes.readUInt16LE(4)).toBe(3)
  expect([6, 22, 38].map((offset) => bytes.readUInt8(offset))).toEqual([16, 32, 48])
  const last = 6 + 16 * 2
  expect(bytes.readUInt32LE(last + 12) + bytes.readUInt32LE(last + 8)).toBe(bytes.length)
})

test('the same drawings give the same bytes', () => {
  const again = iconFiles(`${logo} `, favicon, '#102030')
  expect(again.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).toEqual(
    files.map(({ bytes }) => Buffer.from(bytes).toString('base64')),
  )
})
