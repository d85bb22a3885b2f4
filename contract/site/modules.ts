import { categoryIds, type FeatureName, featureNames, type SwitchName, socialProviders } from './gates.ts'

/** Features that stand elsewhere in the tree, and who sends a code, which nobody closes. */
const placedFeatures = ['referral', 'rewardCentre', 'firebaseSms'] as const satisfies readonly FeatureName[]

type TopFeature = Exclude<FeatureName, (typeof placedFeatures)[number]>

const isTop = (name: FeatureName): name is TopFeature => !placedFeatures.some((placed) => placed === name)

type OfFeatures = Record<TopFeature, readonly []>

const ofFeatures: OfFeatures = Object.fromEntries<readonly []>(
  featureNames.filter(isTop).map((name) => [name, []]),
) as Record<string, readonly []> & OfFeatures

/**
 * The modules of the gateway's permission tree (`getWhitelabel`), each with those below it: what an operator closes and
 * opens while the site runs, within what it was built with. Closing one closes all below it.
 * Each feature is one.
 */
export const moduleTree = {
  games: categoryIds,
  promotions: ['referral', 'rewardCentre', 'missions'],
  registration: ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3'],
  MOBILEVERCODELOGIN3: [],
  CHNGPASSVERIF3: [],
  PWDEXPFORCECHANGE3: [],
  AGENTPOLICY3: [],
  freePlay: [],
  socialLogin: socialProviders,
  jackpot: [],
  ...ofFeatures,
} as const

type TopModule = keyof typeof moduleTree

export type ModuleId = TopModule | (typeof moduleTree)[TopModule][number]

/** The module of a switch: its own name, but for the free trial, which the tree has by another. */
export type ModuleOfSwitch<Name extends SwitchName = SwitchName> = Name extends 'FREEPLAY3' ? 'freePlay' : Name

export const moduleOfSwitch = (name: SwitchName): ModuleOfSwitch => (name === 'FREEPLAY3' ? 'freePlay' : name)

/** The modules at the top of the tree, with those below each. */
export const topModules = Object.entries(moduleTree) as readonly [TopModule, readonly ModuleId[]][]

/** Every module once, those at the top first in front of their own. */
export const moduleIds: readonly ModuleId[] = topModules.flatMap(([top, below]) => [top, ...below])

/** Whether closing some modules closes this one: itself, or the one above it. */
export function isClosedBy(closed: readonly string[], id: string): boolean {
  const isBelow = ([top, below]: readonly [string, readonly string[]]) => closed.includes(top) && below.includes(id)
  return closed.includes(id) || topModules.some(isBelow)
}
