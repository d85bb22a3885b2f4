import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { profileOf } from '#cli/bundle/profile.ts'
import {
  categoryIds,
  type FeatureName,
  featureNames,
  type GateInput,
  jackpotModes,
  type SwitchName,
  socialProviders,
  switchNames,
} from '#contract/site/gates.ts'
import { usualCategories } from '#contract/site/home-sections.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'
import { type Random, randomOf } from './generated-random.ts'
import { productRoot } from './livery.ts'

/** `grouped`: every tenant has one of a few profiles. `distinct`: no two tenants have the same. */
export type GateSpread = 'grouped' | 'distinct'

/** Each has styles of its own behind a flag, or none. */
const heroes = ['side', 'split', 'full', 'banner'] as const

/** What of a tenant decides its profile. */
export interface GatePlan {
  switches: Record<SwitchName, boolean>
  categories: GateInput['categories']
  features: GateInput['features']
  hasManyLanguages: boolean
  hasManyThemes: boolean
  offline: boolean
  hero: (typeof heroes)[number]
}

/** The languages whose strings are complete, by the gateway's codes, in stable order. */
export function completeLanguages(): LanguageCode[] {
  const tags = readdirSync(join(productRoot, 'locales'))
  return languageCodes.filter((code) => tags.includes(languages[code].tag)).sort()
}

function someGates(random: Random): GatePlan {
  const flags = <Name extends string>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, random.chance(0.5)])) as Record<Name, boolean>
  return {
    // One can register at every site.
    switches: { ...flags<SwitchName>(switchNames), USERNAMEREG3: true },
    categories: random.some(categoryIds, random.whole(2, categoryIds.length)),
    features: {
      ...flags<FeatureName>(featureNames),
      socialLogin: random.some(socialProviders, random.whole(0, socialProviders.length)),
      jackpot: random.pick(jackpotModes),
    },
    hasManyLanguages: random.chance(0.7),
    hasManyThemes: random.chance(0.6),
    offline: random.chance(0.8),
    hero: random.pick(heroes),
  }
}

function profileIdOf(plan: GatePlan): string {
  const lengths = (isMany: boolean, names: readonly string[]) => names.slice(0, isMany ? 2 : 1)
  return profileOf({
    switches: plan.switches,
    categories: plan.categories,
    home: { popular: true, navigation: 'chips', sections: usualCategories.map((category) => ({ category })) },
    brand: { layout: { hero: plan.hero, sideMenu: 'panel', winners: 'podium', ranks: 'arches' } },
    features: plan.features,
    languages: { supported: lengths(plan.hasManyLanguages, ['EN', 'ES']) },
    themes: { available: lengths(plan.hasManyThemes, ['dark', 'light']) },
    offline: plan.offline,
  }).id
}

/** Plans of which no two give the same profile. */
export function distinctPlans(seed: string, count: number): GatePlan[] {
  const seen = new Set<string>()
  const plans: GatePlan[] = []
  for (let draw = 0; plans.length < count; draw++) {
    const plan = someGates(randomOf(seed, 'gates', draw))
    const id = profileIdOf(plan)
    if (!seen.has(id)) plans.push(plan)
    seen.add(id)
  }
  return plans
}
