import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright/test'
import { questionAnswer } from '#tests/support/captcha-answer.ts'
import { codeSentTo, freshNumber, openPopup, registerMember } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, expect, type Page, test, testWithoutPage } from './site-test.ts'

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(desktop)
})

const number = (form: Locator) => form.getByRole('textbox', { name: 'Mobile number' })
const code = (form: Locator) => form.getByRole('textbox', { name: 'SMS code' })
const sendButton = (form: Locator) => form.getByRole('button', { name: /^Send|^Again in/ })

/** Answers the captcha's question instead of its picture. */
async function answerCaptcha(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Answer a question' }).click()
  const question = (await form.getByText(/^Which two of these words/).textContent()) ?? ''
  await form.getByLabel(/^Which two of these words/).fill(questionAnswer(question))
}

async function openSmsLogin(page: Page): Promise<Locator> {
  const form = page.getByRole('dialog')
  await form.getByRole('tab', { name: 'Mobile number' }).click()
  await expect(form.getByLabel('Country code')).toBeEnabled()
  return form
}

test('a member logs in by a code, over a reload and after a wrong one @identity', async ({ page, preview, faults }) => {
  faults.allow(/Failed to load resource.*(400|401|403)/)
  const mobileNum = freshNumber('880')
  await registerMember(preview, 'bengal', { mobileNum, countryDialingCode: '880' })
  await openPopup(page, preview, 'bengal')
  const form = await openSmsLogin(page)
  const logIn = form.getByRole('button', { name: 'Log in', exact: true })

  await logIn.click()
  await expect(form.getByText('Please enter the mobile number')).toBeVisible()
  await expect(number(form)).toBeFocused()
  await number(form).fill('17123')
  await sendButton(form).click()
  await expect(form.getByText('Enter a valid mobile number: 10 digits.')).toBeVisible()
  await expect(number(form)).toBeFocused()

  // As a browser or a contact has it, and in other digits; its country is known by it.
  await form.getByLabel('Country code').selectOption({ index: 1 })
  await number(form).fill(`+৮৮০ ${mobileNum}`)
  await expect(form.getByLabel('Country code').locator('option:checked')).toHaveText('Bangladesh (+880)')
  await code(form).fill('123456')
  await logIn.click()
  await expect(form.getByText('This code has expired. Please send a new one.')).toBeVisible()

  await sendButton(form).click()
  await expect(form.getByText(/^Code sent to .\+880 \d{3} ••• \d{3}.\. It is good for 5 minutes\.$/)).toBeVisible()
  await expect(code(form)).toBeFocused()
  await expect(sendButton(form)).toHaveText(/^Again in [45]:\d\d$/)
  expect(await page.evaluate(() => sessionStorage.getItem('codeWaits'))).not.toContain(mobileNum.slice(-6))
  expect(await seriousFindings(page)).toEqual([])

  await page.reload()
  await openSmsLogin(page)
  // The tab keeps the number for as long as the form is open: on a phone the page may be gone after the SMS.
  await expect(number(form)).toHaveValue(mobileNum)
  await expect(sendButton(form)).toHaveText(/^Again in [34]:\d\d$/)
  const sent = await codeSentTo(preview, 'bengal', mobileNum)
  await code(form).fill(sent === '000000' ? '111111' : '000000')
  await logIn.click()
  await expect(form.getByText('Please enter a valid verification code')).toBeVisible()
  // Two misses: from here on the gateway wants a captcha too.
  await answerCaptcha(form)
  await form.getByRole('checkbox', { name: /^Remember my mobile number/ }).check()
  await code(form).fill(` ${sent} `)
  await logIn.click()
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(mobileNum.slice(-6))

  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await expect(form.getByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true')
  await expect(number(form)).toHaveValue(/^171/)
})

test('a member who asks too soon is told to wait, and others are answered like members @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*429/)
  const stranger = freshNumber('880')
  await openPopup(page, preview, 'bengal')
  const form = await openSmsLogin(page)
  await number(form).fill(stranger)
  await sendButton(form).click()
  await expect(form.getByText(/^Code sent to /)).toBeVisible()
  // In another tab nothing is known of the first one's wait: the gateway tells it.
  await page.evaluate(() => sessionStorage.clear())
  await openPopup(page, preview, 'bengal')
  await openSmsLogin(page)
  await number(form).fill(stranger)
  await sendButton(form).click()
  await expect(form.getByRole('alert').getByText('A code was sent a moment ago.')).toBeVisible()
  await expect(sendButton(form)).toHaveText(/^Again in [34]:\d\d$/)
})

async function openMobileRegistration(page: Page): Promise<Locator> {
  const form = page.getByRole('dialog')
  await form.getByRole('tab', { name: 'Mobile' }).click()
  await expect(form.getByLabel('Country code')).toBeEnabled()
  return form
}

/** A number at which the sandbox's Firebase makes the mistake of this ending. */
const spoilt = (ending: string) => `${freshNumber('84').slice(0, 5)}${ending}`

