import type { Locator } from 'playwright/test'
import { questionAnswer } from '#tests/support/captcha-answer.ts'
import type { SiteServer } from '#tests/support/preview-server.ts'
import { elsewhere, openPopup } from './identity-support.ts'
import { balanceStatus, expect, type Page, visit } from './site-test.ts'

export const password = 'Harbour7lantern'
export const box = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true })
export const secret = (form: Locator, name: string) => form.getByLabel(name, { exact: true })

/** The answer to the captcha's question. */
export const captchaIn = async (form: Locator): Promise<string> => questionAnswer(await form.innerText())

export const create = (form: Locator) => form.getByRole('button', { name: 'Create account' })
export const age = (form: Locator) => form.getByRole('checkbox', { name: /or older/ })
export const terms = (form: Locator) => form.getByRole('checkbox', { name: /I accept/ })

/** The popup of a tenant's site, once its fields are there: above a page that costs little, or home with what a link says. */
export async function openRegister(
  page: Page,
  preview: Pick<SiteServer, 'siteOf'>,
  code: string,
  search = '',
): Promise<Locator> {
  if (search) await visit(page, preview, code, `/register${search}`, { language: 'EN' })
  else await openPopup(page, preview, code, { path: '/register' })
  const form = page.getByRole('dialog')
  await expect(form.getByRole('checkbox')).toHaveCount(2)
  return form
}

export async function fillPasswords(form: Locator, text = password): Promise<void> {
  await secret(form, 'Password').fill(text)
  await secret(form, 'Confirm password').fill(text)
}

/** The session is open, the popup has gone, and the welcome of the first log-in stands over the page that was wanted. */
export async function expectMember(page: Page, wanted = elsewhere): Promise<void> {
  await expect(balanceStatus(page)).toHaveText(/^Balance: /)
  await expect(page).toHaveURL((url) => url.pathname === wanted)
  await expect(page.getByRole('dialog', { name: /^Welcome to/ })).toBeVisible()
}
