import { getPermission } from '#contract/site/system.ts'
import { ask } from './gateway-calls.ts'
import { codeSentTo, freshName, freshNumber, openPopup } from './identity-support.ts'
import {
  age,
  box,
  captchaIn,
  create,
  expectMember,
  fillPasswords,
  openRegister,
  password,
  secret,
  terms,
} from './register-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, expect, fillLogIn, type Page, phone, test } from './site-test.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
})

async function logOutAndIn(page: Page, username: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await fillLogIn(page.getByRole('dialog'), username, password)
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
}

test('a link’s code that holds, a name that is taken, and a new member who can log in again @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(400|409)/)
  const form = await openRegister(page, preview, 'bengal', '?referralCode=BENGAL2026')
  await expect(box(form, 'User name')).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Invitation code' })).toHaveCount(0)
  // As this tenant has them.
  await expect(terms(form)).toBeChecked()
  await expect(age(form)).not.toBeChecked()
  expect(await seriousFindings(page)).toEqual([])

  await box(form, 'User name').fill('player')
  await fillPasswords(form)
  await age(form).check()
  await create(form).click()
  await expect(form.getByText('This user name is taken. Please choose another one.')).toBeVisible()
  await expect(box(form, 'User name')).toBeFocused()
  await expect(secret(form, 'Password')).toHaveValue(password)

  const username = freshName()
  await box(form, 'User name').fill(` ${username} `)
  await create(form).click()
  await expectMember(page, '/')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(password)
  await logOutAndIn(page, username)
})

test('everything that is wrong is said at once, the first has the focus, and nothing is sent @identity', async ({
  page,
  preview,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.url())
  })
  const form = await openRegister(page, preview, 'fiesta')
  await expect(terms(form)).not.toBeChecked()
  await secret(form, 'Password').fill('one-of-mine')
  await secret(form, 'Confirm password').fill('another')
  await box(form, 'WhatsApp').fill('not digits')
  await create(form).click()
  for (const words of [
    'Please enter the user name',
    'The two passwords do not match.',
    'Input cannot be empty',
    'Digits only: 10 to 13 of them',
    'Please confirm you are 21 years old',
    'Please accept the terms',
  ])
    await expect(form.getByText(words)).toBeVisible()
  await expect(box(form, 'User name')).toBeFocused()
  await expect(age(form)).toHaveAccessibleDescription('Please confirm you are 21 years old')
  expect(await seriousFindings(page)).toEqual([])

  // What was wrong is looked at again with every letter.
  await secret(form, 'Confirm password').fill('one-of-mine')
  await expect(form.getByText('The two passwords do not match.')).toBeHidden()
  await expect(form.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/help#terms')
  await expect(form.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('target', '_blank')

  // To the log-in and back: what is no secret is still there.
  await box(form, 'User name').fill('mina22')
  await form.getByRole('link', { name: 'Log in' }).click()
  const logIn = page.getByRole('dialog', { name: 'Log in' })
  await expect(page).toHaveURL(/\/login$/)
  await logIn.getByRole('link', { name: 'Register' }).click()
  await expect(box(form, 'User name')).toHaveValue('mina22')
  await expect(secret(form, 'Password')).toHaveValue('')
  expect(sent).toEqual([])
})

test('a link’s code that does not hold says so at its field, and a typed one is checked first @identity', async ({
  page,
  preview,
}) => {
  const form = await openRegister(page, preview, 'fiesta', '?referralCode=NOBODYS')
  const code = box(form, 'Invitation code')
  await expect(code).toHaveValue('NOBODYS')
  await expect(code).toHaveAccessibleDescription('Invalid invitation code')
  await box(form, 'User name').fill(freshName())
  await fillPasswords(form)
  await box(form, 'Payee name').fill('Mina Karim')
  await age(form).check()
  await terms(form).check()
  await code.fill('NOBODY2')
  await create(form).click()
  await expect(code).toHaveAccessibleDescription('Invalid invitation code')
  await expect(code).toBeFocused()
  await code.fill('fiesta2026')
  await create(form).click()
  await expectMember(page, '/')
})

test('by mobile number and code alone: a wrong code at its field, then the right one @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(400|403)/)
  const form = await openRegister(page, preview, 'bengal')
  await box(form, 'E-mail').fill('mina@mail.example')
  await form.getByRole('tab', { name: 'User name' }).press('ArrowRight')
  await expect(form.getByRole('tab', { name: 'Mobile' })).toBeFocused()
  // What both ways have keeps its value.
  await expect(box(form, 'E-mail')).toHaveValue('mina@mail.example')
  await expect(secret(form, 'Password')).toHaveCount(0)

  const number = freshNumber('880')
  const code = box(form, 'SMS code')
  await form.getByRole('button', { name: 'Send code' }).click()
  await expect(form.getByText('Please enter the mobile number')).toBeVisible()
  await box(form, 'Mobile number').fill(number)
  await form.getByRole('button', { name: 'Send code' }).click()
  const sent = await codeSentTo(preview, 'bengal', number)
  await age(form).check()
  await create(form).click()
  await expect(code).toHaveAccessibleDescription('Please enter a valid verification code')
  await code.fill(sent === '000000' ? '111111' : '000000')
  await create(form).click()
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill(sent)
  await create(form).click()
  await expectMember(page)
})

