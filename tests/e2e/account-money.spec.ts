import { crc32, deflateSync } from 'node:zlib'
import type { Locator } from 'playwright/test'
import { createDeposit, getDeposits } from '#contract/account/deposit.ts'
import { getWithdrawals } from '#contract/account/withdraw.ts'
import { getBalance } from '#contract/identity/member.ts'
import { register } from '#contract/identity/registration.ts'
import type { PreviewServer } from '#tests/support/preview-server.ts'
import { openOverLittle } from './account-support.ts'
import { ask, verificationOf } from './gateway-calls.ts'
import { seriousFindings } from './serious-findings.ts'
import { balanceStatus, desktop, expect, giveSession, type Page, phone, setFault, test, visit } from './site-test.ts'

const merchant = 'bengal'
const password = 'Harbour7lantern'

const dialog = (page: Page) => page.getByRole('dialog').first()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const chip = (page: Page, at: number) =>
  page.getByRole('group', { name: 'Proposed amounts' }).getByRole('button').nth(at)

/** Whether all of a button's text can be read: an amount never ends in dots. */
const isWhole = (of: Locator) =>
  of.locator('span').evaluateAll((parts) => parts.every((part) => part.scrollWidth <= part.clientWidth))

/** A member who was nobody a moment ago; answers with the token of the session. */
async function freshMember(preview: PreviewServer): Promise<string> {
  const { value } = await ask(preview, merchant, register, {
    body: {
      username: `m${Date.now().toString(36)}${Math.floor(Math.random() * 1000)}`,
      password,
      confirmPassword: password,
      domain: 'localhost',
      login: true,
      isOfAge: true,
      acceptsTerms: true,
      ...(await verificationOf(preview, merchant, 'register')),
    },
  })
  return value.token
}

