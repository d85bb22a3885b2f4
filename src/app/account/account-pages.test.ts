import { expect, test } from 'vitest'
import en from '../../../locales/en/centre.json' with { type: 'json' }
import { accountPageOf, entriesFor } from './account-pages.ts'

const idsFor = (role: string, hasReferral = true, closed: readonly string[] = []) =>
  entriesFor({ role, hasReferral, isOpen: (module) => !closed.includes(module) }).map(({ id }) => id)

test('every page has a name, once', () => {
  const ids = idsFor('member')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !(id in en.page))).toEqual([])
})

test('an agent, whose pages are elsewhere, has account security here', () => {
  expect(idsFor('agent')).toEqual(['securityCenter'])
})

test('what the gateway has closed is not there', () => {
  expect(idsFor('member')).toContain('rewardCenter')
  expect(idsFor('member', true, ['rewardCentre'])).not.toContain('rewardCenter')
})

test.each([
  ['depositv2', 'depositv2'],
  ['DEPOSITV2', 'depositv2'],
  ['break', 'limits'],
  ['treasure', undefined],
  ['', undefined],
  ['constructor', undefined],
])('?page=%s is %s', (asked, id) => {
  expect(accountPageOf(asked)).toBe(id)
})
