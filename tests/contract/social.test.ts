import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { passStep } from '#contract/identity/login-step.ts'
import { getMember } from '#contract/identity/member.ts'
import { confirmTotp, getSecurity, startTotp, stopTotp } from '#contract/identity/security.ts'
import { finishSocial, registerSocial, startSocial } from '#contract/identity/social.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, zen } from './support/merchants.ts'
import { appCode } from './support/steps.ts'

const closed = {
  ...acme,
  code: 'closed',
  domains: ['closed.example'],
  switches: { ...acme.switches, USERNAMEREG3: false, MOBILENUMREG3: false },
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [acme, zen, closed] })
})
afterAll(() => gateway.sandbox.close())

const redirectUri = 'https://acme.example/login/google'
const newProof = (): string => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

interface Begun {
  codeVerifier: string
  state: string
  authorizeUrl: string
}

async function begin(change: { redirectUri?: string; merchant?: string } = {}): Promise<Begun> {
  const [codeVerifier, state] = [newProof(), newProof()]
  const { merchant, ...rest } = change
  const { value } = await gateway.answer(startSocial, {
    ...(merchant === undefined ? {} : { merchant }),
    body: { provider: 'google', state, codeChallenge: challengeOf(codeVerifier), redirectUri, ...rest },
  })
  return { codeVerifier, state, authorizeUrl: value.authorizeUrl }
}

/** What the page's form sends, as a browser would. */
async function choose(authorizeUrl: string, person: string): Promise<Response> {
  const page = await (await gateway.sandbox.app.request(authorizeUrl)).text()
  const fields = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]+)"/g)].map(
    ([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')],
  )
  const body = new URLSearchParams([...fields, ['person', person]])
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return gateway.sandbox.app.request(authorizeUrl, { method: 'POST', headers, body: body.toString() })
}

async function backFrom(authorizeUrl: string, person: string): Promise<URL> {
  const response = await choose(authorizeUrl, person)
  expect(response.status).toBe(303)
  return new URL(response.headers.get('Location') ?? '')
}

/** Begins, chooses a person and gives the body of `finishSocial`. */
async function returned(person: string) {
  const { codeVerifier, authorizeUrl } = await begin()
  const back = await backFrom(authorizeUrl, person)
  return { provider: 'google' as const, code: back.searchParams.get('code') ?? '', codeVerifier, redirectUri }
}

async function ticketOf(): Promise<{ ticket: string; nickname: string }> {
  const { value } = await gateway.answer(finishSocial, { body: await returned('new') })
  if (!('registration' in value)) throw new Error('Somebody is known by that account')
  return value.registration
}

const confirmed = { isOfAge: true, acceptsTerms: true } as const

test('the address at the provider asks for what OAuth 2.1 asks for', async () => {
  const { state, codeVerifier, authorizeUrl } = await begin()
  const url = new URL(authorizeUrl)
  expect(url.pathname).toBe('/sandbox/oauth/google/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: 'livery-acme',
    redirect_uri: redirectUri,
    response_type: 'code',
    state,
    code_challenge: challengeOf(codeVerifier),
    code_challenge_method: 'S256',
  })
})

test('the page asks without scripts and says which brand asks', async () => {
  const { authorizeUrl } = await begin()
  const response = await gateway.sandbox.app.request(authorizeUrl)
  const policy = response.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://acme.example;")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src|unsafe/)
  const page = await response.text()
  expect(page).toContain('Acme Club asks who you are')
  expect(page).not.toContain('<script')
  const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? ''
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
})

test('a known person gets a session', async () => {
  const { codeVerifier, state, authorizeUrl } = await begin()
  const back = await backFrom(authorizeUrl, 'known')
  expect(back.origin + back.pathname).toBe(redirectUri)
  expect(back.searchParams.get('state')).toBe(state)
  const code = back.searchParams.get('code') ?? ''
  const body = { provider: 'google' as const, code, codeVerifier, redirectUri }
  const { value } = await gateway.answer(finishSocial, { body })
  if (!('token' in value)) throw new Error('No session')
  expect((await gateway.answer(getMember, { token: value.token })).value.account).toBe('player')
  expect((await gateway.refusal(finishSocial, { body })).code, 'the code again').toBe('social.failed')
  const log = gateway.lines.join('\n')
  for (const secret of [code, codeVerifier, state, value.token]) expect(log).not.toContain(secret)
})

test('a new visitor confirms age and terms, and is known from then on', async () => {
  const { ticket, nickname } = await ticketOf()
  expect(nickname).toBe('New visitor')
  const { value } = await gateway.answer(registerSocial, { body: { ticket, ...confirmed } })
  expect(value).toMatchObject({ firstTimeLogin: true, passwordExpired: false })
  const { value: member } = await gateway.answer(getMember, { token: value.token })
  expect(member).toMatchObject({ nickname: 'New visitor', type: 0, account: expect.stringMatching(/^google\d{7}$/) })
  expect((await gateway.answer(getSecurity, { token: value.token })).value.hasPassword).toBe(false)
  const again = await gateway.refusal(registerSocial, { body: { ticket, ...confirmed } })
  expect(again).toMatchObject({ status: 403, code: 'social.failed' })
})

