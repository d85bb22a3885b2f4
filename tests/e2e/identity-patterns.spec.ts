import { type FieldRule, getRegisterSettings, register } from '#contract/identity/registration.ts'
import type { PreviewServer } from '#tests/support/preview-server.ts'
import { ask } from './gateway-calls.ts'
import { freshName, openPopup } from './identity-support.ts'
import { balanceStatus, expect, type Page, test } from './site-test.ts'

/** The gateway's rules, changed for this page. */
async function changeRules(
  page: Page,
  preview: PreviewServer,
  changes: Readonly<Record<string, Partial<FieldRule>>>,
): Promise<void> {
  const answer = await ask(preview, 'lite', getRegisterSettings)
  for (const [name, change] of Object.entries(changes)) Object.assign(answer.value.fields[name] ?? {}, change)
  await page.route('**/wps/system/setting/register', (route) => route.fulfill({ json: answer }))
}

/** The popup, with everything filled in that is not the user name. */
async function openForm(page: Page) {
  const form = page.getByRole('dialog')
  const name = form.getByRole('textbox', { name: 'User name' })
  await form.getByLabel('Password', { exact: true }).fill('Harbour7lantern')
  await form.getByLabel('Confirm password', { exact: true }).fill('Harbour7lantern')
  for (const box of await form.getByRole('checkbox').all()) await box.check()
  return { form, name, send: () => form.getByRole('button', { name: 'Create account' }).click() }
}

test('a hostile pattern hangs nothing: the page answers, the gateway decides, and the form still works @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/pattern takes too long/)
  faults.allow(/Failed to load resource.*400/)
  await changeRules(page, preview, { username: { acceptedPattern: '(a+)+', minLength: 1, maxLength: 64 } })
  await openPopup(page, preview, 'lite', { path: '/register' })
  const { form, name, send } = await openForm(page)

  // For this value it would run until the end of days.
  const endless = `${'a'.repeat(50)}!`
  await name.fill(endless)
  await form.getByRole('button', { name: 'Show the password' }).first().click()
  await expect(form.getByRole('button', { name: 'Hide the password' })).toBeVisible()
  const answered = page.waitForResponse((response) => response.url().includes(register.path))
  await send()
  expect((await answered).status()).toBe(400)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription(/1 to 64 characters/)
  await expect(name).toBeFocused()
  await expect(name).toHaveValue(endless)

  await name.fill(freshName())
  await send()
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
})

test('a pattern that is no family is matched beside the page, under its policy @identity', async ({
  page,
  preview,
  faults,
}) => {
  faults.allow(/is no regular expression: \(/)
  await changeRules(page, preview, {
    username: { acceptedPattern: 'captain-[a-z]+|admiral', minLength: 4, maxLength: 16 },
    password: { acceptedPattern: '(', patternId: 77 },
  })
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/member/register')) sent.push(request.method())
  })
  await openPopup(page, preview, 'lite', { path: '/register' })
  const worker = page.waitForEvent('worker')
  const { form, name, send } = await openForm(page)
  await name.fill('admiral-7')
  expect(new URL((await worker).url()).pathname).toMatch(/^\/assets\/[\w-]+\.js$/)
  await send()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText(/: 4 to 16 characters$/)).toBeVisible()
  expect(sent).toEqual([])

  // Of a pattern that is none the gateway is the judge: the form lets the password pass.
  await name.fill('captain-seven')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await page.route('**/wps/member/register', (route) => route.abort())
  faults.allow(/Failed to load resource.*ERR_FAILED/)
  await send()
  await expect(form.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible()
  expect(sent).toEqual(['PUT'])
})

test('the strength of a password is told by bars, a word and the parts of the rule @identity', async ({
  page,
  preview,
}) => {
  await changeRules(page, preview, { password: { acceptedPattern: '*', patternId: 1, minLength: 8, maxLength: 20 } })
  await openPopup(page, preview, 'lite', { path: '/register' })
  const { form, name } = await openForm(page)
  const password = form.getByLabel('Password', { exact: true })
  const strength = form.getByRole('status').filter({ hasText: 'Strength of the password' })
  await password.fill('12345678')
  await expect(strength).toHaveText('Strength of the password: Very weak')
  await password.fill('lotus7rain')
  await expect(strength).toHaveText('Strength of the password: Good')
  const parts = form.getByRole('list', { name: 'What the password needs' })
  await expect(parts.getByRole('listitem')).toHaveText([
    '8–20 characters: done',
    'Letters and digits: done',
    'A symbol: optional',
  ])
  await name.fill('lotus7')
  await expect(strength).toHaveText(/: Weak$|: Very weak$/)
  await expect(parts).toContainText('Better without your user name')
})
