import { readFile } from 'node:fs/promises'
import { Secret, TOTP } from 'otpauth'
import { confirmTotp, startTotp } from '#contract/identity/security.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import { ask } from './gateway-calls.ts'
import { historySettles, type Member, nowhere, openPopup, registerMember } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, expect, fillLogIn, goWithin, type Page, phone, test, visitAs } from './site-test.ts'

const path = '/member?page=securityCenter'

/** Logs in by name in the popup; what follows is the test's matter. */
async function enter(page: Page, member: Pick<Member, 'username' | 'password'>) {
  await fillLogIn(page.getByRole('dialog', { name: 'Log in' }), member.username, member.password)
}

const account = (page: Page) => page.getByRole('dialog', { name: 'My account' })

/** Opens account security of somebody who is signed in and has no dialog open. */
async function openAccount(page: Page) {
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await historySettles(page)
  await goWithin(page, path)
  await expect(account(page).getByRole('list', { name: 'Signed-in devices' })).toBeVisible()
}

/** The same for a member whose session was opened elsewhere. */
async function openAccountAs(page: Page, preview: SiteServer, code: string, member: Member) {
  await visitAs(page, preview, code, nowhere, { language: 'EN', ...member })
  await openAccount(page)
}

async function signOut(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await historySettles(page)
}

/** Adds a passkey by a recovery code, and logs in anew with it: no second step follows, though two factors are on. */
async function logInByPasskey(page: Page, recoveryCode: string) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const has = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true, ...has },
  })
  await account(page).getByRole('button', { name: 'Add a passkey' }).click()
  const add = page.getByRole('dialog', { name: 'Add a passkey' })
  await add.getByRole('textbox', { name: 'Code of the app or recovery code' }).fill(recoveryCode)
  await add.getByRole('button', { name: 'Continue' }).click()
  await expect(account(page).getByRole('list', { name: 'Your passkeys' })).toContainText('My passkey')
  expect(await seriousFindings(page)).toEqual([])
  await account(page).getByRole('button', { name: 'Close', exact: true }).click()
  await signOut(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await openAccount(page)
}

/** A code of the app that was not used yet: each is good once, and the next half minute's counts already. */
const codeOf = (secret: string, stepsOn = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsOn * 30_000 })

/** A member with two factors on, by the gateway's calls. */
async function enrolled(preview: SiteServer) {
  const member = await registerMember(preview, 'bengal')
  const { token, password } = member
  const { secret } = (await ask(preview, 'bengal', startTotp, { token, body: { password } })).value
  // The half minute may turn on the way, and what was the last one's code is too old then.
  let codes: readonly string[] = []
  await expect(async () => {
    const { value } = await ask(preview, 'bengal', confirmTotp, { token, body: { code: codeOf(secret, -1) } })
    codes = value.recoveryCodes
  }).toPass({ intervals: [0], timeout: 30_000 })
  return { member, secret, codes }
}

