import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getBalance, getMember } from '#contract/identity/member.ts'
import { changePassword } from '#contract/identity/password.ts'
import { getCaptcha, login, logout } from '#contract/identity/session.ts'
import { getVerification } from '#contract/identity/verification.ts'
import { captchaAnswer } from '#tests/support/captcha-answer.ts'
import { loginBody, tokenOf } from './support/accounts.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { encrypted, openGateway, type TestGateway } from './support/gateway.ts'
import { newMember, registered } from './support/registration.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
  gateway.pass(1000)
})
afterAll(() => gateway.sandbox.close())

const wrong = { ...loginBody('player'), password: 'not-the-password' }
const minute = 60_000

async function failTwice(body: typeof wrong & { device?: string | undefined } = wrong): Promise<void> {
  await gateway.refusal(login, { body })
  await gateway.refusal(login, { body })
}

test('a member logs in, and the session tells who that is and what they have', async () => {
  const token = await tokenOf(gateway, 'player')
  const { value: member } = await gateway.answer(getMember, { token })
  expect(member).toMatchObject({ account: 'player', type: 0, currency: 'BDT', hasVip: true, unreadMessage: 2 })
  const { value: balance } = await gateway.answer(getBalance, { token })
  expect(balance).toEqual({ balance: '24580.00', currency: 'BDT' })
})

test('spaces around the name and its case do not matter', async () => {
  const body = { ...loginBody('player'), username: '  PLAYER ' }
  expect((await gateway.answer(login, { body })).value).toMatchObject({ firstTimeLogin: false })
})

test('the first log-in says so, once', async () => {
  const body = loginBody('newcomer')
  const { value: first } = await gateway.answer(login, { body })
  expect(first).toMatchObject({ firstTimeLogin: true, passwordExpired: true })
  const { value: second } = await gateway.answer(login, { body })
  expect(second).toMatchObject({ firstTimeLogin: false })
})

test('a wrong password and an unknown name are refused alike', async () => {
  const known = await gateway.refusal(login, { body: wrong, address: '203.0.113.1' })
  const unknown = await gateway.refusal(login, { body: { ...wrong, username: 'nobody' }, address: '203.0.113.2' })
  expect(known).toMatchObject({ status: 401, code: 'login.failed', needsCaptcha: false })
  expect({ ...unknown, reference: '' }).toEqual({ ...known, reference: '' })
  expect(known.reference).toMatch(/^[0-9A-F]{4}-202611\d\d$/)
})

test('members and agents have a site each', async () => {
  const agentHere = await gateway.refusal(login, { body: loginBody('agent') })
  expect(agentHere.code).toBe('login.not-a-member')
  const memberThere = await gateway.refusal(login, { body: loginBody('player', 'agent') })
  expect(memberThere.code).toBe('login.not-an-agent')
  const token = await tokenOf(gateway, 'agent', { site: 'agent' })
  expect((await gateway.answer(getMember, { token })).value.type).toBe(1)
  const trial = await tokenOf(gateway, 'trial')
  expect((await gateway.answer(getMember, { token: trial })).value.type).toBe(4)
})

test('a locked account is told so only with its right password', async () => {
  const guessed = await gateway.refusal(login, { body: { ...loginBody('locked'), password: 'guess' } })
  expect(guessed.code).toBe('login.failed')
  const known = await gateway.refusal(login, { body: loginBody('locked') })
  expect(known.code).toBe('login.locked')
})

test('after two failures the next try needs a captcha, solved', async () => {
  await gateway.refusal(login, { body: wrong })
  const second = await gateway.refusal(login, { body: wrong })
  expect(second.needsCaptcha).toBe(true)
  const bare = await gateway.refusal(login, { body: loginBody('player') })
  expect(bare).toMatchObject({ code: 'captcha.required', needsCaptcha: true })
  const { captchaId } = await solvedCaptcha(gateway)
  const bad = await gateway.refusal(login, { body: { ...loginBody('player'), captchaId, captcha: 'XXXXX' } })
  expect(bad).toMatchObject({ code: 'captcha.wrong', needsCaptcha: true })
  gateway.pass(1000)
  await gateway.answer(login, { body: { ...loginBody('player'), ...(await solvedCaptcha(gateway)) } })
})

test('a log-in that succeeds forgives the failures of its own name, not those of others', async () => {
  await gateway.refusal(login, { body: { ...wrong, username: 'someone' } })
  await gateway.refusal(login, { body: wrong })
  await gateway.answer(login, { body: { ...loginBody('player'), ...(await solvedCaptcha(gateway)) } })
  await gateway.answer(login, { body: loginBody('player') })
  await gateway.refusal(login, { body: { ...wrong, username: 'someone' } })
  expect((await gateway.refusal(login, { body: loginBody('player') })).code).toBe('captcha.required')
})

