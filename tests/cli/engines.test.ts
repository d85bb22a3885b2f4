import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareEngines, randomProfiles } from '#cli/bundle/code/compare-engines.ts'
import { type CodePlace, hashSources, loadTemplate } from '#cli/bundle/code/specialise.ts'
import type { CodeTemplate } from '#cli/bundle/code/template.ts'
import { gateNames, type Profile, profileOfGates } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/store/store.ts'
import { productRoot } from '#tests/support/livery.ts'
import { builtOnce } from './support/built-once.ts'

/** Others each time find more. `LIVERY_ENGINES_SEED=<seed>` makes those of a test that failed again. */
const seed = Number(process.env.LIVERY_ENGINES_SEED ?? Date.now() % 1_000_000)

function withOpen(names: string): Profile {
  const open = names.trim().split(/\s+/)
  const unknown = open.find((name) => !gateNames.some((known) => known === name))
  if (unknown !== undefined) throw new Error(`There is no gate ${unknown}`)
  return profileOfGates(gateNames.filter((name) => open.includes(name)))
}

const lists = ['CATEGORY_RNG', 'CATEGORY_FISH', 'CATEGORY_PVP', 'CATEGORY_BGS']

/**
 * Nothing, and profiles that the two engines made differently once: those without a list of games. The profile with
 * everything is compared by the command itself, in verify.test.ts.
 */
const profiles: readonly (readonly [name: string, profile: Profile])[] = [
  ['nothing open', profileOfGates([])],
  ['all open but lists of games', profileOfGates(gateNames.filter((name) => !lists.includes(name)))],
  [
    'the blog and VIP open',
    withOpen(`SWITCH_USERNAMEREG3 SWITCH_REGMOBVERF3 SWITCH_AGENTPOLICY3 CATEGORY_ELOTT CATEGORY_LIVE CATEGORY_COCKFIGHT
      FEATURE_VIP FEATURE_BLOG FEATURE_APP_DOWNLOAD FEATURE_FIREBASE_SMS FEATURE_VIDEO_BANNERS FEATURE_REFERRAL
      FEATURE_SOCIAL_TELEGRAM FEATURE_SOCIAL_LOGIN MANY_THEMES`),
  ],
  [
    'agents, points and prizes open',
    withOpen(`SWITCH_USERNAMEREG3 SWITCH_MOBILENUMREG3 SWITCH_MOBILENUMPASSREG3 SWITCH_CHNGPASSVERIF3 SWITCH_AGENTPOLICY3
      SWITCH_FREEPLAY3 SWITCH_PWDEXPFORCECHANGE3 CATEGORY_ELOTT CATEGORY_LOTT CATEGORY_SPORTS CATEGORY_ESPORTS
      FEATURE_AGENT_CENTRE FEATURE_POINT_MALL FEATURE_VIP FEATURE_PRIZE_WHEEL FEATURE_BLOG FEATURE_WINNER_BOARD
      FEATURE_REFERRAL FEATURE_REWARD_CENTRE FEATURE_JACKPOT MANY_LANGUAGES MANY_THEMES`),
  ],
  [
    'the lottery and agents open',
    withOpen(`SWITCH_USERNAMEREG3 SWITCH_MOBILENUMPASSREG3 SWITCH_REGMOBVERF3 SWITCH_AGENTPOLICY3 CATEGORY_LOTT
      CATEGORY_SPORTS CATEGORY_ESPORTS CATEGORY_COCKFIGHT FEATURE_AGENT_CENTRE FEATURE_APP_DOWNLOAD FEATURE_FIREBASE_SMS
      FEATURE_SOCIAL_GOOGLE FEATURE_SOCIAL_FACEBOOK FEATURE_SOCIAL_TELEGRAM FEATURE_LOTTERY`),
  ],
  // The first two of a seed are everything and nothing.
  ...randomProfiles(4, seed)
    .slice(2)
    .map((profile, index) => [`gates of random profile ${index + 1}, seed ${seed}, open`, profile] as const),
]

let place: CodePlace
let template: CodeTemplate
let dir = ''

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'livery-engines-'))
  ;(await builtOnce()).copyCache(dir)
  const store = openStore(join(dir, 'store'))
  await store.ready()
  place = { cwd: productRoot, store, sources: hashSources(productRoot, ''), packages: '' }
  template = await loadTemplate(place)
})

afterAll(async () => {
  await place.store.settled()
  rmSync(dir, { recursive: true, force: true })
})

test('the product’s code is compiled once: each page that others import from is in a group', () => {
  expect(template.ungrouped).toEqual([])
})

test.each(profiles)('with %s the site’s code is the same by both engines', async (_, profile) => {
  const { same, mismatches, bytes } = await compareEngines(place, [profile])
  expect(mismatches).toEqual([])
  expect(same).toBe(1)
  expect(bytes.full).toBeGreaterThan(500_000)
})
