import { expect, test } from 'vitest'
import { bannerLink, titleParts, titleScale } from './banner-link.ts'

test('a path stays on the site, an https address leaves it', () => {
  expect(bannerLink({ linkage: '/promotions', linkageType: 'page' })).toEqual({ kind: 'page', to: '/promotions' })
  expect(bannerLink({ linkage: 'https://x.example/a', linkageType: 'url' })).toEqual({
    kind: 'url',
    href: 'https://x.example/a',
  })
})

test.each(['', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://x.example', 'data:text/html,x'])(
  '%s leads nowhere',
  (linkage) => {
    expect(bannerLink({ linkage, linkageType: 'url' })).toBeUndefined()
  },
)

test('a banner without a link has none, whatever its address', () => {
  expect(bannerLink({ linkage: '/promotions', linkageType: 'none' })).toBeUndefined()
})

test('the figure is cut out of the title where it stands', () => {
  expect(titleParts('First 70% bonus', '70%')).toEqual(['First ', '70%', ' bonus'])
  expect(titleParts('First bonus', '70%')).toEqual(['First bonus ', '70%', ''])
  expect(titleParts('First bonus', undefined)).toEqual(['First bonus', '', ''])
})

test('a title is drawn smaller the more letters are seen of it', () => {
  expect(titleScale('Play simply')).toBe('short')
  expect(titleScale('প্রথম জমায় ৭০% বোনাস')).toBe('short')
  expect(titleScale('Every match in one place')).toBe('medium')
  expect(titleScale('ชวนเพื่อนหนึ่งคน รับ ฿150')).toBe('medium')
  expect(titleScale('A first deposit that comes with more')).toBe('long')
  expect(titleScale('A first deposit that comes with a great deal more')).toBe('longest')
})