test('Firebase sends the code of a registration, and its word opens the account @identity', async ({
  page,
  preview,
  faults,
}) => {
  test.slow()
  faults.allow(/Failed to load resource.*(400|429)/)
  await openPopup(page, preview, 'lotus', { path: '/register' })
  const form = await openMobileRegistration(page)
  const create = form.getByRole('button', { name: 'Create account' })
  await form.getByLabel('Password', { exact: true }).fill('Harbour7lantern')
  await form.getByLabel('Confirm password', { exact: true }).fill('Harbour7lantern')
  await form.getByRole('textbox', { name: /name/i }).first().fill('Mina Karim')
  await form.getByLabel('Payment password', { exact: true }).fill('482913')
  for (const box of await form.getByRole('checkbox').all()) await box.check()

  await number(form).fill(spoilt('1108'))
  await sendButton(form).click()
  await expect(form.getByText(/^Code sent to .\+84 \d{3} ••• 108.\.$/)).toBeVisible()
  await expect(sendButton(form)).toHaveText(/^Again in (1:00|0:5\d)$/)
  await code(form).fill('123456')
  await answerCaptcha(form)
  await create.click()
  await expect(form.getByText('The code has expired. Please send a new one.')).toBeVisible()
  await expect(code(form)).toBeFocused()

  const mobileNum = freshNumber('84')
  await number(form).fill(mobileNum)
  await sendButton(form).click()
  const sent = await codeSentTo(preview, 'lotus', mobileNum)
  await code(form).fill(sent === '000000' ? '111111' : '000000')
  await create.click()
  await expect(form.getByText('The code is not right. Please check it.')).toBeVisible()
  await code(form).fill(sent)
  await create.click()
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  // Of Firebase nothing stays behind that could open a session there.
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toMatch(
    /eyJ[\w-]+\.eyJ/,
  )
})

test('what Firebase refuses is said, each in its own words @identity', async ({ page, preview, faults }) => {
  // The captcha of the other tab came less than a second before.
  faults.allow(/Failed to load resource.*(400|429)/)
  await page.clock.install()
  await openPopup(page, preview, 'lotus', { path: '/register' })
  const form = await openMobileRegistration(page)
  const refusals = [
    ['1101', 'The phone number has the wrong format. Please check it.'],
    ['1103', 'No more codes can be sent at the moment. Please try again later.'],
    ['1105', 'The security check failed. Please try again.'],
    ['1107', 'The code service has a fault. Please try again.'],
    ['1102', 'Too many requests. Please try again in 5 minutes.'],
  ] as const
  for (const [ending, text] of refusals) {
    await number(form).fill(spoilt(ending))
    await sendButton(form).click()
    await expect(form.getByRole('alert').getByText(text)).toBeVisible()
  }
  await expect(sendButton(form)).toHaveText(/^Again in (5:00|4:\d\d)$/)
  await page.clock.fastForward('05:00')
  await expect(sendButton(form)).toHaveText('Send code')
  await expect(form.getByText('Too many requests.')).toHaveCount(0)
})

/** A page of the gateway that wants the visitor to do something, and then waits. */
const asking = `<!doctype html><title>Check</title><button>I am a person</button><script>
const state = new URLSearchParams(location.search).get('state')
const say = (kind, more) => parent.postMessage({ source: 'firebase-verifier', state, kind, ...more }, location.origin)
document.querySelector('button').onclick = () => say('failed')
say('shown', { height: 120 })
</script>`

test('the check that a person is there is shown where it asks to be, and can be closed @identity', async ({
  page,
  preview,
  faults,
}) => {
  test.slow()
  faults.allow(/Failed to load resource.*429/)
  await page.clock.install()
  await page.route('**/wps/verification/firebase/verifier*', (route) =>
    route.fulfill({ contentType: 'text/html', body: asking }),
  )
  await openPopup(page, preview, 'lotus', { path: '/register' })
  const form = page.getByRole('dialog', { name: 'Create your account' })
  await openMobileRegistration(page)
  await number(form).fill(freshNumber('84'))
  await sendButton(form).click()
  const check = page.getByRole('dialog', { name: 'Security check' })
  await expect(check.frameLocator('iframe').getByRole('button', { name: 'I am a person' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await check.getByRole('button', { name: 'Close the security check' }).click()
  await expect(check).toHaveCount(0)
  await expect(form.getByText('The window was closed before the log-in was finished.')).toBeVisible()
  await expect(sendButton(form)).toBeFocused()

  await page.clock.fastForward(1000)
  await sendButton(form).click()
  await check.frameLocator('iframe').getByRole('button', { name: 'I am a person' }).click()
  await expect(form.getByText('The security check failed. Please try again.')).toBeVisible()
})

testWithoutPage('Firebase is in the sites that have it, and in no other @identity', () => {
  const siteOf = (tenant: string) => join(process.env.LIVERY_SITES ?? 'dist', tenant)
  const scripts = (tenant: string) =>
    readdirSync(join(siteOf(tenant), 'assets'))
      .filter((name) => name.endsWith('.js'))
      .filter((name) => readFileSync(join(siteOf(tenant), 'assets', name), 'utf8').includes('identitytoolkit'))
  const headers = (tenant: string) => readFileSync(join(siteOf(tenant), '_headers'), 'utf8')
  expect(scripts('lotus')).toHaveLength(1)
  expect(scripts('bengal')).toEqual([])
  expect(headers('lotus')).toContain('https://identitytoolkit.googleapis.com https://securetoken.googleapis.com')
  expect(headers('lotus')).toMatch(/frame-src [^;]*https:\/\/gateway\.lotus\.example/)
  expect(headers('bengal')).not.toContain('googleapis')
})
