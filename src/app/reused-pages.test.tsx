import { beforeEach, expect, test, vi } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import promotions from '../../locales/en/promotions.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import { renderFirstPaint } from './first-paint.tsx'

const renderWhole = vi.hoisted(() => vi.fn())
vi.mock('./whole-markup.ts', async (importActual) => {
  const actual = await importActual<typeof import('./whole-markup.ts')>()
  renderWhole.mockImplementation(actual.renderWhole)
  return { renderWhole }
})
beforeEach(() => void renderWhole.mockClear())

const path = '/promotions'
const [english, arabic] = siteForTests.languages.supported
if (!english || !arabic) throw new Error('no language')

const own = async (
  values: Partial<typeof siteForTests> = {},
  strings: Record<string, unknown> = { shell, promotions },
) => {
  const site = { ...siteForTests, ...values }
  const { [path]: page } = await renderFirstPaint({ site, language: english, strings, paths: [path] })
  return page?.own ?? ''
}

/** Besides the frame, which is each site's own. */
const drawn = () => renderWhole.mock.calls.length - 1

test('what is a page’s own is drawn once for sites that say the same there, whatever else they say', async () => {
  const first = await own()
  expect(drawn()).toBe(1)
  renderWhole.mockClear()
  const languages = { default: 'EN', supported: [arabic, english] } as const
  const other = await own({ name: 'Other', currency: 'THB', minimumAge: { default: 21, byLanguage: {} }, languages })
  expect([drawn(), other]).toEqual([0, first])
})

test('words of its own are drawn anew, and a name where they say it', async () => {
  const strings = { shell, promotions: { ...promotions, title: 'Gifts of {{siteName}}' } }
  const gifts = await own({}, strings)
  expect(gifts).toContain('Gifts of Test Club')
  expect(await own()).not.toBe(gifts)
  renderWhole.mockClear()
  expect(await own({ name: 'Other' }, strings)).toBe(gifts.replaceAll('Test Club', 'Other'))
  expect(drawn()).toBe(1)
  renderWhole.mockClear()
  expect(await own({ currency: 'THB' }, structuredClone(strings))).toBe(gifts)
  expect(drawn()).toBe(0)
})
