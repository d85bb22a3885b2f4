import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import {
  acceptTerms,
  byMobile,
  byName,
  confirmAge,
  create,
  field,
  fillName,
  nameField,
  onClose,
  show,
  smsForTests,
  startOver,
} from '#tests/support/register-scene.tsx'
import { opened, ruleOf, server } from '#tests/support/register-server.ts'
import { press, typeInto } from '#tests/support/render-part.tsx'
import { storeAttribution } from '../referral/attribution.ts'

vi.mock('#src/gateway/client.ts', async () => {
  const { server } = await import('#tests/support/register-server.ts')
  return { callGateway: server.call }
})

beforeEach(startOver)

test('a new member: what is sent (a password as it is, all else trimmed), the session, and home', async () => {
  server.settings.fields.password = ruleOf({ acceptedPattern: '*' })
  server.settings.fields = { ...server.settings.fields, email: ruleOf(), line: ruleOf() }
  show({ byName }, { path: '/register' })
  await nameField()
  fillName('  mina ', ' Secret 1 ')
  typeInto(field('LINE'), ' minaline ')
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).toEqual({
    username: 'mina',
    password: ' Secret 1 ',
    confirmPassword: ' Secret 1 ',
    line: 'minaline',
    domain: 'site.example',
    login: true,
    isOfAge: true,
    acceptsTerms: true,
  })
  expect(useSessionStore.getState().token).toBe(opened.token)
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/'))
  expect(sessionStorage.getItem('registerDraft')).toBeNull()
})

test('pressed twice, it is sent once', async () => {
  let answer: (value: unknown) => void = () => undefined
  server.answers.register = () =>
    new Promise((resolve) => {
      answer = resolve
    })
  show()
  await nameField()
  fillName()
  create()
  await waitFor(() => expect(server.countOf('register')).toBe(1))
  press(screen.getByRole('button', { name: 'Creating the account' }))
  answer(opened)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(server.countOf('register')).toBe(1)
})

test.each([
  {
    code: 'register.name-taken',
    label: 'User name',
    words: 'This user name is taken. Please choose another one.',
  },
  {
    code: 'request.invalid',
    fields: { line: 'field.pattern' },
    label: 'LINE',
    words: 'English letters or digits only: 3 to 12 characters',
  },
])(
  'the refusal $code stands at the field $label, and nothing typed is lost',
  async ({ code, label, words, fields }) => {
    const refusal = new GatewayError(code, { status: 400, fields })
    server.settings.fields = { ...server.settings.fields, line: ruleOf() }
    server.answers.register = () => Promise.reject(refusal)
    show()
    await nameField()
    fillName()
    typeInto(field('LINE'), 'minaline')
    create()
    await waitFor(() => expect(document.activeElement).toBe(field(label)))
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent).toContain(words)
    expect([field('User name').value, field('Password').value, field('LINE').value]).toEqual([
      'mina',
      'Secret1',
      'minaline',
    ])
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('a refusal about a field that is not there stands above the form', async () => {
  server.answers.register = () =>
    Promise.reject(new GatewayError('request.invalid', { status: 400, fields: { wechat: 'field.required' } }))
  show()
  await nameField()
  fillName()
  create()
  expect(await screen.findByText('Something in the form is not right. Please check it and try again.')).toBeTruthy()
})

test('by number and code alone there is no password, and no token goes along in the address', async () => {
  const sms = smsForTests()
  show({ byMobile: { ...byMobile, asksPassword: false, asksCode: true }, sms }, { path: '/register' })
  await screen.findByLabelText('Mobile number')
  expect(screen.queryByLabelText('Password')).toBeNull()
  typeInto(field('Mobile number'), '01711-123456')
  confirmAge()
  acceptTerms()
  create()
  expect(await screen.findByText('Please enter a valid verification code')).toBeTruthy()
  typeInto(field(/SMS code/), '123456')
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('registerMobile')).toEqual({
    mobileNum: '01711123456',
    countryDialingCode: '880',
    verificationCode: '123456',
    domain: 'site.example',
    login: true,
    isOfAge: true,
    acceptsTerms: true,
    registerUrl: 'http://site.example/',
    registerMethod: 'WEB',
  })
})

