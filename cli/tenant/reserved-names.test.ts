import { expect, test } from 'vitest'
import { relayProblem } from './reserved-names.ts'

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

test.each([
  '/agenthome',
  '/bgs',
  '/favorite',
  '/game',
  '/help',
  '/home',
  '/index',
  '/livechat',
  '/sealottery',
  '/winners',
])('the relay family cannot be behind the page %s', (path) => {
  expect(relayProblem(path)).toContain('a page of the site is there')
})
