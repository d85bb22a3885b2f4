import { expect, test } from 'vitest'
import { profileFields } from '#contract/account/profile.ts'
import { fieldErrorOf, fieldsOf, groups, type KnownField, lastBirthday } from './profile-rules.ts'

const field = (name: KnownField['name'], more: Partial<KnownField> = {}): KnownField => ({
  name,
  value: '',
  isOnce: true,
  isBound: false,
  maxLength: 20,
  ...more,
})

test('every field of the contract has a group, and none has two', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(profileFields.toSorted())
})

test('fields stand in the order of their group, without those that are not known', () => {
  const names = ['address', 'fullname', 'shoe-size', 'email'].map((name) => ({ ...field('email'), name }))
  expect(fieldsOf(names, 'person').map(({ name }) => name)).toEqual(['fullname', 'address'])
})

test('the last birthday of an age is this day so many years ago', () => {
  expect(lastBirthday('2026-11-20', 18)).toBe('2008-11-20')
  expect(lastBirthday('2024-02-29', 21)).toBe('2003-02-29')
})

test.each([
  ['fullname', ' ', 'required'],
  ['fullname', 'x'.repeat(21), 'tooLong'],
  ['fullname', 'Mina', undefined],
  ['email', 'mina@mail', 'email'],
  ['email', 'mina@mail.example', undefined],
  ['mobile', '+880 (17) 12-345', undefined],
  ['mobile', '০১৭১২৩৪৫৬৭৮', undefined],
  ['mobile', 'call me', 'mobile'],
  ['birthday', '2001-02-29', 'date'],
  ['birthday', '1899-12-31', 'date'],
  ['birthday', '2008-11-21', 'tooYoung'],
  ['birthday', '2008-11-20', undefined],
] as const)('%s as "%s": %s', (name, value, error) => {
  expect(fieldErrorOf(field(name), value, '2008-11-20')).toBe(error)
})

test('what may be changed may also be taken out, but for the nickname', () => {
  expect(fieldErrorOf(field('address', { isOnce: false }), '', '2008-11-20')).toBeUndefined()
  expect(fieldErrorOf(field('nickname', { isOnce: false }), '', '2008-11-20')).toBe('required')
})
