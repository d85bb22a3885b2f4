import { getMember } from '#contract/identity/member.ts'
import { ask, tokenFor } from './gateway-calls.ts'
import { codeSentTo, freshNumber, messagesTo, openPopup, registerMember } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, fillLogIn, type Page, phone, test, visitAs } from './site-test.ts'

const fresh = 'Moonrise9river'
/** The browser's own line: what the page asks for before the password is changed. */
const refused = /Failed to load resource.*403/
const security = '/member?page=securityCenter'

/** Logs in by name in the popup, until it is gone. */
async function enter(page: Page, username: string, password: string) {
  const dialog = page.getByRole('dialog', { name: 'Log in' })
  await fillLogIn(dialog, username, password)
  await expect(dialog).toHaveCount(0)
}

async function fillNew(page: Page, password: string, again = password) {
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('New password again').fill(again)
}

test('a member changes the password: what is wrong is said at its field, and other sessions end @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(400|401|403)/)
  const member = await registerMember(preview, 'bengal')
  const other = await tokenFor(preview, 'bengal', member)
  await page.setViewportSize(desktop)
  await visitAs(page, preview, 'bengal', security, { language: 'EN', ...member })
  await page.getByRole('button', { name: 'Change the password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the password' })
  const submit = dialog.getByRole('button', { name: 'Change the password' })
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toHaveValue(member.username)
  await expect(dialog.getByRole('textbox', { name: 'User name' })).toHaveAttribute('readonly', '')
  expect(await seriousFindings(page)).toEqual([])

  await submit.click()
  await expect(dialog.getByText('Input cannot be empty')).toHaveCount(2)
  await expect(dialog.getByText(/^Please fill in your password with \d+ - \d+ characters$/)).toBeVisible()
  await fillNew(page, 'ab', 'abc')
  await expect(dialog.getByText('Incorrect confirmation input')).toBeVisible()
  await dialog.getByLabel('Current password').fill(member.password)
  await fillNew(page, member.password)
  await expect(dialog.getByText('The new password must differ from the old one.')).toBeVisible()
  await dialog.getByLabel('Current password').fill('not-the-password')
  await fillNew(page, fresh)
  await submit.click()
  await expect(dialog.getByText('The password is not right.')).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toBeFocused()
  await expect(dialog.getByLabel('New password', { exact: true })).toHaveValue(fresh)

  await dialog.getByLabel('Current password').fill(member.password)
  await submit.click()
  await expect(page.getByText(/Your new password is saved/)).toBeVisible()
  await expect(page).toHaveURL(`${preview.siteOf('bengal')}/`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(ask(preview, 'bengal', getMember, { token: other })).rejects.toThrow('session.expired')
  expect(await tokenFor(preview, 'bengal', { ...member, password: fresh })).toBeTruthy()
})