test('by name, an optional number needs its code only where there is one', async () => {
  server.settings.fields = { ...server.settings.fields, mobileNum: ruleOf({ acceptedPattern: '[0-9]+', patternId: 7 }) }
  show({ byName: { ...byName, verifiesMobile: true }, sms: smsForTests() })
  await nameField()
  fillName()
  typeInto(field('Mobile number'), '1711123456')
  create()
  expect(await screen.findByText('Please enter a valid verification code')).toBeTruthy()
  typeInto(field('Mobile number'), '')
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).not.toHaveProperty('mobileNum')
  expect(server.bodyOf('register')).not.toHaveProperty('verificationCode')
})

test('a link with a code that holds: no field, and the code is sent', async () => {
  server.settings.fields = { ...server.settings.fields, affiliateCode: ruleOf({ required: true }) }
  server.affiliate.isValid = true
  show({ byName }, { referralCode: 'LOTUS88' })
  await nameField()
  expect(screen.queryByLabelText('Invitation code')).toBeNull()
  fillName()
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).toMatchObject({ referralCode: 'LOTUS88' })
})

test('a link’s code survives closing the registration, and is gone once somebody has registered with it', async () => {
  server.affiliate.isValid = true
  const closed = show({ byName }, { referralCode: 'LOTUS88' })
  await nameField()
  closed.unmount()
  show({ byName })
  await nameField()
  fillName()
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).toMatchObject({ referralCode: 'LOTUS88' })
  expect(localStorage.getItem('affiliate')).toBeNull()
})

test('a stored code that holds no more is forgotten in silence', async () => {
  server.settings.fields = { ...server.settings.fields, affiliateCode: ruleOf() }
  storeAttribution('GONE77')
  show({ byName })
  await nameField()
  expect(field('Invitation code').value).toBe('')
  expect(screen.queryByText('Invalid invitation code')).toBeNull()
  expect(localStorage.getItem('affiliate')).toBeNull()
})

test('a code that was typed is asked about before anything is sent; a captcha is not used up by it', async () => {
  server.settings.fields = { ...server.settings.fields, affiliateCode: ruleOf() }
  server.settings.needsCaptcha = true
  show()
  const captcha = await screen.findByLabelText<HTMLInputElement>('Code in the picture')
  fillName()
  typeInto(field('Invitation code'), 'NOBODYS')
  await waitFor(() => expect(server.countOf('getCaptcha')).toBe(1))
  typeInto(captcha, '7K3MX')
  create()
  expect(await screen.findByText('Invalid invitation code')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Invitation code')))
  expect(server.countOf('register')).toBe(0)
  expect(captcha.value).toBe('7K3MX')
  server.affiliate.isValid = true
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).toMatchObject({ affiliateCode: 'NOBODYS', captcha: '7K3MX', captchaId: 'c1' })
})

test('the gateway refuses the link’s code after all: its field appears with the code and the reason', async () => {
  server.affiliate.isValid = true
  server.answers.register = () => Promise.reject(new GatewayError('affiliate.unknown', { status: 400 }))
  show({ byName }, { referralCode: 'LOTUS88' })
  await nameField()
  fillName()
  create()
  expect(await screen.findByText('Invalid invitation code')).toBeTruthy()
  expect(field('Invitation code').value).toBe('LOTUS88')
})

test('a code is proved once, also where the gateway wants another proof of work; a wrong one stands at its field', async () => {
  const sms = smsForTests()
  const proof = vi.spyOn(sms.service, 'proof')
  const refusals = [
    new GatewayError('verification.failed', { status: 400 }),
    new GatewayError('code.wrong', { status: 400 }),
  ]
  server.answers.registerMobile = () => Promise.reject(refusals.shift())
  show({ byMobile: { ...byMobile, asksPassword: false, asksCode: true }, sms })
  typeInto(await screen.findByLabelText('Mobile number'), '1711123456')
  typeInto(field(/SMS code/), '123456')
  confirmAge()
  acceptTerms()
  create()
  await waitFor(() => expect(field(/SMS code/).getAttribute('aria-invalid')).toBe('true'))
  expect(server.countOf('registerMobile')).toBe(2)
  expect(proof).toHaveBeenCalledTimes(1)
  expect(field('Mobile number').value).toContain('1711')
})
