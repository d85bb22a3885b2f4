import { expect, test } from 'vitest'
import type { FieldRule } from '#contract/identity/registration.ts'
import { askedFields, shownFields } from './register-fields.ts'

const rule = (given: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 1,
  minLength: 1,
  maxLength: 20,
  ...given,
})
const byName = { isByMobile: false, hasValidReferral: false, hasInvalidReferral: false }

test('only fields that the gateway enables are asked for, in the form’s order', () => {
  const rules = { affiliateCode: rule(), email: rule(), payeeName: rule(), line: rule({ enabled: false }) }
  expect(askedFields({ rules, ...byName }).fields).toEqual(['payeeName', 'email', 'affiliateCode'])
})

test('a field that the site does not know is passed over', () => {
  const rules = { shoeSize: rule({ required: true }), toString: rule(), email: rule() }
  expect(askedFields({ rules, ...byName }).fields).toEqual(['email'])
})

test('what a new member must have is no optional field, whatever the rules say of it', () => {
  const rules = { username: rule(), password: rule(), mobileNum: rule() }
  expect(askedFields({ rules, ...byName }).fields).toEqual([])
})

test.each([
  ['no rule', {}, { asksMobile: false, isMobileRequired: false }],
  [
    'a rule that is off',
    { mobileNum: rule({ enabled: false, required: true }) },
    { asksMobile: false, isMobileRequired: false },
  ],
  ['an optional one', { mobileNum: rule() }, { asksMobile: true, isMobileRequired: false }],
  ['a required one', { mobileNum: rule({ required: true }) }, { asksMobile: true, isMobileRequired: true }],
])('by name, the mobile number follows its rule: %s', (_, rules, asked) => {
  expect(askedFields({ rules, ...byName })).toMatchObject(asked)
})

test('by mobile, the number is asked for whatever the rules say', () => {
  expect(askedFields({ rules: {}, ...byName, isByMobile: true })).toMatchObject({
    asksMobile: true,
    isMobileRequired: true,
  })
})

test.each([
  [true, false, true, []],
  [true, false, false, ['affiliateCode']],
  [true, true, false, ['affiliateCode']],
  [false, false, false, []],
  [false, true, false, ['affiliateCode']],
])(
  'the invitation code: enabled %s, wrong link %s, valid link %s',
  (enabled, hasInvalidReferral, hasValidReferral, fields) => {
    const rules = { affiliateCode: rule({ enabled }) }
    expect(askedFields({ rules, isByMobile: false, hasInvalidReferral, hasValidReferral }).fields).toEqual(fields)
  },
)

test('a refusal is shown at fields that are there, in their order; others stand above the form', () => {
  const asked = askedFields({ rules: { email: rule(), mobileNum: rule() }, ...byName })
  const shape = { ...asked, rules: {}, asksName: true, asksPassword: true, asksCode: true }
  expect(shownFields(shape)).toEqual([
    'username',
    'mobileNum',
    'verificationCode',
    'password',
    'confirmPassword',
    'email',
  ])
  const byNumberAlone = { ...asked, rules: {}, asksName: false, asksPassword: false, asksCode: false }
  expect(shownFields(byNumberAlone)).toEqual(['mobileNum', 'email'])
})
