import { expect, test } from 'vitest'
import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import { expectSelfContained } from '#tests/support/valid-html.ts'
import { themePage } from './page.ts'
import type { ThemeSheet } from './sheet.ts'

const hostile = `</code><script>alert(1)</script><img src=x onerror="alert('1')">`

const pair = (theme: 'dark' | 'light', ratio: number): MeasuredPair => ({
  theme,
  foreground: 'color-text-1',
  background: 'color-bg',
  minimum: 4.5,
  ratio,
  foregroundValue: '#fff',
  backgroundValue: '#111',
})

test('the page of a theme stands alone, with each theme’s own values', () => {
  const sheet: ThemeSheet = {
    code: 'acme',
    name: `Acme ${hostile}`,
    wordmark: ['AC', 'ME'],
    themes: ['light', 'dark'],
    values: {
      dark: {
        'color-bg': '#111',
        'color-scrim': '#000000cc',
        'radius-tile': '8px',
        'font-text': '"A</style><img src=x>"',
        'shadow-1': 'none',
      },
      light: {
        'color-bg': '#eee',
        'color-scrim': '#000000cc',
        'radius-tile': '8px',
        'font-text': '"A"',
        'shadow-1': '0 0 1px red',
      },
    },
    pairs: [pair('dark', 12.5), pair('light', 2.999)],
    languages: [{ tag: 'ar', dir: 'rtl', name: 'العربية' }],
    layout: { 'data-header': 'row' },
    logo: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const group = (theme: string) => ({ id: 'links', title: 'Links', html: `<a href="/x">${theme} part</a>` })
  const parts = {
    faceCss: '@font-face{font-family:"A";src:url(data:font/woff2;base64,AA==)}',
    partsCss: '._x{color:red}',
    groups: { dark: [group('dark')], light: [group('light')] },
    sprite: '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" hidden=""></svg>',
  }
  const page = themePage(sheet, parts)
  expectSelfContained(page)
  expect(page).toContain('.tenant[data-theme=light]{color-scheme:light;--color-bg:#eee;')
  expect(page.indexOf('light part')).toBeLessThan(page.indexOf('dark part'))
  expect(page.match(/>too low</g)).toHaveLength(1)
  expect(page).toContain('2.99:1')
  expect(page.slice(page.indexOf('</style>'))).not.toContain('<img src=x')
})
