import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart, typeInto } from '../../../../tests/support/render-part.tsx'
import { MobileRegisterForm } from './mobile-register-form.tsx'
import { NameRegisterForm } from './name-register-form.tsx'
import { forgetDraft } from './register-draft.ts'
import type { RegisterParts } from './register-parts.ts'
import { RegisterPopup } from './register-popup.tsx'
import {
  acceptTerms,
  confirmAge,
  create,
  field,
  fillName,
  gatewayForTests,
  giveDialogs,
  opened,
  ruleOf,
  smsForTests,
} from './register-test-kit.tsx'

const gateway = vi.hoisted(() => ({ current: undefined as ReturnType<typeof gatewayForTests> | undefined }))
vi.mock('#src/gateway/client.ts', () => ({
  callGateway: (ref: { id: string }, input: object) => gateway.current?.call(ref, input),
}))

const onClose = vi.fn()
const byName = { Form: NameRegisterForm, verifiesMobile: false }
const byMobile = { Form: MobileRegisterForm, asksPassword: true, asksCode: false }

interface Setting extends NonNullable<Parameters<typeof renderPart>[1]> {
  referralCode?: string
}

function show(parts: RegisterParts = { byName }, { referralCode, ...setting }: Setting = {}) {
  const part = <RegisterPopup parts={parts} onClose={onClose} {...(referralCode && { referralCode })} />
  return renderPart(part, { prepare: (client) => server.prepare(client, 'getRegisterSettings'), ...setting })
}

let server: ReturnType<typeof gatewayForTests>

beforeEach(() => {
  server = gatewayForTests()
  gateway.current = server
  onClose.mockReset()
  forgetDraft()
  giveDialogs()
  usePopupStore.setState({ open: [] })
})

test('where no way to register is open, the popup says so and leads to customer service', async () => {
  show({})
  expect(await screen.findByText('Registration is closed')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Customer service' }))
  expect(onClose).toHaveBeenCalled()
  expect(usePopupStore.getState().open.map(({ name }) => name)).toEqual(['service'])
})

test('rules that cannot be loaded are an error with a retry', async () => {
  server.answers.getRegisterSettings = () => Promise.reject(new GatewayError('network.failed'))
  show({ byName }, { prepare: (client) => server.prepare(client) })
  expect(await screen.findByText('The form could not be loaded')).toBeTruthy()
  server.answers.getRegisterSettings = () => server.settings
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('textbox', { name: 'User name' })).toBeTruthy()
})

test('without a choice there are no tabs', async () => {
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  expect(screen.queryByRole('tab')).toBeNull()
})

test('fields stand by the rules: optional ones say so, required ones are, those of no rule are not there', async () => {
  server.settings.fields = {
    ...server.settings.fields,
    email: ruleOf({ required: true }),
    line: ruleOf(),
    shoeSize: ruleOf(),
  }
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  expect(field('E-mail').required).toBe(true)
  expect(field('LINE').required).toBe(false)
  expect(screen.getAllByText('Optional')).toHaveLength(1)
  expect(screen.queryByLabelText('WhatsApp')).toBeNull()
})

test('everything that is wrong is said at once, the first has the focus, and nothing is sent', async () => {
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  typeInto(field('Password'), 'Secret1')
  typeInto(field('Confirm password'), 'Secret2')
  create()
  expect(await screen.findByText('Please enter the user name')).toBeTruthy()
  expect(screen.getByText('The two passwords do not match.')).toBeTruthy()
  expect(screen.getByText('Please confirm you are 18 years old')).toBeTruthy()
  expect(screen.getByText('Please accept the terms')).toBeTruthy()
  expect(document.activeElement).toBe(field('User name'))
  expect(server.bodyOf('register')).toBeUndefined()
})

test('a value is measured by its rule', async () => {
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  fillName('m!')
  create()
  expect(
    await screen.findByText('English letters or digits only: 3 to 12 characters', { selector: 'span' }),
  ).toBeTruthy()
  expect(server.bodyOf('register')).toBeUndefined()
})

test('a new member: what is sent (a password as it is, all else trimmed), the session, and home', async () => {
  server.settings.fields.password = ruleOf({ acceptedPattern: '*' })
  server.settings.fields = { ...server.settings.fields, email: ruleOf(), line: ruleOf() }
  show({ byName }, { path: '/register' })
  await screen.findByRole('textbox', { name: 'User name' })
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
  await screen.findByRole('textbox', { name: 'User name' })
  fillName()
  create()
  await waitFor(() => expect(server.countOf('register')).toBe(1))
  press(screen.getByRole('button', { name: 'Creating the account' }))
  answer(opened)
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(server.countOf('register')).toBe(1)
})