test('the default password must be changed, and there is no way round it @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(refused)
  await page.setViewportSize(phone)
  await openPopup(page, preview, 'bengal')
  await enter(page, 'defaulted', '123456')
  const dialog = page.getByRole('dialog', { name: 'Please change your password' })
  await expect(dialog.getByText(/the password that accounts begin with here/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  // A browser closes a dialog at the second Escape whatever the page says to it.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // What was typed at the log-in is gone with the page.
  await page.reload()
  await dialog.getByLabel('Current password').fill('123456')
  await fillNew(page, fresh)
  await dialog.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText(/Your new password is saved/)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('an expired password must be changed where the tenant says so; logging out is the other way @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(refused)
  await page.setViewportSize(desktop)
  await openPopup(page, preview, 'lotus')
  await enter(page, 'expired', 'Demo-expired-1')
  const dialog = page.getByRole('dialog', { name: 'Please change your password' })
  await expect(dialog.getByText(/^Your password has expired/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Do you want to sign out?' })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Log out' }).click()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
})

test('a forgotten password: by e-mail comes a temporary one, which must be changed @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(refused)
  const member = await registerMember(preview, 'lotus')
  await page.setViewportSize(desktop)
  await openPopup(page, preview, 'lotus')
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' })
  const notice = page.getByRole('dialog', { name: 'Look into your e-mail' })
  const resetFor = async (username: string, email: string) => {
    await page.getByRole('button', { name: /^Forgot/ }).click()
    await forgot.getByRole('textbox', { name: 'User name' }).fill(username)
    await forgot.getByRole('textbox', { name: 'E-mail address' }).fill(email)
    await forgot.getByRole('button', { name: 'Send a temporary password' }).click()
    await expect(notice).toBeVisible()
    const text = await notice.textContent()
    await notice.getByRole('button', { name: 'Close' }).click()
    await expect(notice).toHaveCount(0)
    return text
  }
  await page.getByRole('button', { name: /^Forgot/ }).click()
  await expect(forgot.getByRole('tab')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  await forgot.getByRole('textbox', { name: 'E-mail address' }).fill('nobody')
  await forgot.getByRole('button', { name: 'Send a temporary password' }).click()
  await expect(forgot.getByText('E-mail format is incorrect')).toBeVisible()
  await forgot.getByRole('button', { name: 'Back to the log-in' }).click()
  // What is still on its way out would take the next press, and what is typed then.
  await expect(forgot).toHaveCount(0)

  const unknown = await resetFor('nobody4321', 'nobody@mail.example')
  expect(await resetFor(member.username, member.email)).toBe(unknown)
  const temporary = await codeSentTo(preview, 'lotus', member.email)
  expect(await messagesTo(preview, 'lotus', 'nobody@mail.example')).toEqual([])

  await enter(page, member.username, temporary)
  const dialog = page.getByRole('dialog', { name: 'Please change your password' })
  await expect(dialog.getByText(/logged in with a temporary password/)).toBeVisible()
  await expect(dialog.getByLabel('Current password')).toHaveCount(0)
  await fillNew(page, fresh)
  await dialog.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.getByText(/Your new password is saved/)).toBeVisible()
  expect(await tokenFor(preview, 'lotus', { ...member, password: fresh })).toBeTruthy()
})

test('a forgotten password: by mobile a new one is set, and its owner is signed in @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*403/)
  const mobileNum = freshNumber('880')
  const member = await registerMember(preview, 'bengal', { mobileNum })
  await page.setViewportSize(phone)
  await openPopup(page, preview, 'bengal')
  await page.getByRole('button', { name: /^Forgot/ }).click()
  const forgot = page.getByRole('dialog', { name: 'Forgot your password?' })
  await expect(forgot.getByRole('tab', { name: 'By mobile phone', selected: true })).toBeVisible()
  await forgot.getByRole('tab', { name: 'By mobile phone' }).press('ArrowRight')
  await expect(forgot.getByRole('textbox', { name: 'E-mail address' })).toBeVisible()
  await forgot.getByRole('tab', { name: 'By mobile phone' }).click()

  await forgot.getByRole('textbox', { name: 'Mobile number' }).fill(mobileNum)
  await forgot.getByRole('button', { name: 'Send code' }).click()
  // The registration had a code, too.
  await expect(forgot.getByText(/^Code sent to/)).toBeVisible()
  const code = await codeSentTo(preview, 'bengal', mobileNum)
  await forgot.getByLabel('New password', { exact: true }).fill(fresh)
  const submit = forgot.getByRole('button', { name: 'Set the password and log in' })
  await forgot.getByRole('textbox', { name: 'SMS code' }).fill(code === '000000' ? '111111' : '000000')
  await submit.click()
  await expect(forgot.getByText('Please enter a valid verification code')).toBeVisible()
  await expect(forgot.getByLabel('New password', { exact: true })).toHaveValue(fresh)
  expect(await seriousFindings(page)).toEqual([])
  await forgot.getByRole('textbox', { name: 'SMS code' }).fill(code)
  await submit.click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toHaveCount(0)
  expect(await tokenFor(preview, 'bengal', { ...member, password: fresh })).toBeTruthy()
})
