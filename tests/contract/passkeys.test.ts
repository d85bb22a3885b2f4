import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeBreak } from '#contract/account/limits.ts'
import { getMessages } from '#contract/account/messages.ts'
import { getMember } from '#contract/identity/member.ts'
import {
  finishPasskey,
  getPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from '#contract/identity/passkeys.ts'
import { confirmTotp, startTotp } from '#contract/identity/security.ts'
import { login } from '#contract/identity/session.ts'
import { launchGame } from '#contract/lobby/launch.ts'
import { type Algorithm, type Slip, softwareAuthenticator } from '#tests/support/software-authenticator.ts'
import { loginBody, tokenOf, wrongBody } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { gameOf, launchQuery } from './support/play.ts'
import { appCode } from './support/steps.ts'

let gateway: TestGateway
beforeEach(async () => {
  gateway = await openGateway()
})
afterEach(() => gateway.sandbox.close())

const origin = 'https://acme.example'
const password = 'Demo-player-1'
const minute = 60_000

type Authenticator = ReturnType<typeof softwareAuthenticator>

interface Given {
  password: string
  name: string
  slip: Slip
}

/** A passkey of somebody who is signed in. */
async function added(token: string, device = softwareAuthenticator(origin), given: Partial<Given> = {}) {
  const { name = 'My phone', slip } = given
  const options = await gateway.answer(startPasskey, { token, body: { password: given.password ?? password, origin } })
  const credential = device.create(options.value, slip)
  const { value } = await gateway.answer(finishPasskey, { token, body: { name, credential } })
  return { device, passkey: value }
}

const optionsOf = async (at = origin) => (await gateway.answer(startPasskeyLogin, { body: { origin: at } })).value

/** The body of a log-in by a passkey, with what a test has go wrong. */
async function shown(device: Authenticator, slip: Slip = {}, site: 'member' | 'agent' = 'member') {
  return { credential: device.get(await optionsOf(), slip), site }
}

const refusedWith = async (device: Authenticator, slip: Slip) =>
  (await gateway.refusal(loginByPasskey, { body: await shown(device, slip) })).code

test.each(['ES256', 'RS256', 'EdDSA'] satisfies Algorithm[])(
  'a passkey that signs by %s is added and opens a session',
  async (algorithm) => {
    const token = await tokenOf(gateway, 'player')
    const { device, passkey } = await added(token, softwareAuthenticator(origin, algorithm))
    expect(passkey).toMatchObject({ name: 'My phone', domain: 'acme.example', isSynced: false, usedAt: null })
    const { value } = await gateway.answer(loginByPasskey, { body: await shown(device) })
    expect(value).toMatchObject({ site: 'member', passwordExpired: false })
    const member = await gateway.answer(getMember, { token: value.token })
    expect(member.value.account).toBe('player')
    const [listed] = (await gateway.answer(getPasskeys, { token })).value
    expect(listed).toMatchObject({ id: passkey.id, usedAt: gateway.now().toISOString() })
  },
)

test('what a browser asks for a passkey by names nobody’s', async () => {
  const before = await optionsOf()
  await added(await tokenOf(gateway, 'player'))
  const after = await optionsOf()
  expect(Object.keys(after)).toEqual(Object.keys(before))
  expect(after).toMatchObject({ rpId: 'acme.example', userVerification: 'required' })
  expect(after.challenge).not.toBe(before.challenge)
})

test('adding a passkey takes the password, and no second one is made on the same device', async () => {
  const token = await tokenOf(gateway, 'player')
  const wrong = await gateway.refusal(startPasskey, { token, body: { password: 'not-mine', origin } })
  expect(wrong.code).toBe('password.wrong')
  expect((await gateway.refusal(startPasskey, { token, body: { origin } })).code).toBe('password.wrong')
  const { device } = await added(token)
  const { value } = await gateway.answer(startPasskey, { token, body: { password, origin } })
  expect(value.excludeCredentials).toEqual([{ type: 'public-key', id: device.id, transports: ['internal'] }])
  const again = { name: 'Again', credential: device.create(value) }
  expect((await gateway.refusal(finishPasskey, { token, body: again })).code).toBe('passkey.known')
})

test('a challenge is good once, for five minutes, for its member and for what it was given for', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token)
  const body = await shown(device)
  await gateway.answer(loginByPasskey, { body })
  expect((await gateway.refusal(loginByPasskey, { body })).code).toBe('passkey.challenge')
  const late = await shown(device)
  gateway.pass(5 * minute)
  expect((await gateway.refusal(loginByPasskey, { body: late })).code).toBe('passkey.challenge')
  expect(await refusedWith(device, { challenge: 'bWFkZS11cA' })).toBe('passkey.challenge')

  const { value: options } = await gateway.answer(startPasskey, { token, body: { password, origin } })
  const credential = softwareAuthenticator(origin).create(options)
  await gateway.panel('DELETE', '/sandbox/attempts')
  const saver = await tokenOf(gateway, 'saver')
  const theirs = await gateway.refusal(finishPasskey, { token: saver, body: { name: 'Theirs', credential } })
  expect(theirs.code).toBe('passkey.challenge')
  expect((await gateway.refusal(loginByPasskey, { body: await crossed(device, options.challenge) })).code).toBe(
    'passkey.challenge',
  )
})

