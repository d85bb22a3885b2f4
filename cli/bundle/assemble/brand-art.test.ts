import { expect, test } from 'vitest'
import { placedArt, ratioOf } from './brand-art.ts'

const svg = (viewBox: string, body = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${body}</svg>`

test('a drawing is a file of its own, with its address and its ratio as properties', () => {
  const { css, files } = placedArt([{ slot: 'footer', theme: 'both', svg: svg('0 0 1440 90') }])
  const [file] = files
  expect(file?.path).toMatch(/^assets\/footer-[0-9a-f]{8}\.svg$/)
  expect(css).toBe(`:root{--art-footer:url(/${file?.path});--art-footer-ratio:1440/90;--art-footer-plain:none}`)
})

test('the drawing of the light theme stands in its block alone', () => {
  const { css, files } = placedArt([
    { slot: 'empty', theme: 'both', svg: svg('0 0 520 400') },
    { slot: 'empty', theme: 'light', svg: svg('0 0 520 390', '<path/>') },
  ])
  expect(files).toHaveLength(2)
  expect(css.split('\n')[1]).toMatch(
    /^:root\[data-theme=light\]\{--art-empty:url\(.*\);--art-empty-ratio:520\/390;--art-empty-plain:none\}$/,
  )
})

test('two places with the same name and drawing share their file, and no drawing is no css', () => {
  const same = { slot: 'error', svg: svg('0 0 1 1') } as const
  expect(
    placedArt([
      { ...same, theme: 'both' },
      { ...same, theme: 'light' },
    ]).files,
  ).toHaveLength(1)
  expect(placedArt([])).toEqual({ css: '', files: [] })
})

test.each([
  ['0 0 1440 90', '1440/90'],
  ['-10,-10,20.5,30', '20.5/30'],
  ['0 0 0 10', undefined],
  ['', undefined],
])('the ratio of a drawing with the viewBox "%s" is %s', (box, ratio) => {
  expect(ratioOf(svg(box))).toBe(ratio)
})
