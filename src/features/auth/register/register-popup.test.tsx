import { screen, waitFor } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import {
  acceptTerms,
  byMobile,
  byName,
  create,
  field,
  fillName,
  nameField,
  onClose,
  show,
  smsForTests,
  startOver,
} from '#tests/support/register-scene.tsx'
import { ruleOf, server } from '#tests/support/register-server.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { RegisterPopup } from './register-popup.tsx'

vi.mock('#src/gateway/client.ts', async () => {
  const { server } = await import('#tests/support/register-server.ts')
  return { callGateway: server.call }
})

beforeEach(startOver)

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
  expect(await nameField()).toBeTruthy()
})

test('without a choice there are no tabs', async () => {
  show()
  await nameField()
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
  await nameField()
  expect(field('E-mail').required).toBe(true)
  expect(field('LINE').required).toBe(false)
  expect(screen.getAllByText('Optional')).toHaveLength(1)
  expect(screen.queryByLabelText('WhatsApp')).toBeNull()
})

test('everything that is wrong is said at once, the first has the focus, and nothing is sent', async () => {
  show()
  await nameField()
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

test('a captcha and a code that are missing are said with the rest, not after it', async () => {
  server.settings.needsCaptcha = true
  const sms = smsForTests()
  show({ byMobile: { ...byMobile, asksCode: true }, sms })
  await screen.findByLabelText(/^SMS code/)
  acceptTerms()
  create()
  expect(await screen.findByText('Please enter the mobile number')).toBeTruthy()
  expect(screen.getByLabelText(/^SMS code/).getAttribute('aria-invalid')).toBe('true')
  const captcha = await screen.findByLabelText('Code in the picture')
  await waitFor(() => expect(captcha.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(screen.getByLabelText('Mobile number', { selector: 'input' }))
})

test('a captcha that is missing has the focus before what stands behind it', async () => {
  server.settings.needsCaptcha = true
  show()
  await nameField()
  typeInto(field('User name'), 'mina')
  typeInto(field('Password'), 'Secret1')
  typeInto(field('Confirm password'), 'Secret1')
  create()
  expect(await screen.findByText('Please accept the terms')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field('Code in the picture')))
})

test('a value is measured by its rule', async () => {
  show()
  await nameField()
  fillName('m!')
  create()
  expect(
    await screen.findByText('English letters or digits only: 3 to 12 characters', { selector: 'span' }),
  ).toBeTruthy()
  expect(server.bodyOf('register')).toBeUndefined()
})

test('what both ways have keeps its value from tab to tab', async () => {
  server.settings.fields = { ...server.settings.fields, email: ruleOf() }
  show({ byName, byMobile })
  await nameField()
  fillName()
  typeInto(field('E-mail'), 'mina')
  press(screen.getByRole('tab', { name: 'Mobile' }))
  expect(await screen.findByLabelText('Mobile number')).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: 'User name' })).toBeNull()
  expect([field('E-mail').value, field('Password').value]).toEqual(['mina', 'Secret1'])
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', true)
  press(screen.getByRole('tab', { name: 'User name' }))
  expect((await nameField()).value).toBe('mina')
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

test('the age is the language’s, never confirmed beforehand; terms only where the tenant has them so', async () => {
  show(
    { byName },
    {
      site: { minimumAge: { default: 21, byLanguage: {} }, legal: { termsPreChecked: true } },
    },
  )
  await nameField()
  expect(screen.getByRole('checkbox', { name: /I am 21 or older/ })).toHaveProperty('checked', false)
  expect(screen.getByRole('checkbox', { name: /I accept/ })).toHaveProperty('checked', true)
  create()
  expect(await screen.findByText('Please confirm you are 21 years old')).toBeTruthy()
})

test('terms and privacy open beside the form', async () => {
  show()
  await nameField()
  const links = ['terms', 'privacy notice'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/help#terms', '_blank'],
    ['/help#privacy', '_blank'],
  ])
})

test('closing forgets passwords and keeps the rest until the page goes', async () => {
  const first = show()
  await nameField()
  fillName()
  expect(sessionStorage.getItem('registerDraft')).toContain('mina')
  first.unmount()
  expect(sessionStorage.getItem('registerDraft')).toBeNull()
  show()
  expect((await nameField()).value).toBe('mina')
  expect(field('Password').value).toBe('')
})

test('a number keeps the plan of its country first, and beside a name the gateway’s rule', async () => {
  const mobileNum = ruleOf({ required: true, acceptedPattern: '[0-9]+', patternId: 7, minLength: 11, maxLength: 11 })
  server.settings.fields = { ...server.settings.fields, mobileNum }
  show()
  await nameField()
  fillName()
  typeInto(field('Mobile number'), '12')
  create()
  expect(await screen.findByText(/^Enter a valid mobile number/)).toBeTruthy()
  typeInto(field('Mobile number'), '1711123456')
  create()
  expect(await screen.findByText('Digits only: exactly 11 of them')).toBeTruthy()
  expect(server.countOf('register')).toBe(0)
})

test('the check in a field is there while its rule is kept', async () => {
  show()
  const name = await nameField()
  const isChecked = () => name.parentElement?.querySelector('use[href="#i-circle-check"]') !== null
  expect(isChecked()).toBe(false)
  typeInto(name, 'mina')
  await waitFor(() => expect(isChecked()).toBe(true))
  typeInto(name, 'mina!')
  await waitFor(() => expect(isChecked()).toBe(false))
})

function Arabic() {
  const { i18n } = useTranslation()
  return (
    <button type="button" onClick={() => void i18n.changeLanguage('ar')}>
      Arabic
    </button>
  )
}

test('another language with another age asks for it again; what is typed stays', async () => {
  const languages = siteForTests.languages
  renderPart(
    <>
      <RegisterPopup parts={{ byName }} onClose={onClose} />
      <Arabic />
    </>,
    { site: { languages }, prepare: (client) => server.prepare(client, 'getRegisterSettings') },
  )
  await nameField()
  fillName()
  const [age, terms] = screen.getAllByRole<HTMLInputElement>('checkbox')
  const name = screen.getByRole<HTMLInputElement>('textbox')
  expect(age?.checked).toBe(true)
  press(screen.getByRole('button', { name: 'Arabic', hidden: true }))
  await waitFor(() => expect(age?.checked).toBe(false))
  expect([terms?.checked, name.value]).toEqual([true, 'mina'])
})
