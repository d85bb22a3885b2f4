import fc from 'fast-check'
import { expect, test } from 'vitest'
import { schemaFindings } from './schema-findings.ts'
import { objectOf, parseJsonSource } from './source/json-source.ts'
import { mergeSources } from './source/merge.ts'
import { tenantSchema } from './tenant.ts'

const sound = {
  merchantCode: 'acme',
  name: 'Acme',
  domains: ['acme.example'],
  gateway: { baseUrl: 'https://gateway.acme.example' },
  languages: { default: 'EN', supported: ['EN'] },
  currency: 'USD',
  timeZone: 'UTC',
  categories: ['rng'],
  brand: { logo: 'a.svg', favicon: 'a.svg', colour: '#123456' },
  licence: { holder: 'A', number: '1', regulator: 'R' },
}

function findingsOf(...values: unknown[]) {
  const layers = values.map((value, index) => {
    const { source } = parseJsonSource({
      tenant: 'acme',
      file: `file${index}.json`,
      text: JSON.stringify(value, null, 2),
      dir: '/x',
    })
    return { source, value: objectOf(source) ?? {} }
  })
  const merged = mergeSources(layers)
  const own = layers.at(-1)
  const parsed = tenantSchema.safeParse(merged.value)
  return own && !parsed.success ? schemaFindings(merged, own.source, parsed.error.issues) : []
}

const spoilt = (changes: Record<string, unknown>) => findingsOf({ ...sound, ...changes })

test('a sound tenant has none', () => {
  expect(findingsOf(sound)).toEqual([])
})

test.each([
  [{ languages: { default: 'bn', supported: ['EN'] } }, 'There is no language "bn"', 'Did you mean "BN"?'],
  [{ languages: { default: 'BM', supported: ['EN', 'BN'] } }, 'There is no language "BM"', 'Did you mean "BN"?'],
  [{ languages: { default: 'BN', supported: ['EN', 'BM'] } }, 'There is no language "BM"', 'Did you mean "BN"?'],
  [{ minimumAge: { default: 18, byLanguage: { EM: 21 } } }, 'There is no language "EM"', 'Did you mean "EN"?'],
  [{ languages: { default: 'EN', supported: ['EN', 'fil'] } }, 'There is no language "fil"', 'Did you mean "TY"?'],
  [
    { languages: { default: 'EN', supported: ['EN', 'Español'] } },
    'There is no language "Español"',
    'Did you mean "ES"?',
  ],
  [
    { languages: { default: 'EN', supported: ['EN', 'Klingon'] } },
    'There is no language "Klingon"',
    'The known languages are listed in docs/tenant-guide.md.',
  ],
  [{ switches: { USERNAMEREG: true } }, 'There is no switch "USERNAMEREG"', 'Did you mean "USERNAMEREG3"?'],
  [{ features: { VIP: true } }, 'There is no feature "VIP"', 'Did you mean "vip"?'],
  [{ features: { jackpot: 'liv' } }, '"features.jackpot" cannot be "liv"', 'Did you mean "live"?'],
  [{ features: { jackpot: 'sometimes' } }, '"features.jackpot" cannot be "sometimes"', 'One of: off, live, display.'],
  [{ home: { sections: [{ category: 'liv' }] } }, 'There is no category "liv"', 'Did you mean "live"?'],
  [
    { home: { sections: [{ category: 'live', layout: 'tabel' }] } },
    'There is no layout "tabel"',
    'Did you mean "table"?',
  ],
  [{ home: { order: ['live'] } }, 'The key "order" is not known in "home"', null],
  [{ categories: [] }, '"categories" must not be empty', null],
  [{ categories: 'rng' }, '"categories" must be a list: [ … ], not "rng"', null],
  [{ categories: [{}] }, 'There is no category {}', null],
  [{ brand: null }, '"brand" must be an object: { … }, not null', null],
  [{ name: '' }, '"name" must not be empty', null],
  [{ name: 'x'.repeat(61) }, '"name" must have at most 60 letters', null],
  [{ name: 7 }, '"name" must be a text in double quotes, not 7', null],
  [{ minimumAge: { default: 18.5 } }, '"minimumAge.default" must be a whole number, not 18.5', null],
  [{ minimumAge: { default: 100 } }, '"minimumAge.default" must be at most 99', null],
  [{ domains: ['Acme.example'] }, /^"domains.0" must be a host name in lower case/, null],
  [{ gateway: { baseUrl: 'http://a.example' } }, /must be an https:\/\/ address/, 'Write "https://a.example".'],
  [{ gateway: { baseUrl: 'gateway' } }, /must be an https:\/\/ address/, null],
  [{ gateway: { baseUrl: 'https://a.example/' } }, /must be an origin alone/, null],
  [{ gateway: { baseUrl: 'https://u:p@a.example' } }, /must hold no user name and no password/, null],
  [{ domains: ['bücher.example'] }, /in ASCII \(punycode\)/, 'Write "xn--bcher-kva.example".'],
  [{ features: { jackpot: { toString: null } } }, /"features\.jackpot" cannot be/, 'One of: off, live, display.'],
  [{ gateway: { baseUrl: 'https://a.example', relayPrefix: 'relay' } }, /must be a path in lower case/, null],
  [{ contacts: { telegram: 'javascript:alert(1)' } }, /"contacts.telegram" must be an https:\/\/ address/, null],
])('%j is told in words', (changes, message, suggestion) => {
  const findings = spoilt(changes)
  expect(findings[0]).toMatchObject({
    message: message instanceof RegExp ? expect.stringMatching(message) : message,
    ...(suggestion === null ? {} : { suggestion }),
  })
})