test('two factors hold for a log-in by a provider, too', async () => {
  const { value } = await gateway.answer(finishSocial, { body: await returned('known') })
  if (!('token' in value)) throw new Error('No session')
  const { token } = value
  const started = await gateway.answer(startTotp, { token, body: { password: 'Demo-player-1' } })
  const code = appCode(started.value.secret, gateway.now())
  const { recoveryCodes } = (await gateway.answer(confirmTotp, { token, body: { code } })).value
  const again = await gateway.answer(finishSocial, { body: await returned('known') })
  if (!('step' in again.value)) throw new Error('No step')
  expect(again.value.step).toMatchObject({ reason: 'two-factor' })
  const [first = '', second = ''] = recoveryCodes
  const body = { stepId: again.value.step.id, method: 'recovery-code' as const, answer: first }
  expect((await gateway.answer(passStep, { body })).value).toHaveProperty('token')
  await gateway.answer(stopTotp, { token, body: { code: second } })
})

test('who cancels comes back without a code', async () => {
  const { state, authorizeUrl } = await begin()
  const back = await backFrom(authorizeUrl, 'cancel')
  expect(Object.fromEntries(back.searchParams)).toEqual({ error: 'access_denied', state })
})

test.each<[string, object]>([
  ['another verifier', { codeVerifier: newProof() }],
  ['another way back', { redirectUri: 'https://www.acme.example/login/google' }],
  ['another provider', { provider: 'facebook' }],
  ['another code', { code: newProof() }],
])('%s opens nothing, and uses the code up', async (_, change) => {
  const body = await returned('known')
  expect((await gateway.refusal(finishSocial, { body: { ...body, ...change } })).code).toBe('social.failed')
  const isUsed = !('code' in change)
  if (isUsed) expect((await gateway.refusal(finishSocial, { body })).code).toBe('social.failed')
})

test('the challenge itself is no verifier', async () => {
  const body = await returned('known')
  const stolen = { ...body, codeVerifier: challengeOf(body.codeVerifier) }
  expect((await gateway.refusal(finishSocial, { body: stolen })).code).toBe('social.failed')
})

test('a code is good for a minute at its merchant, a ticket for ten', async () => {
  const late = await returned('known')
  gateway.pass(60_000)
  expect((await gateway.refusal(finishSocial, { body: late })).code).toBe('social.failed')
  const elsewhere = await returned('known')
  expect((await gateway.refusal(finishSocial, { merchant: 'closed', body: elsewhere })).code).toBe('social.failed')
  const { ticket } = await ticketOf()
  gateway.pass(10 * 60_000)
  expect((await gateway.refusal(registerSocial, { body: { ticket, ...confirmed } })).code).toBe('social.failed')
})

test.each([
  'https://evil.example/login/google',
  'https://acme.example.evil.example/login/google',
  'https://acme.example@evil.example/login/google',
  'http://acme.example/login/google',
  'https://acme.example/login/facebook',
  'https://acme.example/login/google/',
  'https://acme.example/login/google?next=https://evil.example',
  'https://acme.example/login/google#',
  'https://acme.example/login/../login/google',
  'https://acme.example:443/login/google',
  'http://zen.localhost:4173/login/google',
  'javascript:alert(1)',
  '//acme.example/login/google',
  '',
])('the way back may not be "%s"', async (address) => {
  const body = { provider: 'google' as const, state: newProof(), codeChallenge: newProof(), redirectUri: address }
  expect((await gateway.refusal(startSocial, { body })).code).toBe('social.redirect-unknown')
  const asked = new URL((await begin()).authorizeUrl)
  asked.searchParams.set('redirect_uri', address)
  for (const method of ['GET', 'POST']) {
    const response = await gateway.sandbox.app.request(asked.href, { method })
    expect(response.status).toBe(400)
    expect(response.headers.get('Location')).toBeNull()
  }
})

test.each([
  'https://m.acme.example/login/google',
  'http://acme.localhost:4173/login/google',
  'http://localhost:5173/login/google',
])('the way back may be "%s"', async (address) => {
  expect((await begin({ redirectUri: address })).authorizeUrl).toContain(encodeURIComponent(address))
})

test('only providers that the merchant has', async () => {
  const body = { provider: 'google' as const, state: newProof(), codeChallenge: newProof(), redirectUri }
  expect((await gateway.refusal(startSocial, { merchant: 'zen', body })).code).toBe('module.closed')
  const finish = { provider: 'google' as const, code: 'x', codeVerifier: newProof(), redirectUri }
  expect((await gateway.refusal(finishSocial, { merchant: 'zen', body: finish })).code).toBe('module.closed')
})

test('a page of another site cannot answer the question', async () => {
  const { authorizeUrl } = await begin()
  const response = await gateway.sandbox.app.request(authorizeUrl, {
    method: 'POST',
    headers: { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `${new URL(authorizeUrl).searchParams}&person=known`,
  })
  expect(response.status).toBe(400)
})

test('a merchant that takes no new members registers nobody by a provider', async () => {
  const { codeVerifier, authorizeUrl } = await begin({
    merchant: 'closed',
    redirectUri: 'https://closed.example/login/google',
  })
  const back = await backFrom(authorizeUrl, 'new')
  const body = {
    provider: 'google' as const,
    code: back.searchParams.get('code') ?? '',
    codeVerifier,
    redirectUri: 'https://closed.example/login/google',
  }
  const { value } = await gateway.answer(finishSocial, { merchant: 'closed', body })
  if (!('registration' in value)) throw new Error('Somebody is known by that account')
  const { ticket } = value.registration
  const refused = await gateway.refusal(registerSocial, { merchant: 'closed', body: { ticket, ...confirmed } })
  expect(refused.code).toBe('register.closed')
})