/** A log-in that answers the challenge of a registration. */
async function crossed(device: Authenticator, challenge: string) {
  return { credential: device.get({ challenge, rpId: 'acme.example' }), site: 'member' as const }
}

test('a passkey is one of the site that asked: another origin, domain or merchant is refused', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token)
  const evil = 'https://acme.example.evil.example'
  expect((await gateway.refusal(startPasskeyLogin, { body: { origin: evil } })).code).toBe('passkey.origin')
  expect((await gateway.refusal(startPasskey, { token, body: { password, origin: evil } })).code).toBe('passkey.origin')
  expect(await refusedWith(device, { origin: evil })).toBe('passkey.origin')
  expect(await refusedWith(device, { domain: 'evil.example' })).toBe('passkey.failed')
  const zen = softwareAuthenticator('http://zen.localhost')
  const { value } = await gateway.answer(startPasskeyLogin, {
    merchant: 'zen',
    body: { origin: 'http://zen.localhost' },
  })
  zen.create({ ...value, rp: { id: 'zen.localhost' }, user: { id: 'bm9ib2R5' } })
  const body = { credential: { ...zen.get(value), id: device.id, rawId: device.id }, site: 'member' as const }
  expect((await gateway.refusal(loginByPasskey, { merchant: 'zen', body })).code).toBe('passkey.unknown')
})

test('a site below the merchant’s domain shares its passkeys', async () => {
  const options = await optionsOf('https://www.acme.example')
  expect(options.rpId).toBe('acme.example')
})

test('a forged signature, nobody verified by the device and a count that goes back prove nothing', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token)
  expect(await refusedWith(device, { isForged: true })).toBe('passkey.failed')
  expect(await refusedWith(device, { verifiesUser: false })).toBe('passkey.failed')
  await gateway.answer(loginByPasskey, { body: await shown(device, { counter: 40 }) })
  expect(await refusedWith(device, { counter: 40 })).toBe('passkey.failed')
  expect(await refusedWith(device, { counter: 39 })).toBe('passkey.failed')
  await gateway.answer(loginByPasskey, { body: await shown(device, { counter: 41 }) })
  const { value } = await gateway.answer(startPasskey, { token, body: { password, origin } })
  const credential = softwareAuthenticator(origin).create(value, { verifiesUser: false })
  expect((await gateway.refusal(finishPasskey, { token, body: { name: 'Unverified', credential } })).code).toBe(
    'passkey.failed',
  )
})

test('a device that counts none of its uses, as those that sync do, logs in again and again', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token, softwareAuthenticator(origin), { slip: { counter: 0 } })
  for (let uses = 0; uses < 3; uses += 1)
    await gateway.answer(loginByPasskey, { body: await shown(device, { counter: 0 }) })
})

test('a passkey nobody here has is unknown, and one that was removed opens nothing', async () => {
  const token = await tokenOf(gateway, 'player')
  const stranger = softwareAuthenticator(origin)
  stranger.create({ challenge: '', rp: { id: 'acme.example' }, user: { id: 'bm9ib2R5' } })
  expect(await refusedWith(stranger, {})).toBe('passkey.unknown')
  const { device, passkey } = await added(token)
  const query = { id: passkey.id }
  const without = await gateway.refusal(removePasskey, { token, query, body: { password: 'not-mine' } })
  expect(without.code).toBe('password.wrong')
  await gateway.answer(removePasskey, { token, query, body: { password } })
  expect(await refusedWith(device, {})).toBe('passkey.unknown')
  expect((await gateway.refusal(removePasskey, { token, query, body: { password } })).code).toBe('passkey.unknown')
  expect((await gateway.answer(getPasskeys, { token })).value).toEqual([])
})

test('a member names the own passkeys alone', async () => {
  const token = await tokenOf(gateway, 'player')
  const { passkey } = await added(token)
  const query = { id: passkey.id }
  await gateway.answer(renamePasskey, { token, query, body: { name: ' Work laptop ' } })
  expect((await gateway.answer(getPasskeys, { token })).value).toMatchObject([{ name: 'Work laptop' }])
  const saver = await tokenOf(gateway, 'saver')
  const theirs = { token: saver, query, body: { name: 'Mine now' } }
  expect((await gateway.refusal(renamePasskey, theirs)).code).toBe('passkey.unknown')
  const removal = { token: saver, query, body: { password: 'Demo-saver-1' } }
  expect((await gateway.refusal(removePasskey, removal)).code).toBe('passkey.unknown')
  expect((await gateway.refusal(renamePasskey, { token, query, body: { name: '  ' } })).code).toBe('request.invalid')
})