test('two factors are turned on by the first code of an app, and recovery codes are shown once @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(400|401|403)/)
  const member = await registerMember(preview, 'bengal')
  await page.setViewportSize(desktop)
  await openAccountAs(page, preview, 'bengal', member)
  expect(await seriousFindings(page)).toEqual([])

  await account(page).getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('not-the-password')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('The password is not right.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const scan = page.getByRole('dialog', { name: 'Add the account to your app' })
  await expect(scan.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = ((await scan.locator('bdi').textContent()) ?? '').replace(/\s/g, '')
  await scan.getByRole('textbox', { name: 'Code of the app' }).fill('000000')
  await scan.getByRole('button', { name: 'Check the code' }).click()
  await expect(scan.getByText(/This code is not right/)).toBeVisible()
  await scan.getByRole('textbox', { name: 'Code of the app' }).fill(codeOf(secret))
  await scan.getByRole('button', { name: 'Check the code' }).click()

  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(kept.getByRole('listitem').first()).toBeVisible()
  const codes = await kept.getByRole('listitem').allTextContents()
  expect(await seriousFindings(page)).toEqual([])
  const saving = page.waitForEvent('download')
  await kept.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toContain(codes.join('\n'))
  await page.keyboard.press('Escape')
  await expect(kept.getByText('Please confirm that you have kept the codes.')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(`recovery codes of ${member.username}`)).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await kept.getByLabel('I have kept them').check()
  await kept.getByRole('button', { name: 'Done' }).click()
  await expect(account(page).getByText('Two-factor log-in is on.')).toBeVisible()
  await expect(account(page).getByText(`${codes.length} recovery codes left`)).toBeVisible()
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  for (const hidden of [secret, ...codes]) expect(stored).not.toContain(hidden)
})

test('a code of the app, a recovery code and a passkey open the session; two factors are turned off @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/Failed to load resource.*(400|401|403)/)
  const { member, secret, codes } = await enrolled(preview)
  await page.setViewportSize(desktop)
  await openPopup(page, preview, 'bengal')
  await enter(page, member)
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(codeOf(secret))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await openAccount(page)

  await account(page).getByRole('button', { name: 'New recovery codes' }).click()
  await page.getByRole('textbox', { name: 'Code of the app' }).fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Make new codes' }).click()
  const kept = page.getByRole('dialog', { name: 'Keep your recovery codes' })
  await expect(kept.getByRole('listitem').first()).toBeVisible()
  const renewed = await kept.getByRole('listitem').allTextContents()
  expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  await kept.getByLabel('I have kept them').check()
  await kept.getByRole('button', { name: 'Done' }).click()
  await account(page).getByRole('button', { name: 'Close', exact: true }).click()

  await signOut(page)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  await enter(page, member)
  await page.getByRole('button', { name: 'Confirm in another way' }).click()
  await page.getByText('Recovery code', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('That does not match. Please check it and try again.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(renewed[0] ?? '')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await openAccount(page)
  await expect(account(page).getByText(`${renewed.length - 1} recovery codes left`)).toBeVisible()

  await logInByPasskey(page, renewed[2] ?? '')

  await account(page).getByRole('button', { name: 'Turn off' }).click()
  const stop = page.getByRole('dialog', { name: 'Turn off two-factor log-in' })
  await stop.getByRole('textbox').fill(renewed[1] ?? '')
  await stop.getByRole('button', { name: 'Turn off' }).click()
  await expect(account(page).getByText('Two-factor log-in is off.')).toBeVisible()
  await expect(account(page).getByRole('button', { name: 'Turn on' })).toBeVisible()
})

test('a session that is ended from another device gives one log-in prompt there @identity', async ({
  page,
  preview,
  browser,
  faults,
}) => {
  faults.allow(/Failed to load resource.*401/)
  const member = await registerMember(preview, 'lotus')
  const elsewhere = await browser.newContext({
    viewport: phone,
    isMobile: true,
    reducedMotion: 'reduce',
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  })
  const other = await elsewhere.newPage()
  await openPopup(other, preview, 'lotus')
  await enter(other, member)
  await openAccount(other)
  expect(await seriousFindings(other)).toEqual([])

  await page.setViewportSize(desktop)
  await openAccountAs(page, preview, 'lotus', member)
  const rows = account(page).getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')
  await expect(rows.first()).toContainText('This device')
  const theirs = rows.filter({ hasText: 'Android' })
  await expect(theirs).toContainText('Chrome')
  await theirs.getByRole('button', { name: /^End the session/ }).click()
  await page.getByRole('dialog', { name: 'End this session?' }).getByRole('button', { name: 'End' }).click()
  await expect(account(page).getByText('The session has ended.')).toBeVisible()
  await expect(theirs).toHaveCount(0)

  // The other device hears of it by itself.
  await expect(other.getByRole('dialog', { name: 'Log in' })).toHaveCount(1)
  await expect(other.getByText('Your session is over. Log in again to go on.')).toBeVisible()
  await elsewhere.close()

  // The session of the registration is still there.
  await account(page).getByRole('button', { name: 'End all others' }).click()
  await page
    .getByRole('dialog', { name: 'End all other sessions?' })
    .getByRole('button', { name: 'End all others' })
    .click()
  await expect(rows).toHaveCount(1)
  await account(page).getByRole('button', { name: 'End all, this one too' }).click()
  await page
    .getByRole('dialog', { name: 'End all sessions?' })
    .getByRole('button', { name: /^End all/ })
    .click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
})
