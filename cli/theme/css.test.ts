import { expect, test } from 'vitest'
import { splitCss } from './css.ts'

test('what both themes share stands once; what differs stands with its theme', () => {
  const css = splitCss({
    dark: { 'color-bg': '#000', 'radius-card': '8px', 'space-1': '4px' },
    light: { 'color-bg': '#fff', 'radius-card': '8px', 'space-1': '4px' },
  })
  expect(css).toEqual({
    shared: ':root{--radius-card:8px;--space-1:4px}',
    dark: ':root[data-theme=dark]{color-scheme:dark;--color-bg:#000}',
    light: ':root[data-theme=light]{color-scheme:light;--color-bg:#fff}',
  })
})

test('one theme alone has everything in the shared block, and says its scheme', () => {
  expect(splitCss({ light: { a: '1' } })).toEqual({
    shared: ':root{--a:1}',
    light: ':root[data-theme=light]{color-scheme:light}',
  })
  expect(splitCss({ dark: { a: '1' } })).not.toHaveProperty('light')
})

test('a name that one theme alone has is not lost', () => {
  const { shared, dark, light } = splitCss({ dark: { a: '1', only: '2' }, light: { a: '1', other: '3' } })
  expect(shared).toBe(':root{--a:1}')
  expect(dark).toContain('--only:2')
  expect(light).toContain('--other:3')
})

test('no theme makes an empty block', () => {
  expect(splitCss({})).toEqual({ shared: ':root{}' })
})