test('adding and removing write a security message each', async () => {
  const token = await tokenOf(gateway, 'player')
  const { passkey } = await added(token)
  await gateway.answer(removePasskey, { token, query: { id: passkey.id }, body: { password } })
  const { value } = await gateway.answer(getMessages, { token, query: { language: 'EN', pageNo: 1, pageSize: 20 } })
  const titles = value.messages.map(({ title }) => title.replaceAll(/[\u2068\u2069]/g, ''))
  expect(titles).toContain('A passkey was added: My phone')
  expect(titles).toContain('A passkey was removed: My phone')
})

test('a passkey is both factors: no second step follows, and with two factors on a code adds and removes it', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device, passkey } = await added(token)
  const { value: totp } = await gateway.answer(startTotp, { token, body: { password } })
  const { value: on } = await gateway.answer(confirmTotp, {
    token,
    body: { code: appCode(totp.secret, gateway.now()) },
  })
  expect((await gateway.answer(login, { body: loginBody('player') })).value).toHaveProperty('step')
  expect((await gateway.answer(loginByPasskey, { body: await shown(device) })).value).toHaveProperty('token')
  const query = { id: passkey.id }
  expect((await gateway.refusal(removePasskey, { token, query, body: { password } })).code).toBe('totp.wrong')
  expect((await gateway.refusal(startPasskey, { token, body: { password, origin } })).code).toBe('totp.wrong')
  const [first = '', second = ''] = on.recoveryCodes
  await gateway.answer(startPasskey, { token, body: { code: first, origin } })
  await gateway.answer(removePasskey, { token, query, body: { code: second } })
})

test('failures of an address bar it for passkeys as for passwords, and no captcha is asked', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token)
  await gateway.refusal(login, { body: wrongBody })
  await gateway.refusal(login, { body: wrongBody })
  for (let tries = 2; tries < 10; tries += 1)
    expect(await refusedWith(device, { isForged: true })).toBe('passkey.failed')
  const barred = await gateway.refusal(loginByPasskey, { body: await shown(device) })
  expect(barred.code).toBe('rate.limited')
  expect(barred.retryAfter).toBeGreaterThan(14 * 60)
  const elsewhere = { body: await shown(device), address: '203.0.113.9' }
  expect((await gateway.answer(loginByPasskey, elsewhere)).value).toHaveProperty('token')
  gateway.pass(15 * minute)
  await gateway.answer(loginByPasskey, { body: await shown(device) })
})

test('a passkey opens the site of its account alone, and a closed module refuses all', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token)
  const agents = await gateway.refusal(loginByPasskey, { body: await shown(device, {}, 'agent') })
  expect(agents.code).toBe('login.not-an-agent')
  const agent = await tokenOf(gateway, 'agent', { site: 'agent' })
  const own = await added(agent, softwareAuthenticator(origin), { password: 'Demo-agent-1', name: 'Mine' })
  const players = await gateway.refusal(loginByPasskey, { body: await shown(own.device) })
  expect(players.code).toBe('login.not-a-member')
  const { value } = await gateway.answer(loginByPasskey, { body: await shown(own.device, {}, 'agent') })
  expect(value.site).toBe('agent')
  await gateway.panel('POST', '/sandbox/state', { merchant: 'acme', closedModules: ['passkeys'] })
  expect((await gateway.refusal(startPasskeyLogin, { body: { origin } })).code).toBe('module.closed')
  expect((await gateway.refusal(getPasskeys, { token })).code).toBe('module.closed')
})

test('a break holds for a session that a passkey opens', async () => {
  const token = await tokenOf(gateway, 'player')
  const { device } = await added(token)
  await gateway.answer(takeBreak, { token, body: { kind: 'break', length: 168 } })
  const { value } = await gateway.answer(loginByPasskey, { body: await shown(device) })
  const query = launchQuery(await gameOf(gateway))
  expect((await gateway.refusal(launchGame, { token: value.token, query })).code).toBe('player.excluded')
})

test('an address gets 300 challenges in fifteen minutes', async () => {
  for (let count = 0; count < 300; count += 1) await optionsOf()
  const more = await gateway.refusal(startPasskeyLogin, { body: { origin } })
  expect(more.code).toBe('rate.limited')
  await gateway.answer(startPasskeyLogin, { body: { origin }, address: '203.0.113.9' })
})

test('a member has ten passkeys at most', async () => {
  const token = await tokenOf(gateway, 'player')
  for (let count = 0; count < 10; count += 1) await added(token)
  const more = await gateway.refusal(startPasskey, { token, body: { password, origin } })
  expect(more.code).toBe('passkey.too-many')
})

test('the log carries no challenge and no credential', async () => {
  const { device } = await added(await tokenOf(gateway, 'player'))
  const body = await shown(device)
  await gateway.answer(loginByPasskey, { body })
  expect(gateway.lines.join('\n')).not.toContain(device.id)
})
