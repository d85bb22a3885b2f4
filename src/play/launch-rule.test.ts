import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteConfig } from '#contract/site/site-config.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { aCard } from './card-fixture.ts'
import { type Launch, launchOf } from './launch-rule.ts'

const gates = ['ELOTT', 'LOTT', 'LIVE', 'SPORTS', 'FISH', 'RNG', 'PVP', 'ESPORTS', 'COCKFIGHT', 'BGS']
const everything: SiteConfig = {
  ...siteForTests,
  categories: ['elott', 'lott', 'live', 'sports', 'fish', 'rng', 'pvp', 'esports', 'cockfight', 'bgs'],
}

beforeEach(() => {
  setSite(everything)
  for (const gate of gates) vi.stubGlobal(`CATEGORY_${gate}`, true)
})
afterEach(() => vi.unstubAllGlobals())

const visitors = {
  guest: { isSignedIn: false, role: 'guest' },
  member: { isSignedIn: true, role: 'member' },
  agent: { isSignedIn: true, role: 'agent' },
  trial: { isSignedIn: true, role: 'trial' },
  /** Who it is has not been said yet. */
  unknown: { isSignedIn: true, role: 'guest' },
} as const

type Visitor = keyof typeof visitors

const slot = aCard({ gameType: 'RNG', vassalage: 'GRF', gameCode: 'x', isGame: 'GAME' })
const cards = {
  slot,
  slotWithoutTrial: { ...slot, hasTrial: false },
  slots: { ...slot, isGame: 'VASSALAGE' },
  fishGames: { ...slot, gameType: 'FISH', vassalage: 'MRB', isGame: 'VASSALAGE' },
  table: { ...slot, gameType: 'LIVE', vassalage: 'VVT' },
  vietnamese: { ...slot, gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' },
  sea: { ...slot, gameType: 'ELOTT', vassalage: 'TCG_SEA' },
  lott: { ...slot, gameType: 'LOTT', vassalage: 'LOTT' },
  quick: { ...slot, gameType: 'ELOTT', vassalage: 'QCK' },
}

const go = (path: string): Launch => ({ type: 'go', path })
const slotPath = '/seamless?vassalage=GRF&gameCode=x'

const rows: [keyof typeof cards, Visitor, 'real' | 'trial', Launch][] = [
  ['slot', 'guest', 'real', { type: 'log-in', path: slotPath }],
  ['slot', 'member', 'real', go(slotPath)],
  ['slot', 'agent', 'real', go(slotPath)],
  ['slot', 'unknown', 'real', go(slotPath)],
  ['slot', 'trial', 'real', { type: 'needs-account' }],
  ['slot', 'guest', 'trial', go(`${slotPath}&mode=trial`)],
  ['slot', 'trial', 'trial', go(`${slotPath}&mode=trial`)],
  ['slot', 'member', 'trial', go(`${slotPath}&mode=trial`)],
  ['slotWithoutTrial', 'guest', 'trial', { type: 'log-in', path: slotPath }],
  ['slotWithoutTrial', 'trial', 'trial', { type: 'needs-account' }],
  ['slots', 'guest', 'real', { type: 'list', path: '/rng?vassalage=GRF' }],
  ['slots', 'trial', 'real', { type: 'list', path: '/rng?vassalage=GRF' }],
  ['fishGames', 'guest', 'real', { type: 'vendor-games' }],
  ['fishGames', 'member', 'real', { type: 'vendor-games' }],
  ['table', 'member', 'real', go('/seamless?vassalage=VVT&gameCode=x')],
  ['vietnamese', 'member', 'real', go('/vnLottery?gameCode=x')],
  ['vietnamese', 'guest', 'real', { type: 'log-in', path: '/vnLottery?gameCode=x' }],
  ['vietnamese', 'guest', 'trial', { type: 'log-in', path: '/vnLottery?gameCode=x' }],
  ['vietnamese', 'trial', 'trial', { type: 'needs-account' }],
  ['sea', 'member', 'real', go('/seaLottery?gameCode=x')],
  ['lott', 'member', 'real', go('/lottery?gameCode=x')],
  ['quick', 'member', 'real', go('/lottery?gameCode=x')],
]

test.each(rows)('%s for %s, %s money', (card, visitor, mode, launch) => {
  expect(launchOf(cards[card], visitors[visitor], mode === 'trial' ? 'trial' : undefined)).toEqual(launch)
})

test('a vendor’s slots are a popup where the site has no page of them', () => {
  vi.stubGlobal('CATEGORY_RNG', false)
  expect(launchOf(cards.slots, visitors.member)).toEqual({ type: 'vendor-games' })
})

test('a lottery is a game like others where the site has no lotteries', () => {
  vi.stubGlobal('CATEGORY_LOTT', false)
  vi.stubGlobal('CATEGORY_ELOTT', false)
  expect(launchOf(cards.lott, visitors.member)).toEqual(go('/seamless?vassalage=LOTT&gameCode=x'))
})
