import { expect, test } from 'vitest'
import { withValue } from './json-edit.ts'

const written = `{
  "name": "Acme",   "currency": "USD",

  "languages": { "default": "EN", "supported": ["EN"] },
  "features": {
    "vip": false
  },
  "vendors": [
    "A",
    "B"
  ]
}
`

const lines = (text: string) => text.split('\n')
const differing = (text: string) => lines(text).filter((line) => !lines(written).includes(line))

test.each([
  ['a text', ['name'], 'Acme Play', ['  "name": "Acme Play",   "currency": "USD",']],
  ['a switch', ['features', 'vip'], true, ['    "vip": true']],
  [
    'a list on one line',
    ['languages', 'supported'],
    ['EN', 'TH'],
    ['  "languages": { "default": "EN", "supported": ["EN", "TH"] },'],
  ],
  ['an entry of a list', ['vendors', 1], 'C', ['    "C"']],
  ['a list on several lines', ['vendors'], ['A', 'C'], ['    "C"']],
  ['a new key', ['features', 'blog'], true, ['    "vip": false,', '    "blog": true']],
  ['a new key with a list', ['domains'], ['acme.example'], ['  ],', '  "domains": ["acme.example"]']],
  [
    'a new key in an object that is new',
    ['legal', 'termsPreChecked'],
    true,
    ['  ],', '  "legal": {', '    "termsPreChecked": true', '  }'],
  ],
] as const)('%s changes its own line alone', (_, path, value, expected) => {
  const text = withValue(written, [...path], value)
  expect(JSON.parse(text)).toBeTypeOf('object')
  expect(differing(text)).toEqual(expected)
})

test('a key is taken out with its comma', () => {
  expect(withValue(written, ['languages'], undefined)).toBe(
    written.replace(/\n\n {2}"languages".*,/, '\n').replace('"USD",\n\n', '"USD",\n'),
  )
  expect(JSON.parse(withValue(written, ['features', 'vip'], undefined))).toMatchObject({ features: {} })
})

test('tabs and the ends of lines of Windows stay', () => {
  const text = withValue('{\r\n\t"name": "A"\r\n}\r\n', ['currency'], 'USD')
  expect(text).toBe('{\r\n\t"name": "A",\r\n\t"currency": "USD"\r\n}\r\n')
})

test('a list that is too long for a line is broken', () => {
  const domains = Array.from({ length: 12 }, (_, index) => `acme-${index}.example`)
  expect(lines(withValue(written, ['domains'], domains)).filter((line) => line.length > 120)).toEqual([])
})