test('failures count by the name from any address, and by the address for any name', async () => {
  await gateway.refusal(login, { body: wrong, address: '203.0.113.1' })
  await gateway.refusal(login, { body: wrong, address: '203.0.113.2' })
  const elsewhere = await gateway.refusal(login, { body: wrong, address: '203.0.113.3' })
  expect(elsewhere.code).toBe('captcha.required')
  await gateway.refusal(login, { body: { ...wrong, username: 'one' }, address: '203.0.113.9' })
  await gateway.refusal(login, { body: { ...wrong, username: 'two' }, address: '203.0.113.9' })
  const other = await gateway.refusal(login, { body: { ...wrong, username: 'three' }, address: '203.0.113.9' })
  expect(other.code).toBe('captcha.required')
})

test('a captcha is good once, for five minutes', async () => {
  await failTwice()
  const used = await solvedCaptcha(gateway)
  await gateway.answer(login, { body: { ...loginBody('player'), ...used } })
  await failTwice()
  expect((await gateway.refusal(login, { body: { ...loginBody('player'), ...used } })).code).toBe('captcha.wrong')
  gateway.pass(1000)
  const late = await solvedCaptcha(gateway)
  gateway.pass(5 * minute)
  expect((await gateway.refusal(login, { body: { ...loginBody('player'), ...late } })).code).toBe('captcha.wrong')
})

test('a captcha’s question is answered in either order and case, and not by one word or by all of them', async () => {
  const answered = async (write: (right: readonly string[], all: readonly string[]) => string) => {
    gateway.pass(1100)
    await gateway.panel('DELETE', '/sandbox/attempts')
    await failTwice()
    const { value } = await gateway.answer(getCaptcha, { query: { language: 'EN' } })
    const right = captchaAnswer(value.question).split(', ')
    const captcha = write(right, (value.question.split('? ')[1] ?? '').split(', ')).slice(0, 64)
    const response = await gateway.send(login, { body: { ...loginBody('player'), captchaId: value.id, captcha } })
    return response.status
  }
  expect(await answered((right) => right.toReversed().join(' AND ').toUpperCase())).toBe(200)
  expect(await answered(([one = '']) => one)).toBe(403)
  expect(await answered((_, all) => all.join(' '))).toBe(403)
})

test('a captcha comes once a second, in the asked language', async () => {
  const { value } = await gateway.answer(getCaptcha, { query: { language: 'BN' } })
  expect(value.question).toMatch(/\p{Script=Bengali}/u)
  expect(value.image).toMatch(/^data:image\/png;base64,/)
  const response = await gateway.send(getCaptcha, { query: { language: 'BN' } })
  expect(response.status).toBe(429)
  expect(response.headers.get('Retry-After')).toBe('1')
  gateway.pass(1000)
  await gateway.answer(getCaptcha, { query: { language: 'BN' } })
})

