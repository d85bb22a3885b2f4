import { expect, test } from 'vitest'
import { codeProblem } from './merchant-code.ts'

test.each([
  'con',
  'prn',
  'aux',
  'nul',
  'com0',
  'com1',
  'com9',
  'lpt0',
  'lpt9',
  'constructor',
  'prototype',
  'play',
  'localhost',
  'a-',
  'xn--acme',
  'ab--cd',
])('"%s" is no merchant code', (code) => {
  expect(codeProblem(code)).not.toBeNull()
})

test.each(['acme', 'console', 'com10', 'players', 'acme-2', 'a-b-c'])('"%s" may be one', (code) => {
  expect(codeProblem(code)).toBeNull()
})