test('a site with numbers alone has no tabs and no user name; its fields follow its own rules @identity', async ({
  page,
  preview,
}) => {
  const form = await openRegister(page, preview, 'siam')
  await expect(form.getByRole('tab')).toHaveCount(0)
  await expect(box(form, 'User name')).toHaveCount(0)
  const number = freshNumber('66')
  await box(form, 'Mobile number').fill(number)
  await form.getByRole('button', { name: 'Send code' }).click()
  await box(form, 'SMS code').fill(await codeSentTo(preview, 'siam', number))
  await fillPasswords(form)
  await box(form, 'Payee name').fill('Mina')
  await form.getByRole('checkbox', { name: /^I am 20 or older/ }).check()
  await terms(form).check()
  await create(form).click()
  await expect(box(form, 'Payee name')).toHaveAccessibleDescription('Thai letters only: 2 to 50 characters')
  await box(form, 'Payee name').fill('มีนา')
  await create(form).click()
  await expectMember(page)
  await logOutAndIn(page, `+66${number}`)
})

test('a captcha, a code of another service and every field of a demanding merchant @identity', async ({
  page,
  preview,
}) => {
  const form = await openRegister(page, preview, 'lotus')
  const username = freshName()
  const number = freshNumber('84')
  await box(form, 'User name').fill(username)
  await box(form, 'Mobile number').fill(number)
  await box(form, 'WeChat').fill('mina_karim')
  await secret(form, 'Password').fill(password)

  // A reload loses secrets alone.
  await page.reload()
  await expect(box(form, 'User name')).toHaveValue(username)
  await expect(box(form, 'WeChat')).toHaveValue('mina_karim')
  await expect(secret(form, 'Password')).toHaveValue('')

  await fillPasswords(form)
  await form.getByRole('button', { name: 'Send code' }).click()
  await box(form, 'SMS code').fill(await codeSentTo(preview, 'lotus', number))
  await box(form, 'Payee name').fill('Mina Karim')
  await secret(form, 'Payment password').fill('482913')
  await age(form).check()
  await terms(form).check()
  await create(form).click()
  const captcha = form.getByRole('textbox', { name: 'Code in the picture' })
  await expect(captcha).toBeFocused()
  await form.getByRole('button', { name: 'Answer a question' }).click()
  await form.getByLabel(/^Which two of these words/).fill(await captchaIn(form))
  await create(form).click()
  await expectMember(page)
})

test('a site with names alone, by the keyboard from the first field to the last @identity', async ({
  page,
  preview,
}) => {
  const form = await openRegister(page, preview, 'sakura')
  await expect(form.getByRole('tab')).toHaveCount(0)
  await expect(box(form, 'Mobile number')).toHaveCount(0)
  await expect(box(form, 'User name')).toBeFocused()
  const username = freshName()
  const { keyboard } = page
  const typeAndGo = async (text: string, steps = 1) => {
    await keyboard.type(text)
    for (let step = 0; step < steps; step += 1) await keyboard.press('Tab')
  }
  await typeAndGo(`${username}1a`)
  // Past the buttons that show what is typed.
  await typeAndGo('Harbour7-lantern', 2)
  await typeAndGo('Harbour7-lantern', 2)
  await expect(box(form, 'Payee name')).toBeFocused()
  await keyboard.insertText('ミナ')
  await typeAndGo('')
  await typeAndGo('mina@mail.example', 2)
  await expect(form.getByRole('checkbox', { name: /^I am 20 or older/ })).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await expectMember(page)
})

test('from right to left on a phone: the action stays in sight, and messages are in the language @identity', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await openPopup(page, preview, 'noor', { path: '/register', language: 'AR' })
  const form = page.getByRole('dialog')
  const action = form.locator('button[type="submit"]')
  await expect(action).toBeInViewport({ ratio: 1 })
  expect(await seriousFindings(page)).toEqual([])
  await action.click()
  const first = form.locator('[aria-invalid="true"]').first()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription(/[\u0600-\u06ff]/)
  await expect(form.getByRole('checkbox').first()).toHaveAccessibleDescription(/21/)
  // A field that is reached by the keyboard is never behind what sticks.
  const last = form.locator('input[name="recommenderId"]')
  await last.focus()
  const [field, foot] = await Promise.all([last.boundingBox(), form.getByRole('checkbox').first().boundingBox()])
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('rules that cannot be loaded are asked for again, and a closed registration says so @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(403|500|503)/)
  let isDown = true
  await page.route('**/wps/system/setting/register', (route) =>
    isDown ? route.fulfill({ status: 403 }) : route.continue(),
  )
  await page.goto(`${preview.siteOf('lite')}/register`)
  const form = page.getByRole('dialog')
  await expect(form.getByText('The form could not be loaded')).toBeVisible()
  isDown = false
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(box(form, 'User name')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const { value } = await ask(preview, 'lite', getPermission, { query: { language: 'EN', domain: 'lite.localhost' } })
  const whitelabel = [{ modId: 'USERNAMEREG3', enabled: false }]
  await page.route('**/wps/system/permission?**', (route) =>
    route.fulfill({ json: { success: true, value: { ...value, whitelabel } } }),
  )
  await page.reload()
  await expect(form.getByText('Registration is closed')).toBeVisible()
  await form.getByRole('button', { name: 'Customer service' }).click()
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toHaveCount(0)
})