/** Wrong tries at a name, each as a stranger makes them: with a captcha and as much work as is asked for. */
async function failFrom(
  addresses: readonly string[],
  body: typeof wrong & { device?: string | undefined } = wrong,
): Promise<void> {
  for (const address of addresses) {
    gateway.pass(1100)
    const asked = { body: { ...body, ...(await solvedCaptcha(gateway)) }, address }
    const { code } = await gateway.refusal(login, asked)
    if (code === 'verification.required') await gateway.refusal(login, asked)
  }
}
const strangers = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`)
const bitsFor = async (address: string) => {
  const { value } = await gateway.answer(getVerification, { address, query: { action: 'login' } })
  return value.kind === 'none' ? 0 : value.bits
}

test('after ten failures in fifteen minutes the address has to wait', async () => {
  await failFrom(Array.from({ length: 10 }, () => '203.0.113.77'))
  const barred = await gateway.send(login, { body: loginBody('saver'), address: '203.0.113.77' })
  expect(barred.status).toBe(429)
  expect(Number(barred.headers.get('Retry-After'))).toBeGreaterThan(14 * 60)
  gateway.pass(15 * minute)
  await gateway.answer(login, { body: loginBody('player'), address: '203.0.113.77' })
})

test('ten failures by strangers lock nobody out: the owner’s next log-in from elsewhere takes more work', async () => {
  await failFrom(strangers(10))
  const address = '198.51.100.9'
  gateway.pass(1100)
  const body = { ...loginBody('player'), ...(await solvedCaptcha(gateway)) }
  expect(await bitsFor(address)).toBe(12)
  expect((await gateway.refusal(login, { body, address })).code).toBe('verification.required')
  expect(await bitsFor(address)).toBe(16)
  expect(await bitsFor('198.51.100.10')).toBe(12)
  // The captcha is not lost to the easy puzzle.
  expect((await gateway.answer(login, { body, address })).value).toHaveProperty('token')
})

test('the work grows with the failures of a name, known or not, and has an end', async () => {
  const nobody = { ...wrong, username: 'nobody' }
  await failFrom(strangers(20), nobody)
  const address = '198.51.100.11'
  await gateway.refusal(login, { body: nobody, address })
  expect(await bitsFor(address)).toBe(17)
  gateway.pass(15 * minute)
  expect(await bitsFor(address)).toBe(12)
})

test('a device that the owner has logged in with is not touched by the failures of others', async () => {
  const { value } = await gateway.answer(login, { body: loginBody('player') })
  const device = 'device' in value ? value.device : undefined
  await failFrom(strangers(10))
  const body = { ...loginBody('player'), device }
  const again = await gateway.answer(login, { body, address: '203.0.113.1' })
  expect(again.value).toMatchObject({ device })
  const other = await gateway.answer(login, { body: { ...loginBody('saver'), device }, address: '203.0.113.40' })
  expect('device' in other.value && other.value.device).not.toBe(device)
})

test('a known device has a captcha after two failures of its own, and is a stranger’s after ten', async () => {
  const { value } = await gateway.answer(login, { body: loginBody('player') })
  const device = 'device' in value ? value.device : undefined
  const guess = { ...wrong, device }
  await failTwice(guess)
  expect((await gateway.refusal(login, { body: { ...loginBody('player'), device } })).code).toBe('captcha.required')
  await gateway.answer(login, { body: loginBody('player') })
  for (let tries = 2; tries < 10; tries++) await failFrom(['127.0.0.1'], guess)
  await failTwice(guess)
  expect((await gateway.refusal(login, { body: loginBody('player') })).code).toBe('captcha.required')
})

test('with the password goes what devices are known', async () => {
  const username = 'changer9'
  const token = await registered(gateway, username)
  const { password } = newMember
  const { value } = await gateway.answer(login, { body: { ...loginBody(username), password } })
  const device = 'device' in value ? value.device : undefined
  const body = { oldPassword: password, newPassword: 'lantern9', confirmNewPassword: 'lantern9' }
  await gateway.answer(changePassword, { token, body })
  const next = await gateway.answer(login, { body: { ...loginBody(username), password: 'lantern9', device } })
  expect('device' in next.value && next.value.device).not.toBe(device)
})

test('tries that come together get no further than tries one after the other', async () => {
  const sent = Array.from({ length: 12 }, () => gateway.refusal(login, { body: wrong }))
  const codes = (await Promise.all(sent)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'login.failed')).toHaveLength(2)
  expect(codes.filter((code) => code === 'captcha.required')).toHaveLength(10)
})

test('logging out ends the session on the server', async () => {
  const token = await tokenOf(gateway, 'player')
  await gateway.answer(logout, { token })
  expect(await gateway.refusal(getBalance, { token })).toMatchObject({ status: 401, code: 'session.expired' })
})

test('a session ends after thirty idle minutes, and after twelve hours in any case', async () => {
  const idle = await tokenOf(gateway, 'player')
  gateway.pass(29 * minute)
  await gateway.answer(getBalance, { token: idle })
  gateway.pass(30 * minute)
  expect((await gateway.refusal(getBalance, { token: idle })).code).toBe('session.expired')
  const busy = await tokenOf(gateway, 'player')
  for (let hour = 0; hour < 12 * 3 - 1; hour++) {
    gateway.pass(20 * minute)
    await gateway.answer(getBalance, { token: busy })
  }
  gateway.pass(20 * minute)
  expect((await gateway.refusal(getBalance, { token: busy })).code).toBe('session.expired')
})

test('a token of one merchant opens nothing at another', async () => {
  const token = await tokenOf(gateway, 'player')
  expect((await gateway.refusal(getBalance, { token, merchant: 'zen' })).code).toBe('session.required')
})

test('a body that is not a JWE for this gateway is refused', async () => {
  const plain = await gateway.send(login, { headers: { 'Content-Type': 'application/json' } })
  expect(plain.status).toBe(400)
  const garbled = `${(await encrypted(gateway.sandbox, JSON.stringify(loginBody('player')))).slice(0, -8)}AAAAAAAA`
  const bodies = [
    { body: garbled, fields: { body: 'body.undecipherable' } },
    { body: await encrypted(gateway.sandbox, 'no json'), fields: { body: 'body.not-json' } },
    { body: await encrypted(gateway.sandbox, '{"type":"username"}'), fields: { username: 'field.required' } },
  ]
  for (const { body, fields } of bodies) {
    const headers = { 'Content-Type': 'application/jose', 'X-Merchant-Code': 'acme' }
    const response = await gateway.sandbox.app.request(login.path, { method: 'POST', headers, body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'request.invalid', fields })
  }
})

test('the log carries no secret', async () => {
  const token = await tokenOf(gateway, 'player')
  await gateway.answer(getBalance, { token })
  const log = gateway.lines.join('\n')
  expect(log).toContain('/wps/session/login 200')
  for (const secret of [token, 'Demo-player-1', 'player']) expect(log).not.toContain(secret)
})
