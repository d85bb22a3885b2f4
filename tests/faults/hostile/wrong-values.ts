import type { Random } from '#tests/support/generated-random.ts'
import { type Mutation, naughtyTexts, type Victim } from './mutation.ts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
type Path = (string | number)[]

const isObject = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every path in a value, of groups and of single values. */
function pathsOf(value: Json, here: Path = []): Path[] {
  const below = Array.isArray(value)
    ? value.flatMap((item, index) => pathsOf(item, [...here, index]))
    : isObject(value)
      ? Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...here, key]))
      : []
  return here.length > 0 ? [here, ...below] : below
}

function at(value: Json, path: Path): Json {
  return path.reduce<Json>((found, step) => (found as Record<string | number, Json>)[step] as Json, value)
}

function set(value: Json, path: Path, next: Json): void {
  const parent = at(value, path.slice(0, -1)) as Record<string | number, Json>
  parent[path.at(-1) as string | number] = next
}

const kindOf = (value: Json) => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

const samples: readonly Json[] = [null, true, 0, -1, 1.5, 1e21, 'a text', '', [], [null], [[]], {}, { x: 1 }]

type Change = (tenant: { [key: string]: Json }, random: Random) => void

const texts = (random: Random) => random.pick(naughtyTexts)

/** Paths whose texts are not free: none of the naughty ones is right there. */
const strictPaths: readonly Path[] = [
  ['merchantCode'],
  ['domains', 0],
  ['gateway', 'baseUrl'],
  ['gateway', 'relayPrefix'],
  ['gateway', 'imageHosts', 0],
  ['gateway', 'launchHosts', 0],
  ['languages', 'default'],
  ['languages', 'supported', 0],
  ['currency'],
  ['timeZone'],
  ['themes', 'default'],
  ['brand', 'logo'],
  ['brand', 'favicon'],
  ['brand', 'colour'],
]

const required = ['name', 'domains', 'gateway', 'languages', 'currency', 'timeZone', 'categories', 'brand', 'licence']

const changes: Record<string, Change> = {
  'a value of the wrong kind': (tenant, random) => {
    const path = random.pick(pathsOf(tenant))
    const kind = kindOf(at(tenant, path))
    set(tenant, path, random.pick(samples.filter((sample) => kindOf(sample) !== kind)))
  },
  'a naughty text where few are right': (tenant, random) => set(tenant, random.pick(strictPaths), texts(random)),
  'an unknown key': (tenant, random) => {
    const groups = pathsOf(tenant).filter((path) => isObject(at(tenant, path)))
    const group = at(tenant, random.pick(groups)) as { [key: string]: Json }
    const key = random.pick(naughtyTexts.filter((text) => text !== '__proto__' && text !== 'constructor'))
    group[`${key}${random.chance(0.5) ? '' : 'x'}`] = random.pick(samples)
  },
  'something that is missing': (tenant, random) => {
    delete tenant.extends
    delete tenant[random.pick(required)]
  },
  'a number out of range': (tenant, random) => {
    const wrong = random.pick([-1, 0, 17, 17.5, 100, 1e21, -1e308, Number.MAX_SAFE_INTEGER + 1])
    if (random.chance(0.5)) tenant.minimumAge = { default: wrong }
    else tenant.promotions = { firstDepositBonusPercent: random.pick([0, -5, 1.5, 1001, 1e300]) }
  },
  'a list that says a thing twice': (tenant, random) => {
    const path = random.pick<Path>([['domains'], ['languages', 'supported']])
    const list = at(tenant, path) as Json[]
    set(tenant, path, [...list, random.pick(list)])
  },
  'a list that is too long': (tenant, random) => {
    set(tenant, random.pick<Path>([['domains'], ['categories']]), Array(random.whole(1000, 20_000)).fill('x.example'))
  },
  'a name that is too long': (tenant, random) => {
    tenant.name = '🎰'.repeat(random.whole(61, 2000))
  },
  'a base that cannot be': (tenant, random) => {
    tenant.extends = random.pick<Json>([
      null,
      1,
      [],
      {},
      '',
      '.',
      '..',
      '../..',
      '/etc',
      'nobody',
      '__proto__',
      '\0',
      'a/b',
    ])
  },
  'a font that cannot be': (tenant, random) => {
    delete tenant.extends
    const face = {
      package: '@fontsource/lilita-one',
      family: 'x',
      scripts: ['latin'],
      ...random.pick<{ [key: string]: Json }>([
        { package: '@fontsource/../../../etc' },
        { package: '@fontsource/not-installed-anywhere' },
        { package: 'left-pad' },
        { scripts: [] },
        { scripts: ['__proto__'] },
        { scripts: ['klingon'] },
        { weights: '1e3' },
        { weights: '$' },
        { family: '' },
      ]),
    }
    tenant.brand = { ...(tenant.brand as { [key: string]: Json }), faces: { text: face } }
  },
  'a vendor that nobody knows': (tenant, random) => {
    tenant.vendors = { [random.pick(['esports', 'cockfight', 'excludedRng'])]: [texts(random)] }
  },
}

function edit(victim: Victim, change: (tenant: { [key: string]: Json }) => void): void {
  const tenant = JSON.parse(victim.read('tenant.json')) as { [key: string]: Json }
  change(tenant)
  victim.write('tenant.json', JSON.stringify(tenant, null, 2))
}

export const wrongValues: readonly Mutation[] = Object.entries(changes).map(([what, change]) => ({
  what,
  spoil: (victim, random) => edit(victim, (tenant) => change(tenant, random)),
}))
