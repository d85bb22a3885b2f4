import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changePassword } from '#contract/identity/password.ts'
import { getCaptcha, login } from '#contract/identity/session.ts'
import { getVerification } from '#contract/identity/verification.ts'
import { captchaBits } from '#sandbox/members/proof/captchas.ts'
import { solvesWork } from '#sandbox/members/proof/work.ts'
import { questionAnswer, solutionOf } from '#tests/support/captcha-answer.ts'
import { loginBody, wrongBody } from './support/accounts.ts'
import { solvedCaptcha } from './support/captcha.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
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

const minute = 60_000

async function failTwice(body: typeof wrongBody & { device?: string | undefined } = wrongBody): Promise<void> {
  await gateway.refusal(login, { body })
  await gateway.refusal(login, { body })
}

test('after two failures the next try needs a captcha, solved', async () => {
  await gateway.refusal(login, { body: wrongBody })
  const second = await gateway.refusal(login, { body: wrongBody })
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
  await gateway.refusal(login, { body: { ...wrongBody, username: 'someone' } })
  await gateway.refusal(login, { body: wrongBody })
  await gateway.answer(login, { body: { ...loginBody('player'), ...(await solvedCaptcha(gateway)) } })
  await gateway.answer(login, { body: loginBody('player') })
  await gateway.refusal(login, { body: { ...wrongBody, username: 'someone' } })
  expect((await gateway.refusal(login, { body: loginBody('player') })).code).toBe('captcha.required')
})

test('failures count by the name from any address, and by the address for any name', async () => {
  await gateway.refusal(login, { body: wrongBody, address: '203.0.113.1' })
  await gateway.refusal(login, { body: wrongBody, address: '203.0.113.2' })
  const elsewhere = await gateway.refusal(login, { body: wrongBody, address: '203.0.113.3' })
  expect(elsewhere.code).toBe('captcha.required')
  await gateway.refusal(login, { body: { ...wrongBody, username: 'one' }, address: '203.0.113.9' })
  await gateway.refusal(login, { body: { ...wrongBody, username: 'two' }, address: '203.0.113.9' })
  const other = await gateway.refusal(login, { body: { ...wrongBody, username: 'three' }, address: '203.0.113.9' })
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

interface Asked {
  question: string
  words: string
  salt: string
  bits: number
  questionBits: number
}

/** What a log-in is answered, whose captcha's answer is made of the captcha. */
async function answeredBy(write: (asked: Asked) => string, site = gateway): Promise<number> {
  site.pass(1100)
  await site.panel('DELETE', '/sandbox/attempts')
  for (let tries = 0; tries < 2; tries += 1) await site.refusal(login, { body: wrongBody })
  const { id, question, work } = (await site.answer(getCaptcha, { query: { language: 'EN' } })).value
  if (work?.questionBits === undefined) throw new Error('The captcha has no work')
  const captcha = write({ ...work, question, words: questionAnswer(question), questionBits: work.questionBits })
  return (await site.send(login, { body: { ...loginBody('player'), captchaId: id, captcha } })).status
}

/** The first number that does not solve a puzzle. */
function shortOf(puzzle: { salt: string; bits: number }): string {
  for (let n = 0; ; n += 1) if (!solvesWork(puzzle, String(n))) return String(n)
}

test('a captcha is answered by work of the device alone, and a number that solves nothing is none', async () => {
  expect(await answeredBy(({ salt, bits }) => `work:${solutionOf(salt, bits)}`)).toBe(200)
  expect(await answeredBy(({ salt, bits }) => `work:${shortOf({ salt, bits })}`)).toBe(403)
})

test('who knows a question’s words pays for them: alone they answer no captcha', async () => {
  expect(await answeredBy(({ words }) => words)).toBe(403)
  expect(await answeredBy(({ words, salt, questionBits: bits }) => `work:${shortOf({ salt, bits })} ${words}`)).toBe(
    403,
  )
  expect(await answeredBy(({ salt, questionBits }) => `work:${solutionOf(salt, questionBits)} sofa`)).toBe(403)
  expect(await answeredBy(({ words, salt, questionBits }) => `work:${solutionOf(salt, questionBits)} ${words}`)).toBe(
    200,
  )
})

test('on a site the question takes as much work as the hardest try of a log-in, and no answer twice that', async () => {
  const site = await openGateway({ captchaBits })
  const bits: number[] = []
  const status = await answeredBy((asked) => {
    bits.push(asked.questionBits, asked.bits)
    return `work:${solutionOf(asked.salt, asked.questionBits)} ${asked.words}`
  }, site)
  expect([status, ...bits]).toEqual([200, 18, 19])
  site.sandbox.close()
})

test('a captcha’s question is answered in either order and case, and not by one word or by all of them', async () => {
  const answered = (write: (right: readonly string[], all: readonly string[]) => string) =>
    answeredBy(({ words, question, salt, questionBits }) => {
      const said = write(words.split(', '), (question.split('? ')[1] ?? '').split(', '))
      return `work:${solutionOf(salt, questionBits)} ${said}`.slice(0, 96)
    })
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
  body: typeof wrongBody & { device?: string | undefined } = wrongBody,
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
  const nobody = { ...wrongBody, username: 'nobody' }
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
  const guess = { ...wrongBody, device }
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
  const sent = Array.from({ length: 12 }, () => gateway.refusal(login, { body: wrongBody }))
  const codes = (await Promise.all(sent)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'login.failed')).toHaveLength(2)
  expect(codes.filter((code) => code === 'captcha.required')).toHaveLength(10)
})
