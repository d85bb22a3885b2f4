// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { storePendingLogIn, takePending } from './pending-log-in.ts'
import { readProviderAnswer } from './read-provider-answer.ts'

const pending = { provider: 'google', state: 's'.repeat(43), verifier: 'v'.repeat(43) }
const answer = (query: Record<string, string>) => new URLSearchParams({ state: pending.state, ...query })

beforeEach(() => window.sessionStorage.clear())

test('the code goes on with the verifier of this tab', () => {
  expect(readProviderAnswer(answer({ code: 'c' }), 'google', pending)).toEqual({
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
  expect(readProviderAnswer(taken, provider, begun)).toEqual({ type: 'stranger' })
})

test('declining there is no failure; any other error, and no code, is one', () => {
  expect(readProviderAnswer(answer({ error: 'access_denied' }), 'google', pending).type).toBe('cancelled')
  expect(readProviderAnswer(answer({ error: 'server_error' }), 'google', pending).type).toBe('failed')
  expect(readProviderAnswer(answer({}), 'google', pending).type).toBe('failed')
})

test('a log-in that was begun is taken once', () => {
  storePendingLogIn({ ...pending, from: '/rng' })
  expect(takePending()).toEqual({ ...pending, from: '/rng' })
  expect(takePending()).toBeUndefined()
  expect(window.sessionStorage.length).toBe(0)
})

test('a path of another site is not one to go to', () => {
  storePendingLogIn({ ...pending, from: '//evil.example' })
  expect(takePending()?.from).toBeUndefined()
})

test.each(['', '{', '{"state":1}'])('what was kept badly (%s) is nothing', (text) => {
  window.sessionStorage.setItem('socialLogIn', text)
  expect(takePending()).toBeUndefined()
})