async function operate(preview: PreviewServer, path: string, body: object): Promise<void> {
  const response = await fetch(`http://localhost:${preview.port}/sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok, await response.text()).toBe(true)
}

/** Money in the member's wallet, by a deposit that the bank has confirmed. */
async function payIn(preview: PreviewServer, token: string, amount: string): Promise<void> {
  const response = await fetch(`http://localhost:${preview.port}${createDeposit.path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-merchant-code': merchant,
      authorization: `Bearer ${token}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ channelId: 'bank-qr', amount, language: 'EN' }),
  })
  const { value } = createDeposit.answer.parse(await response.json())
  await operate(preview, `deposits/${value.id}`, { outcome: 'received' })
}

const depositsOf = async (preview: PreviewServer, token: string) => {
  const query = { pageNo: 1, pageSize: 20, language: 'EN' }
  return (await ask(preview, merchant, getDeposits, { token, query })).value.deposits
}

/** The smallest whole PNG: one grey pixel. */
function onePixel(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const mark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.from([0, 128]))
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

test.beforeEach(({ page }) => openOverLittle(page))

test('a deposit by QR code is waited for, and pushed when it comes; a double click and a lost answer are one @account', async ({
  page,
  preview,
}) => {
  const token = await freshMember(preview)
  await page.setViewportSize(desktop)
  await giveSession(page, preview, merchant, token)
  await visit(page, preview, merchant, '/member?page=depositv2', { language: 'EN' })
  // Key by key: grouped while it is typed, and asked about where it may be two amounts.
  const amount = page.locator('#deposit-form').getByRole('textbox')
  await amount.pressSequentially('1500,50')
  await amount.blur()
  await expect(amount).toHaveValue('1500,50')
  await button(page, '৳1,500.50').click()
  await expect(amount).toHaveValue('1,500.50')
  await chip(page, 1).click()
  await button(page, /^Create the QR code · /).dblclick()
  await expect(heading(page, 'Scan to pay')).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expect(page).toHaveURL(/page=depositv2&deposit=\w+$/)
  const [deposit, ...others] = await depositsOf(preview, token)
  expect(others).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
  await button(page, 'I have paid').click()
  await expect(page.getByText('You said that you paid. Waiting for the bank’s word.')).toBeVisible()
  await operate(preview, `deposits/${deposit?.id}`, { outcome: 'received' })
  await expect(page.getByText('The money is in your wallet')).toBeVisible()
  await expect(balanceStatus(page)).toHaveText(/^Balance: \D*[1-9]/)
  await expect(page.getByRole('region', { name: 'Pay' }).getByText('Received', { exact: true })).toBeVisible()

  // The gateway has taken the order, but its answer cannot be read: neither a reload nor another press is another order.
  await button(page, 'Another deposit').click()
  await setFault(preview, { merchant, call: 'createDeposit', kind: 'wrong-shape', times: 1 })
  await chip(page, 0).click()
  await button(page, /^Create the QR code · /).click()
  await expect(page.getByText('We do not know yet whether it went through')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We do not know yet whether it went through')).toBeVisible()
  await button(page, 'Check again').click()
  await expect(heading(page, 'Scan to pay')).toBeVisible()
  expect(await depositsOf(preview, token)).toHaveLength(2)

  // On phones the ticket is a page: a link opens it, the arrow and Back lead to the form.
  await page.setViewportSize(phone)
  await page.reload()
  await expect(heading(page, 'Scan to pay')).toBeVisible()
  await expect(heading(page, 'How you pay')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(heading(page, 'How you pay')).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  expect(await seriousFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.querySelector('dialog')?.scrollWidth)).toBeLessThanOrEqual(phone.width)
  await button(page, /: open the deposit of /)
    .first()
    .click()
  await expect(heading(page, 'Scan to pay')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.goBack()
  await expect(heading(page, 'How you pay')).toBeVisible()
  await button(page, /: open the deposit of /)
    .first()
    .click()
  await button(page, 'Cancel this deposit').click()
  await button(page, 'Cancel the deposit').click()
  await expect(page.getByText('This deposit was cancelled')).toBeVisible()
  expect((await depositsOf(preview, token)).map(({ state }) => state)).toEqual(['cancelled', 'received'])
})

test('a withdrawal to a new account, with a new payment password, is confirmed in part with proof @account', async ({
  page,
  preview,
}) => {
  const token = await freshMember(preview)
  await payIn(preview, token, '12580')
  await page.setViewportSize(desktop)
  await giveSession(page, preview, merchant, token)
  await visit(page, preview, merchant, '/member?page=withdraw', { language: 'EN' })
  await page.getByLabel('Your log-in password').fill(password)
  await page.getByLabel('Payment password', { exact: true }).fill('482913')
  await page.getByLabel('Payment password once more').fill('482913')
  await button(page, 'Set the payment password').click()
  await expect(page.getByText('The payment password is set.')).toBeVisible()

  await expect(page.getByText(/bound to you once and for all/)).toBeVisible()
  await page.getByLabel('Bank', { exact: true }).selectOption({ index: 1 })
  await page.getByLabel('Account or card number').fill('6213 0044 7716')
  await page.getByLabel('Name of the holder').fill('Demo Holder')
  await page.getByRole('checkbox').check()
  await page.getByLabel('Payment password', { exact: true }).fill('482913')
  expect(await seriousFindings(page)).toEqual([])
  await button(page, 'Add the account').click()
  await expect(page.getByRole('radio', { name: /7716/ })).toBeChecked()

  await button(page, /^The most · /).click()
  await button(page, 'Review').click()
  await expect(page.getByText('Please check', { exact: true })).toBeVisible()
  await page.getByLabel('Payment password', { exact: true }).fill('482913')
  const send = button(page, /^Withdraw \S/)
  for (const width of [320, phone.width]) {
    await page.setViewportSize({ ...phone, width })
    await expect.poll(() => isWhole(send)).toBe(true)
  }
  await page.setViewportSize(desktop)
  await send.dblclick()
  await expect(page.getByText('Your payout was asked for')).toBeVisible()
  const query = { pageNo: 1, pageSize: 20, language: 'EN' }
  const withdrawals = async () => (await ask(preview, merchant, getWithdrawals, { token, query })).value.withdrawals
  const [withdrawal, ...others] = await withdrawals()
  expect(others).toEqual([])
  expect(Number((await ask(preview, merchant, getBalance, { token })).value.balance)).toBe(
    12_580 - Number(withdrawal?.amount),
  )

  await operate(preview, `withdrawals/${withdrawal?.id}`, { step: 'paying' })
  await operate(preview, `withdrawals/${withdrawal?.id}`, { step: 'paid' })
  await button(page, 'Did it arrive?').click()
  await expect(page.getByText(/Without an answer it counts as received at /).last()).toBeVisible()
  await page.getByRole('radio', { name: /A part of it/ }).check()
  await page.getByLabel('Amount received').fill('100')
  await page.getByLabel('Proof', { exact: true }).setInputFiles([
    { name: 'statement.png', mimeType: 'image/png', buffer: onePixel() },
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  await expect(page.getByText('notes.png is not a png or jpg picture')).toBeVisible()
  await expect(page.getByText('statement.png is ready')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await button(page, 'Send the answer').click()
  await expect(page.getByText('Your answer was sent. Customer service looks into it.')).toBeVisible()
  expect((await withdrawals()).map(({ state, receivedAmount }) => [state, receivedAmount])).toEqual([
    ['partly', '100.00'],
  ])
})
