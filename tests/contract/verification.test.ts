import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { login } from '#contract/identity/session.ts'
import { getVerification } from '#contract/identity/verification.ts'
import { solutionOf } from '#tests/support/captcha-answer.ts'
import { loginBody } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
beforeEach(async () => {
  await gateway.panel('DELETE', '/sandbox/attempts')
})
afterAll(() => gateway.sandbox.close())

interface From {
  action?: 'login' | 'register'
  merchant?: string
  address?: string
}

async function puzzle({ action = 'login', ...asked }: From = {}) {
  const { value } = await gateway.answer(getVerification, { ...asked, query: { action } })
  if (value.kind === 'none') throw new Error('The sandbox asks for a puzzle')
  return value
}

async function solved(from?: From) {
  const { id, salt, bits } = await puzzle(from)
  return { id, solution: solutionOf(salt, bits) }
}

const body = (verification: { id: string; solution: string } | undefined) => ({ ...loginBody('player'), verification })

test('a log-in by name needs the solution of a puzzle, on both sites', async () => {
  expect((await gateway.refusal(login, { body: body(undefined) })).code).toBe('verification.required')
  const agent = { ...loginBody('agent', 'agent'), verification: undefined }
  expect((await gateway.refusal(login, { body: agent })).code).toBe('verification.required')
  await gateway.answer(login, { body: body(await solved()) })
})

test('the puzzle is the one of the contract', async () => {
  expect(await puzzle()).toEqual({
    kind: 'proof-of-work',
    id: expect.stringMatching(/^[\w-]{32}$/),
    salt: expect.stringMatching(/^[\w-]{22}$/),
    bits: 12,
  })
  expect((await puzzle()).salt).not.toBe((await puzzle()).salt)
})

test('a solution is good once', async () => {
  const once = await solved()
  await gateway.answer(login, { body: body(once) })
  expect((await gateway.refusal(login, { body: body(once) })).code).toBe('verification.failed')
})

test('a wrong solution uses its puzzle up', async () => {
  const { id, salt, bits } = await puzzle()
  const solution = solutionOf(salt, bits)
  for (const wrong of [String(Number(solution) + 1), `0${solution}`, ` ${solution}`, '-1', '1e3', '', '9'.repeat(64)]) {
    const next = await puzzle()
    expect((await gateway.refusal(login, { body: body({ id: next.id, solution: wrong }) })).code).toBe(
      'verification.failed',
    )
    const afterwards = { id: next.id, solution: solutionOf(next.salt, next.bits) }
    expect((await gateway.refusal(login, { body: body(afterwards) })).code).toBe('verification.failed')
  }
  await gateway.answer(login, { body: body({ id, solution }) })
})

test('a puzzle is good for five minutes', async () => {
  const [late, early] = [await solved(), await solved()]
  gateway.pass(5 * 60_000 - 1)
  await gateway.answer(login, { body: body(early) })
  gateway.pass(1)
  expect((await gateway.refusal(login, { body: body(late) })).code).toBe('verification.failed')
})

test.each<[string, From]>([
  ['another action', { action: 'register' }],
  ['another merchant', { merchant: 'zen' }],
  ['another address', { address: '203.0.113.80' }],
])('a solution for %s does not count', async (_, from) => {
  expect((await gateway.refusal(login, { body: body(await solved(from)) })).code).toBe('verification.failed')
})

test('what fails here is not counted against the name', async () => {
  for (let tries = 0; tries < 12; tries++) await gateway.refusal(login, { body: body(undefined) })
  await gateway.answer(login, { body: body(await solved()) })
})
