import { Secret, TOTP } from 'otpauth'
import { codeSentTo, openPopup, refuseCall } from './identity-support.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, expect, fillLogIn, type Page, test } from './site-test.ts'

test.use({ viewport: desktop })

const refusals = /Failed to load resource.*(400|401|403|409|410|429)/
const signedIn = (page: Page) => expect(balanceStatus(page)).toHaveText(/^Balance: /)

const proofs = [
  { code: 'bengal', way: /Code by SMS/, field: 'SMS code', to: '907' },
  { code: 'lotus', way: /Code by e-mail/, field: 'Code from the e-mail', to: 'traveller@lotus.example' },
  { code: 'sakura', way: /Name on your bank account/, field: 'Name on your bank account', answer: 'Demo Traveller' },
]

for (const { code, way, field, to, answer } of proofs) {
  test(`from an unknown place on ${code}: ${field} @identity`, async ({ page, preview, faults }) => {
    faults.allow(refusals)
    await openPopup(page, preview, code)
    await fillLogIn(page.getByRole('dialog'), 'traveller')
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
    await expect(dialog.getByText(/from a place we do not know yet/)).toBeFocused()
    await dialog.getByRole('button', { name: way }).click()
    const proof = dialog.getByRole('textbox', { name: field })
    await expect(proof).toBeFocused()
    if (to) {
      await dialog.getByRole('button', { name: 'Send code' }).click()
      await expect(dialog.getByText(/Code sent to/)).toBeVisible()
    }
    await proof.fill('000000x')
    await proof.press('Enter')
    await expect(proof).toHaveAccessibleDescription(/does not match/)
    await expect(proof).toBeFocused()
    if (code === 'bengal') expect(await seriousFindings(page)).toEqual([])
    await proof.fill(answer ?? (await codeSentTo(preview, code, to ?? '')))
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await signedIn(page)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Demo-')
  })
}

test('two factors: the app’s code, a recovery code, the way back, and a step that took too long @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(refusals)
  await openPopup(page, preview, 'lotus')
  const form = page.getByRole('dialog', { name: 'Log in' })
  const step = page.getByRole('dialog', { name: 'Confirm that it is you' })
  const proof = step.getByRole('textbox', { name: 'Code of the app' })
  await fillLogIn(form, 'guarded')
  await expect(proof).toBeFocused()
  await step.getByRole('button', { name: 'Back to log-in' }).click()
  await expect(form.getByRole('textbox', { name: 'User name' })).toBeVisible()

  await refuseCall(page, '/wps/session/login/step', { code: 'step.expired', status: 410 })
  await fillLogIn(form, 'guarded')
  await proof.fill('123456')
  await proof.press('Enter')
  await expect(form.getByRole('alert').first()).toHaveText('This took too long. Please log in again.')
  await page.unroute('**/wps/session/login/step')

  await fillLogIn(form, 'guarded')
  const secret = Secret.fromBase32('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  await proof.fill(new TOTP({ secret }).generate())
  await proof.press('Enter')
  await signedIn(page)

  await page.evaluate(() => sessionStorage.clear())
  await openPopup(page, preview, 'bengal')
  await fillLogIn(form, 'guarded')
  await step.getByRole('button', { name: 'Confirm in another way' }).click()
  await step.getByRole('button', { name: 'Recovery code' }).click()
  await step.getByRole('textbox', { name: 'Recovery code' }).fill('demb-2346')
  await step.getByRole('button', { name: 'Confirm', exact: true }).click()
  await signedIn(page)
})