test.each([
  [
    new GatewayError('register.name-taken', { status: 409 }),
    'User name',
    'This user name is taken. Please choose another one.',
  ],
  [
    new GatewayError('request.invalid', { status: 400, fields: { line: 'field.pattern' } }),
    'LINE',
    'This has characters that are not allowed here.',
  ],
])('a refusal stands at its field, and nothing typed is lost: %o', async (refusal, label, words) => {
  server.settings.fields = { ...server.settings.fields, line: ruleOf() }
  server.answers.register = () => Promise.reject(refusal)
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  fillName()
  typeInto(field('LINE'), 'minaline')
  create()
  expect(await screen.findByText(words)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field(label)))
  expect([field('User name').value, field('Password').value, field('LINE').value]).toEqual([
    'mina',
    'Secret1',
    'minaline',
  ])
  expect(onClose).not.toHaveBeenCalled()
})

test('a refusal about a field that is not there stands above the form', async () => {
  server.answers.register = () =>
    Promise.reject(new GatewayError('request.invalid', { status: 400, fields: { wechat: 'field.required' } }))
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  fillName()
  create()
  expect(await screen.findByText('Something in the form is not right. Please check it and try again.')).toBeTruthy()
})

test('what both ways have keeps its value from tab to tab', async () => {
  server.settings.fields = { ...server.settings.fields, email: ruleOf() }
  show({ byName, byMobile })
  await screen.findByRole('textbox', { name: 'User name' })
  fillName()
  typeInto(field('E-mail'), 'mina')
  press(screen.getByRole('tab', { name: 'Mobile' }))
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull()
  expect([field('E-mail').value, field('Password').value]).toEqual(['mina', 'Secret1'])
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', true)
  press(screen.getByRole('tab', { name: 'User name' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' })).value).toBe('mina')
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
  await screen.findByRole('textbox', { name: 'User name' })
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
  await screen.findByRole('textbox', { name: 'User name' })
  expect(screen.queryByLabelText('Invitation code')).toBeNull()
  fillName()
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).toMatchObject({ referralCode: 'LOTUS88' })
})

test('a link with a code that does not hold: the field says so, and its code can be taken out', async () => {
  server.settings.fields = { ...server.settings.fields, affiliateCode: ruleOf() }
  show({ byName }, { referralCode: 'WRONG1' })
  expect(await screen.findByText('Invalid invitation code')).toBeTruthy()
  expect(field('Invitation code').value).toBe('WRONG1')
  fillName()
  typeInto(field('Invitation code'), '')
  create()
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(server.bodyOf('register')).not.toHaveProperty('affiliateCode')
  expect(server.bodyOf('register')).not.toHaveProperty('referralCode')
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
  await screen.findByRole('textbox', { name: 'User name' })
  fillName()
  create()
  expect(await screen.findByText('Invalid invitation code')).toBeTruthy()
  expect(field('Invitation code').value).toBe('LOTUS88')
})

test('the age is the language’s, never confirmed beforehand; terms only where the tenant has them so', async () => {
  show(
    { byName },
    {
      site: { minimumAge: { default: 21, byLanguage: {} }, legal: { termsPreChecked: true } },
    },
  )
  await screen.findByRole('textbox', { name: 'User name' })
  expect(screen.getByRole('checkbox', { name: /I am 21 or older/ })).toHaveProperty('checked', false)
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', true)
  create()
  expect(await screen.findByText('Please confirm you are 21 years old')).toBeTruthy()
})

test('terms and privacy open beside the form', async () => {
  show()
  await screen.findByRole('textbox', { name: 'User name' })
  const links = ['terms', 'privacy notice'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/help#terms', '_blank'],
    ['/help#privacy', '_blank'],
  ])
})

test('closing forgets passwords and keeps the rest until the page goes', async () => {
  const first = show()
  await screen.findByRole('textbox', { name: 'User name' })
  fillName()
  expect(sessionStorage.getItem('registerDraft')).toContain('mina')
  first.unmount()
  expect(sessionStorage.getItem('registerDraft')).toBeNull()
  show()
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'User name' })).value).toBe('mina')
  expect(field('Password').value).toBe('')
})
