import { expect, test } from 'vitest'
import { parseOrigin } from './origin.ts'

test.each([
  ['https://gateway.acme.example', 'https://gateway.acme.example'],
  ['https://gateway.acme.example/', 'https://gateway.acme.example'],
  ['http://localhost:4173', 'http://localhost:4173'],
  ['http://acme.localhost:4173', 'http://localhost:4173'],
])('%s is asked at %s', (text, origin) => {
  expect(parseOrigin(text)).toBe(origin)
})

test.each([
  'acme',
  'localhost:4173',
  'ftp://acme.example',
  'https://acme.example/wps',
  'https://acme.example/?',
  'https://me@acme.example',
  '',
])('%o is no origin of a gateway', (text) => {
  expect(() => parseOrigin(text)).toThrow(expect.objectContaining({ code: 'bad-address', exitCode: 2 }))
})
