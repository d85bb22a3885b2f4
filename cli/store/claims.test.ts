import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openClaims } from './claims.ts'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-claims-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('one of all takes a thing; another address is another thing', () => {
  const [one, two] = [openClaims(dir, 's3://a'), openClaims(dir, 's3://a')]
  expect([one.take('x'), two.take('x'), one.take('x'), two.take('y')]).toEqual([true, false, false, true])
  expect(openClaims(dir, 's3://b').take('x')).toBe(true)
})

test('what is released, or was taken an hour ago, is there to be taken, by one', () => {
  const claims = openClaims(join(dir, 'in', 'here'), 's3://a')
  claims.take('x')
  claims.release('x')
  expect(claims.take('x')).toBe(true)
  const [name = ''] = readdirSync(join(dir, 'in', 'here'))
  const before = Date.now() / 1000 - 3601
  utimesSync(join(dir, 'in', 'here', name), before, before)
  expect([claims.take('x'), claims.take('x')]).toEqual([true, false])
})
