import { seriousFindings } from './serious-findings.ts'
import { desktop, expect, phone, test, visit, visitAs } from './site-test.ts'

const merchant = 'lotus'

test('points are looked at by a guest, redeemed once, answered by the operator, and exchanged @account', async ({
  page,
  preview,
}) => {
  await page.setViewportSize(phone)
  await visit(page, preview, merchant, '/pointMall?view=rules', { language: 'EN' })
  await expect(page.getByText('Points never expire, and belong to the account that earned them.')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Items', exact: true }).click()
  const cards = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await expect(cards).toHaveCount(12)
  await page.getByRole('button', { name: 'Log in to redeem Porcelain tea set' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()

  await page.setViewportSize(desktop)
  await visitAs(page, preview, merchant, '/pointMall', { language: 'EN', username: 'player' })
  await expect(cards).toHaveCount(12)
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Goods' }).click()
  await page.getByRole('searchbox', { name: 'Search items' }).fill('lacquer')
  await expect(page).toHaveURL(/\?type=goods&q=lacquer$/)
  await expect(cards).toHaveCount(1)
  await page.getByRole('button', { name: 'Redeem Lacquer box' }).click()
  const dialog = page.getByRole('dialog', { name: 'Redeem Lacquer box' })
  await dialog.getByRole('textbox', { name: 'Delivery address' }).fill('12 Lake Road, Demo Town')
  expect(await seriousFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Redeem for/ }).dblclick()
  const message = dialog.getByText(/^Your request is in\. Its number is R\d+-\d+\.$/)
  await expect(message).toBeVisible()
  const reference = /R\d+-\d+/.exec((await message.textContent()) ?? '')?.[0] ?? ''
  await dialog.getByRole('link', { name: 'See redeem history' }).click()
  const row = page.getByRole('row', { name: reference })
  await expect(row).toContainText('In process')
  expect(await seriousFindings(page)).toEqual([])
  await fetch(`http://localhost:${preview.port}/sandbox/redemptions/${reference}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answer: 'gone' }),
  })
  await page.reload()
  await expect(row).toContainText('Rejected')
  await expect(page.getByRole('row', { name: /R\d+-\d+/ })).toHaveCount(5)
  await page.getByRole('link', { name: 'Points history' }).click()
  await expect(page.getByRole('row', { name: reference })).toHaveCount(2)

  await page.getByRole('link', { name: 'Exchange' }).click()
  await page.getByRole('button', { name: /^Least 500/ }).click()
  await page.getByRole('button', { name: 'Exchange', exact: true }).click()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).dblclick()
  await expect(page.getByText(/is in your wallet\. Reference number E\d+-\d+\.$/)).toBeVisible()
})
