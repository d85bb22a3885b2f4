import { expect, test } from 'vitest'
import { gates } from '#contract/site/gates.ts'
import { closedStrings, gateDefines, gateNames, profileOf } from './profile.ts'

/** A tenant with everything off, to switch one flag on at a time in. */
const bare = {
  switches: new Proxy({}, { get: () => false }),
  categories: [],
  home: { popular: false, navigation: 'chips', sections: [] },
  brand: { layout: { hero: 'banner', sideMenu: 'panel', winners: 'podium', ranks: 'arches' } },
  features: new Proxy({}, { get: (_, name) => (name === 'socialLogin' ? [] : name === 'jackpot' ? 'off' : false) }),
  languages: { default: 'EN', supported: ['EN'] },
  themes: { default: 'dark', available: ['dark'] },
} as unknown as Parameters<typeof profileOf>[0]

const withAll = { ...bare, categories: ['rng', 'live', 'sports'] } as typeof bare

test('tenants that agree on every gate share a profile, whatever else they are', () => {
  expect(profileOf({ ...bare })).toEqual(profileOf(bare))
  expect(profileOf(bare).id).toMatch(/^[0-9a-f]{8}$/)
})

test('one gate more is another profile', () => {
  const opened = profileOf({ ...bare, categories: ['rng'] } as typeof bare)
  expect(opened.id).not.toBe(profileOf(bare).id)
  expect(opened.open).toContain('CATEGORY_RNG')
  expect(profileOf(bare).closed).toContain('CATEGORY_RNG')
})

test('the order in which categories are listed makes no profile of its own', () => {
  const turned = { ...withAll, categories: [...withAll.categories].reverse() }
  expect(profileOf(turned).id).toBe(profileOf(withAll).id)
})

test('every gate is either open or closed, and the compiler is told which', () => {
  const profile = profileOf(withAll)
  expect([...profile.open, ...profile.closed].sort()).toEqual([...gateNames].sort())
  const defines = gateDefines(profile)
  expect(Object.keys(defines).sort()).toEqual([...gateNames].sort())
  for (const name of profile.open) expect(defines[name]).toBe('true')
  for (const name of profile.closed) expect(defines[name]).toBe('false')
})

test('the strings of closed gates stay out, those of open ones do not', () => {
  const profile = profileOf(withAll)
  const closed = closedStrings(profile)
  expect(closed).toEqual(profile.closed.flatMap((name) => gates[name].strings))
  for (const text of profile.open.flatMap((name) => gates[name].strings))
    if (!profile.closed.some((name) => (gates[name].strings as readonly string[]).includes(text)))
      expect(closed).not.toContain(text)
})

test('a layout opens its gate where a section of a category that the site has names it', () => {
  const sections = [{ category: 'live', layout: 'table' }, { category: 'rng' }] as const
  const opened = (categories: string[]) =>
    profileOf({ ...bare, categories, home: { ...bare.home, sections } } as unknown as typeof bare).open
  expect(opened(['live', 'rng'])).toContain('LAYOUT_TABLE')
  expect(opened(['live', 'rng'])).not.toContain('LAYOUT_LEDGER')
  expect(opened(['rng'])).not.toContain('LAYOUT_TABLE')
})
