import { afterEach, beforeEach, expect, test } from 'vitest'
import { getHelpCentre, launchLiveChat, sendFeedback } from '#contract/account/help.ts'
import type { BodyOf } from '#contract/call.ts'
import { tokenOf } from './support/accounts.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo, zen } from './support/merchants.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const helpIn = async (language: string, merchant = 'acme') =>
  (await gateway.answer(getHelpCentre, { merchant, query: { language } })).value.groups

const articles = async (language: string, merchant?: string) =>
  (await helpIn(language, merchant)).flatMap((group) => group.articles)

test('the help centre has an article for everything, with the merchant’s own facts in it', async () => {
  const english = await articles('EN')
  expect(english.map(({ term }) => term)).toEqual([
    'deposit',
    'withdraw',
    'bonus',
    'responsible',
    'limits',
    'games',
    'account',
    'complaints',
    'terms',
    'privacy',
  ])
  const terms = english.find(({ term }) => term === 'terms')?.content
  expect(terms).toContain('Acme Club is operated by Acme Ltd under licence A-1, Regulator.')
  expect(terms).toContain('You are 18 or older')
  for (const { content } of english) expect(content).not.toMatch(/\{\w+\}/)
})

test.each(['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES'] as const)(
  'help in %s has every article, with every fact and link of the English ones',
  async (language) => {
    const english = await articles('EN')
    gateway.sandbox.close()
    gateway = await openGateway({ merchants: [{ ...acme, languages: [language], defaultLanguage: language }] })
    const own = await articles(language)
    expect(own.map(({ term }) => term)).toEqual(english.map(({ term }) => term))
    const marksOf = (content: string) => (content.match(/<\/?\w+|href="[^"]+"/g) ?? []).toSorted()
    for (const [index, { title, content }] of own.entries()) {
      expect(content).not.toMatch(/\{\w+\}/)
      expect(marksOf(content)).toEqual(marksOf(english[index]?.content ?? ''))
      if (language !== 'EN') expect(title).not.toBe(english[index]?.title)
    }
    expect(own.find(({ term }) => term === 'complaints')?.content).toContain('Acme Ltd')
  },
)

test('what a merchant is called is text in the articles, never markup', async () => {
  gateway.sandbox.close()
  gateway = await openGateway({ merchants: [{ ...acme, name: '<b>Acme</b> & "Co"' }] })
  const terms = (await articles('EN')).find(({ term }) => term === 'terms')?.content
  expect(terms).toContain('&lt;b&gt;Acme&lt;/b&gt; &amp; &quot;Co&quot; is operated by')
})

const content = 'The payout of yesterday has not arrived.'

const feedback = async (more: Partial<BodyOf<typeof sendFeedback>> = {}, token?: string) => ({
  body: { content, sender: '', type: 2 as const, ...(await solvedCaptcha(gateway)), ...more },
  ...(token && { token }),
})

/** The gateway gives one captcha a second. */
const nextCaptcha = () => gateway.pass(1000)

test('feedback of a guest and of a member is kept with a reference, under the name of the session', async () => {
  const guest = await gateway.answer(sendFeedback, await feedback({ content: `  ${content}  ` }))
  nextCaptcha()
  const token = await tokenOf(gateway, 'player')
  const member = await gateway.answer(sendFeedback, await feedback({ sender: 'somebody' }, token))
  expect(guest.value.reference).toMatch(/^FB-20261120-[A-Z2-9]{5}$/)
  expect(member.value.reference).not.toBe(guest.value.reference)
  const panel = await (await gateway.sandbox.app.request('/sandbox/')).text()
  expect(panel).toContain(`<td>player</td><td>${member.value.reference}</td><td>2</td><td>${content}</td>`)
  expect(panel).toContain(`<td>guest</td><td>${guest.value.reference}</td><td>2</td><td>${content}</td>`)
  expect(panel).not.toContain('somebody')
})

test.each([
  ['too short once it is trimmed', { content: `${' '.repeat(30)}short` }, 'content'],
  ['too long', { content: 'x'.repeat(201) }, 'content'],
  ['without a captcha', { captcha: '' }, 'captcha'],
])('feedback that is %s is refused at its field', async (_, more, field) => {
  const refused = await gateway.refusal(sendFeedback, await feedback(more))
  expect(refused).toMatchObject({ status: 400, code: 'request.invalid', fields: { [field]: expect.any(String) } })
})

test('a wrong captcha is refused, and a right one is good once', async () => {
  expect(await gateway.refusal(sendFeedback, await feedback({ captcha: 'no' }))).toMatchObject({
    code: 'captcha.wrong',
    needsCaptcha: true,
  })
  nextCaptcha()
  const good = await feedback()
  await gateway.answer(sendFeedback, good)
  expect(await gateway.refusal(sendFeedback, good)).toMatchObject({ code: 'captcha.wrong' })
})

test('more than five in an hour have to wait; others do not', async () => {
  for (let sent = 0; sent < 5; sent++) {
    await gateway.answer(sendFeedback, await feedback())
    nextCaptcha()
  }
  const refused = await gateway.refusal(sendFeedback, await feedback())
  expect(refused).toMatchObject({ status: 429, code: 'rate.limited' })
  expect(refused.retryAfter).toBeGreaterThan(3500)
  nextCaptcha()
  await gateway.answer(sendFeedback, await feedback({}, await tokenOf(gateway, 'player')))
})

const english = { query: { language: 'EN' } }
const chatUrl = async (token?: string) =>
  (await gateway.answer(launchLiveChat, { ...english, ...(token && { token }) })).value.chatUrl
const open = (address: string) => gateway.sandbox.app.request(new URL(address).pathname)

test('the address of a chat opens once, greets a member by name, and runs nothing', async () => {
  const address = await chatUrl(await tokenOf(gateway, 'player'))
  const page = await open(address)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const text = await page.text()
  expect(text).toContain('Hello player, how can we help?')
  expect(text).toContain('customer service of Acme Club')
  expect((await open(address)).status).toBe(410)
  expect((await open(`${address.slice(0, -3)}abc`)).status).toBe(410)
})

test('the address of a chat is too old after five minutes', async () => {
  const address = await chatUrl()
  gateway.pass(5 * 60_000)
  expect((await open(address)).status).toBe(410)
})

test('what is said in a chat is answered, and is text', async () => {
  const body = new URLSearchParams({ name: 'Acme Club', sender: '', said: 'Hello', message: '<i>Where is it?</i>' })
  const page = await (await gateway.sandbox.app.request('/sandbox/chat', { method: 'POST', body })).text()
  expect(page).toContain('<li class="own">Hello</li>')
  expect(page).toContain('<li class="own">&lt;i&gt;Where is it?&lt;/i&gt;</li>')
  expect(page).not.toContain('<i>')
})

test('outside its hours the chat is closed, and says when it opens', async () => {
  gateway.sandbox.close()
  const demo = { ...acmeDemo, chatHours: { from: '09:00', to: '23:00' } }
  gateway = await openGateway({ merchants: [{ ...acme, demo }, zen] })
  // Noon in UTC is 18:00 in Dhaka.
  await chatUrl()
  gateway.pass(5 * 3_600_000)
  const closed = { status: 409, code: 'livechat.closed' }
  expect(await gateway.refusal(launchLiveChat, english)).toMatchObject({ ...closed, retryAfter: 10 * 3600 })
  gateway.pass(6 * 3_600_000)
  expect(await gateway.refusal(launchLiveChat, english)).toMatchObject({ ...closed, retryAfter: 4 * 3600 })
  gateway.pass(4 * 3_600_000)
  await chatUrl()
})
