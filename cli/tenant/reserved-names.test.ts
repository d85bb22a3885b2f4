import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { codeProblem, pageSteps, relayProblem } from './reserved-names.ts'

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

test.each([
  '/wps',
  '/wps/relay',
  '/lgw',
  '/lotto',
  '/art',
  '/play',
  '/sandbox',
  '/assets',
  '/strings/en',
  '/live',
  '/m',
  '/member',
])('the relay family cannot be behind %s', (prefix) => {
  expect(relayProblem(prefix)).not.toBeNull()
})

test.each(['/relay', '/zen/relay', '/wps2', '/lives', '/x/assets'])('the relay family can be behind %s', (prefix) => {
  expect(relayProblem(prefix)).toBeNull()
})

test('every page of the site is known', () => {
  const folder = 'src/config/'
  const files = [
    'categories.ts',
    'session-paths.ts',
    'game-paths.ts',
    'home-path.ts',
    'agent-path.ts',
    'centre-path.ts',
  ]
  const paths = ['src/app/pages/other-page.tsx', ...files.map((name) => folder + name)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(\/[A-Za-z]+)/g)].map(([, path = '']) => path),
  )
  expect(paths.length).toBeGreaterThan(25)
  const steps = paths.map((path) => path.split('/')[1]?.toLowerCase())
  expect([...new Set(steps)].filter((step) => step && !pageSteps.includes(step))).toEqual([])
})
