import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { features, gates } from '#contract/site/gates.ts'
import { moduleIds } from '#contract/site/modules.ts'
import { calls as listedCalls } from '#sandbox/calls.ts'
import { tenantCodes, tenantOf } from '#tests/support/tenants.ts'
import { flagOf, forgotten, type Registry } from './registry.ts'

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'auth' in value

async function callsOfFile(file: string) {
  const exported: Record<string, unknown> = await import(`../../${file}`)
  return Object.values(exported)
    .filter(isCall)
    .map(({ id, module }) => ({ id, module, file }))
}

const sourcesOf = (pattern: string) => globSync(pattern).map((path) => readFileSync(path, 'utf8'))

/** `addCall(app, gateway, getVip, …)`. */
const bound = /\badd\w*Call\(\s*\w+,\s*\w+,\s*(\w+)/g

async function readRegistry(): Promise<Registry> {
  const files = globSync('contract/*/*.ts').filter((path) => !path.includes('.test.'))
  const tests = sourcesOf('tests/contract/**/*.ts').join('\n')
  const calls = (await Promise.all(files.sort().map(callsOfFile))).flat()
  return {
    features,
    flags: gates,
    modules: moduleIds,
    namespaces: globSync('locales/en/*.json').map((path) => basename(path, '.json')),
    calls,
    listed: new Set(listedCalls.map(({ id }) => id)),
    answered: new Set(
      sourcesOf('sandbox/areas/**/*.ts').flatMap((text) => [...text.matchAll(bound)].map(([, id = '']) => id)),
    ),
    tested: new Set(calls.map(({ id }) => id).filter((id) => new RegExp(`\\b${id}\\b`).test(tests))),
    tenants: Object.fromEntries(tenantCodes.map((code) => [code, tenantOf(code).features])),
  }
}

const registry = await readRegistry()

test('nothing is forgotten', () => {
  expect(registry.calls.length).toBeGreaterThan(100)
  expect(forgotten(registry)).toEqual([])
})

/** A feature "planted" with its flag, namespace, call, area, test and tenant. */
const whole: Registry = {
  features: { ...features, planted: 'A planted feature with all of its pieces.' },
  flags: { ...gates, FEATURE_PLANTED: { strings: ['planted', 'shell:planted'] } },
  modules: [...moduleIds, 'planted'],
  namespaces: [...registry.namespaces, 'planted'],
  calls: [...registry.calls, { id: 'getPlanted', file: 'contract/lobby/planted.ts', module: 'planted' }],
  listed: new Set([...registry.listed, 'getPlanted']),
  answered: new Set([...registry.answered, 'getPlanted']),
  tested: new Set([...registry.tested, 'getPlanted']),
  tenants: { ...registry.tenants, acme: { planted: true } },
}

test('a feature with all of its pieces is well', () => {
  expect(forgotten(whole)).toEqual([])
})

const omissions: readonly [piece: string, left: Partial<Registry>, says: string][] = [
  ['description', { features: { ...whole.features, planted: '' } }, 'gates.ts: the feature "planted" needs a sentence'],
  ['flag', { flags: gates }, 'gates.ts: the feature "planted" has no flag. Add FEATURE_PLANTED'],
  [
    'strings of the flag',
    { flags: { ...gates, FEATURE_PLANTED: { strings: [] } } },
    'locales/en/planted.json: no flag has it behind it',
  ],
  [
    'module of the call',
    { calls: [...registry.calls, { id: 'getPlanted', file: 'contract/lobby/planted.ts' }] },
    'no call belongs to the module "planted"',
  ],
  ['area', { listed: registry.listed }, 'contract/lobby/planted.ts: no area of the sandbox has getPlanted'],
  ['answer', { answered: registry.answered }, 'contract/lobby/planted.ts: the sandbox does not answer getPlanted'],
  ['contract test', { tested: registry.tested }, 'contract/lobby/planted.ts: no test calls getPlanted'],
  ['tenant', { tenants: registry.tenants }, 'no tenant has the feature "planted" on'],
]

test.each(omissions)('a forgotten %s is named with its file', (_, left, says) => {
  const found = forgotten({ ...whole, ...left })
  expect(found).toContainEqual(expect.stringContaining(says))
})

test('a flag is named after its feature', () => {
  expect(flagOf('appDownload')).toBe('FEATURE_APP_DOWNLOAD')
})
