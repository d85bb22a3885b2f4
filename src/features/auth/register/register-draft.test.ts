// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { forgetDraft, leaveDraft, offerCode, registerDraft, storeDraft } from './register-draft.ts'
import { emptyValues } from './register-values.ts'

const typed = {
  ...emptyValues,
  username: 'mina',
  password: 'S3cret-one',
  confirmPassword: 'S3cret-two',
  paymentPassword: '481516',
  verificationCode: '778899',
  mobileNum: '1711123456',
  payeeName: 'Mina Rahman',
  idNumber: 'X-4429',
  email: 'mina@mail.example',
  isOfAge: true,
  acceptsTerms: true,
}
const stored = () => sessionStorage.getItem('registerDraft')

beforeEach(() => {
  setSite(siteForTests)
  forgetDraft()
})

test('nothing is there at first, and terms are accepted only where the tenant has them so', () => {
  expect(registerDraft()).toEqual(emptyValues)
  forgetDraft()
  setSite({ ...siteForTests, legal: { termsPreChecked: true } })
  expect(registerDraft()).toEqual({ ...emptyValues, acceptsTerms: true })
})

test('while the form is open everything stays in memory, and what is not secret in the tab', () => {
  storeDraft(typed)
  expect(registerDraft()).toEqual(typed)
  expect(JSON.parse(stored() ?? '')).toEqual({ username: 'mina', mobileNum: '1711123456', email: 'mina@mail.example' })
})

test('no secret, no confirmation and nothing that names a person is stored', () => {
  storeDraft(typed)
  for (const value of ['S3cret', '481516', '778899', 'Rahman', 'X-4429', 'true']) expect(stored()).not.toContain(value)
})

test('leaving the form leaves neither secrets nor confirmations, and nothing in the tab', () => {
  storeDraft(typed)
  leaveDraft()
  expect(registerDraft()).toEqual({
    ...emptyValues,
    username: 'mina',
    mobileNum: '1711123456',
    payeeName: 'Mina Rahman',
    idNumber: 'X-4429',
    email: 'mina@mail.example',
  })
  expect(stored()).toBeNull()
})

test('an open account leaves nothing', () => {
  storeDraft(typed)
  forgetDraft()
  expect(registerDraft()).toEqual(emptyValues)
  expect(stored()).toBeNull()
})

test.each(['', 'x', '[]', '{"username":5}', '{"password":"p"}', 'null'])(
  'a stored draft that is none (%s) is passed over',
  (text) => {
    sessionStorage.setItem('registerDraft', text)
    expect(registerDraft()).toEqual(emptyValues)
  },
)

test('after a reload the tab’s draft is taken up', () => {
  sessionStorage.setItem('registerDraft', '{"username":"mina","affiliateCode":"LOTUS88"}')
  expect(registerDraft()).toEqual({ ...emptyValues, username: 'mina', affiliateCode: 'LOTUS88' })
})

test('a link’s code is offered once, and never over one that was typed', () => {
  offerCode('WRONG')
  expect(registerDraft().affiliateCode).toBe('WRONG')
  storeDraft({ ...registerDraft(), affiliateCode: '' })
  offerCode('WRONG')
  expect(registerDraft().affiliateCode).toBe('')
  storeDraft({ ...registerDraft(), affiliateCode: 'MINE' })
  offerCode('OTHER')
  expect(registerDraft().affiliateCode).toBe('MINE')
})
