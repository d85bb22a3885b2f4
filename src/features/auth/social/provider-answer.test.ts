// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { keepPending, takePending } from './pending-log-in.ts'
import { readAnswer, takeFromAddress } from './provider-answer.ts'

const pending = { provider: 'google', state: 's'.repeat(43), verifier: 'v'.repeat(43) }
const answer = (query: Record<string, string>) => new URLSearchParams({ state: pending.state, ...query })

beforeEach(() => window.sessionStorage.clear())

test('code and state leave the address and its history entry, the rest stays', () => {
  window.history.replaceState({ kept: 1 }, '', '/login/google?code=c&a=b&state=s&scope=x#part')
  const taken = takeFromAddress(window.location, window.history)
  expect(Object.fromEntries(taken)).toEqual({ code: 'c', state: 's', scope: 'x' })
  expect(window.location.href).toMatch(/\/login\/google\?a=b#part$/)
  expect(window.history.state).toEqual({ kept: 1 })
})

test('the code goes on with the verifier of this tab', () => {
  expect(readAnswer(answer({ code: 'c' }), 'google', pending)).toEqual({
    type: 'code',
    code: 'c',
    verifier: pending.verifier,
  })
})

test.each([
  ['nothing was begun', answer({ code: 'c' }), 'google', undefined],
  ['another provider answers', answer({ code: 'c' }), 'facebook', pending],
  ['the state is another one', answer({ code: 'c', state: 'x' }), 'google', pending],
  ['there is no state', new URLSearchParams({ code: 'c' }), 'google', pending],
  ['a stranger cancels', new URLSearchParams({ error: 'access_denied' }), 'google', pending],
])('an answer is a stranger’s where %s', (_, taken, provider, begun) => {
  expect(readAnswer(taken, provider, begun)).toEqual({ type: 'stranger' })
})

test('declining there is no failure; any other error, and no code, is one', () => {
  expect(readAnswer(answer({ error: 'access_denied' }), 'google', pending).type).toBe('cancelled')
  expect(readAnswer(answer({ error: 'server_error' }), 'google', pending).type).toBe('failed')
  expect(readAnswer(answer({}), 'google', pending).type).toBe('failed')
})

test('a log-in that was begun is taken once', () => {
  keepPending({ ...pending, from: '/rng' })
  expect(takePending()).toEqual({ ...pending, from: '/rng' })
  expect(takePending()).toBeUndefined()
  expect(window.sessionStorage.length).toBe(0)
})

test('a path of another site is not one to go to', () => {
  keepPending({ ...pending, from: '//evil.example' })
  expect(takePending()?.from).toBeUndefined()
})

test.each(['', '{', '{"state":1}'])('what was kept badly (%s) is nothing', (text) => {
  window.sessionStorage.setItem('socialLogIn', text)
  expect(takePending()).toBeUndefined()
})