test('what is missing is placed in the tenant’s own object, or in the file that began it', () => {
  const { licence: _, ...rest } = sound
  const base = { ...rest, licence: { holder: 'A' } }
  expect(findingsOf(base, { merchantCode: 'own', licence: { number: '1' } })).toMatchObject([
    { code: 'missing-value', message: '"licence.regulator" is missing', file: 'file1.json', line: 3, column: 14 },
  ])
  expect(findingsOf(base, { merchantCode: 'own' })).toMatchObject([
    { message: '"licence.number" is missing', file: 'file0.json' },
    { message: '"licence.regulator" is missing', file: 'file0.json' },
  ])
})

test('a misspelt key is found once: nothing says besides that the right one is missing', () => {
  const { currency, licence, ...rest } = sound
  const { regulator, ...known } = licence
  const misspelt = { ...rest, curency: currency, licence: { ...known, regulater: regulator } }
  expect(findingsOf(misspelt).map(({ message, suggestion }) => [message, suggestion])).toEqual([
    ['The key "regulater" is not known in "licence"', 'Did you mean "regulator"?'],
    ['The key "curency" is not known', 'Did you mean "currency"?'],
  ])
  const messages = findingsOf({ ...rest, licence: known, colour: 1 }).map(({ message }) => message)
  expect(messages).toContain('"currency" is missing')
  expect(messages).toContain('"licence.regulator" is missing')
})

test('a wrong value is placed in the file that set it', () => {
  expect(findingsOf({ ...sound, name: 7 }, { merchantCode: 'own' })).toMatchObject([{ file: 'file0.json' }])
  expect(findingsOf(sound, { name: 7 })).toMatchObject([{ file: 'file1.json', line: 2, column: 11 }])
})

test('a long value is cut', () => {
  const [finding] = spoilt({ features: { jackpot: 'x'.repeat(5000) } })
  expect(finding?.message.length).toBeLessThan(120)
})

test('whatever stands at a setting, findings have words and a place', () => {
  const path = fc.constantFrom(
    ...Object.keys(sound),
    'switches',
    'features',
    'vendors',
    'themes',
    'minimumAge',
    'legal',
  )
  const value = fc.jsonValue({ maxDepth: 3 })
  fc.assert(
    fc.property(path, value, (key, anything) => {
      for (const finding of spoilt({ [key]: anything })) {
        expect(finding).toMatchObject({ severity: 'error', file: 'file0.json' })
        expect(finding.message).toMatch(/^("|The (file|key) |There is no )/)
        expect(finding.message.length).toBeLessThan(400)
      }
    }),
    { numRuns: 300 },
  )
})
