import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { inventedColour, inventedFavicon, inventedLogo, inventedName } from './generated-brand.ts'
import { completeLanguages, distinctPlans, type GatePlan, type GateSpread } from './generated-gates.ts'
import { inventedLooks } from './generated-looks.ts'
import { type Random, randomOf } from './generated-random.ts'
import { productRoot } from './livery.ts'

export interface GeneratedOptions {
  /** The folder that the tenants' folders go into; made where it is missing. */
  dir: string
  count: number
  /** The same seed and count give the same bytes. */
  seed: string
  spread: GateSpread
  /** How many profiles `grouped` has. */
  profiles?: number
}

const places = [
  ['USD', 'UTC'],
  ['BDT', 'Asia/Dhaka'],
  ['THB', 'Asia/Bangkok'],
  ['JPY', 'Asia/Tokyo'],
  ['MXN', 'America/Mexico_City'],
  ['EUR', 'Europe/Madrid'],
  ['SGD', 'Asia/Singapore'],
  ['VND', 'Asia/Ho_Chi_Minh'],
] as const

const contactKinds = ['telegram', 'whatsapp', 'facebook', 'zalo', 'line'] as const

/** Keys of shared strings without placeholders, that a tenant may say in its own words. */
const ownKeys = [
  ['shell', 'loading'],
  ['shell', 'retry'],
  ['shell', 'goHome'],
  ['shell', 'skipToContent'],
] as const

/** Every sixth tenant stands on the first of its six, every second of those on another that does. */
function baseOf(index: number, spread: GateSpread, profiles: number): number | undefined {
  if (index % 6 !== 5 || (spread === 'grouped' && index < profiles)) return undefined
  return index % 12 === 11 ? index - 6 : index - 5
}

/** The code of a tenant by its index. */
const generatedCode = (index: number) => inventedName(index).toLowerCase()

/** One of so many tenants that has a theme of its own, and on which none stands. */
export const themedCode = (count: number) => generatedCode(count > 3 ? 3 : 0)

/** One of so many tenants that says some strings in words of its own. */
export const wordedCode = (count: number) => generatedCode(count > 9 ? 9 : Math.min(1, count - 1))

/** Which of the plans a tenant has: with few profiles, a tenant that stands on a base has the base's. */
function planIndex(index: number, spread: GateSpread, profiles: number): number {
  if (spread === 'distinct') return index
  const base = baseOf(index, spread, profiles)
  return base === undefined ? index % profiles : planIndex(base, spread, profiles)
}

function someLanguages(random: Random, plan: GatePlan): LanguageCode[] {
  return random.some(completeLanguages(), plan.hasManyLanguages ? random.whole(2, 4) : 1)
}

/** What every tenant says itself, whatever it stands on. */
function ownValues(random: Random, index: number, plan: GatePlan) {
  const name = inventedName(index)
  const code = name.toLowerCase()
  const domain = `${code}.example`
  const supported = someLanguages(random, plan)
  const [currency, timeZone] = random.pick(places)
  const contacts = random.some(contactKinds, random.whole(0, 3)).map((kind) => [kind, `https://${kind}.${domain}/help`])
  return {
    merchantCode: code,
    name: `${name} ${random.pick(['Hall', 'House', 'Court', 'Quay', 'Arcade'])}`,
    domains: random.chance(0.3) ? [domain, `www.${domain}`] : [domain],
    gateway: {
      baseUrl: `https://gateway.${domain}`,
      imageHosts: [`https://img.${domain}`],
      launchHosts: [`https://play.${domain}`],
    },
    languages: { default: supported[0], supported },
    currency,
    timeZone,
    themes: {
      default: plan.hasManyThemes ? random.pick(['dark', 'light']) : 'dark',
      available: plan.hasManyThemes ? ['dark', 'light'] : ['dark'],
    },
    contacts: Object.fromEntries(contacts),
    licence: { holder: `${name} Holdings Ltd`, number: `GEN-${index}`, regulator: 'Sandbox Gaming Authority' },
  }
}

function ownStrings(random: Random, tag: string, name: string): Record<string, Record<string, string>> {
  const found: Record<string, Record<string, string>> = {}
  for (const [namespace, key] of random.some(ownKeys, random.whole(1, 3))) {
    const shared = JSON.parse(readFileSync(join(productRoot, 'locales', tag, `${namespace}.json`), 'utf8'))
    found[namespace] = { ...found[namespace], [key]: `${shared[key]} · ${name}` }
  }
  return found
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A tenant's files by their paths in its folder. */
function filesOf(options: GeneratedOptions, index: number, plans: readonly GatePlan[]): Map<string, string> {
  const { seed, spread, profiles = 8 } = options
  const random = randomOf(seed, 'tenant', index)
  const plan = plans[planIndex(index, spread, profiles)] as GatePlan
  const own = ownValues(random, index, plan)
  const colour = inventedColour(random)
  const base = baseOf(index, spread, profiles)
  const project = { apiKey: 'demo-key-of-nobody', projectId: 'demo-project', authDomain: 'demo-project.example' }
  const gates = {
    switches: plan.switches,
    categories: plan.categories,
    features: plan.features,
    offline: plan.offline,
    ...(plan.features.firebaseSms ? { firebase: project } : {}),
  }
  const ownsGates = base === undefined || spread === 'distinct'
  const looks = inventedLooks(random, own.languages.supported)
  const tenant = {
    ...(base === undefined ? {} : { extends: generatedCode(base) }),
    ...own,
    ...(ownsGates ? gates : {}),
    brand: {
      logo: 'assets/logo.svg',
      favicon: 'assets/favicon.svg',
      colour,
      wordmark: own.name.split(' '),
      ...(base === undefined ? { faces: looks.faces } : {}),
      ...(ownsGates && { layout: { ...(base === undefined ? looks.layout : {}), hero: plan.hero } }),
    },
  }
  const files = new Map([
    ['tenant.json', json(tenant)],
    ['assets/logo.svg', inventedLogo(random, colour)],
    ['assets/favicon.svg', inventedFavicon(random, colour)],
  ])
  if (index % 3 === 0) files.set('themes/both.tokens.json', json(looks.tokens))
  if (index % 6 === 0) files.set('themes/dark.tokens.json', json(looks.darkTokens))
  if (index % 4 === 1) {
    const tag = languages[own.languages.supported[0] as LanguageCode].tag
    for (const [namespace, strings] of Object.entries(ownStrings(random, tag, own.name)))
      files.set(`locales/${tag}/${namespace}.json`, json(strings))
  }
  return files
}

/** Writes sound tenants: each with a brand, a place and languages of its own. Gives their codes, sorted. */
export function generateTenants(options: GeneratedOptions): string[] {
  const { dir, count, seed, spread, profiles = 8 } = options
  const plans = distinctPlans(seed, spread === 'distinct' ? count : profiles)
  return Array.from({ length: count }, (_, index) => {
    const code = generatedCode(index)
    for (const [path, text] of filesOf(options, index, plans)) {
      const target = join(dir, code, path)
      mkdirSync(dirname(target), { recursive: true })
      writeFileSync(target, text)
    }
    return code
  }).sort()
}
