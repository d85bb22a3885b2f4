import { expect, test } from 'vitest'
import { type PicturedSite, sitePicture } from './site-picture.ts'

const site = (change: Partial<PicturedSite> = {}): PicturedSite => ({
  colours: { 'color-bg': 'oklch(.2 .04 166)', 'color-action': '#5f8', 'color-scrim': '#000' },
  hero: 'side',
  sideMenu: 'panel',
  dir: 'ltr',
  title: ['First deposit,', '70% bonus', 'a third line'],
  logo: '<svg id="logo"/>',
  banners: { wide: '<svg id="wide"/>', phone: null },
  posters: Array.from({ length: 8 }, (_, place) => `<svg id="p${place}"/>`),
  ...change,
})

const drawnIn = (svg: string) =>
  [...svg.matchAll(/base64,([^"]+)"/g)].map(([, text = '']) => Buffer.from(text, 'base64').toString())

test('a picture has the site’s colours, mark, first banner with two lines of its words, and six games, twice', () => {
  const svg = sitePicture(site())
  expect(svg).toContain('fill="oklch(.2 .04 166)"')
  expect(drawnIn(svg).filter((text) => text.includes('wide'))).toHaveLength(1)
  expect(drawnIn(svg).filter((text) => text.includes('logo'))).toHaveLength(2)
  expect(drawnIn(svg).filter((text) => /id="p\d"/.test(text))).toHaveLength(12)
  expect(svg.match(/70% bonus/g)).toHaveLength(2)
  expect(svg).not.toContain('third')
})

test('where a site runs from the right, what stands at the start is at the right', () => {
  const menuOf = (dir: 'ltr' | 'rtl') => /<rect x="(\d+)" y="64" width="240"/.exec(sitePicture(site({ dir })))?.[1]
  expect([menuOf('ltr'), menuOf('rtl')]).toEqual(['0', '1200'])
})

test('words and colours of a tenant are text in the drawing, whatever they are', () => {
  const evil = '"/><script>evil()</script>'
  const svg = sitePicture(site({ title: [evil], colours: { 'color-bg': evil }, banners: { wide: evil, phone: evil } }))
  expect(svg).not.toContain('<script')
})
