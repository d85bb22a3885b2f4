// Needs a document.
import { expect, test } from 'vitest'
import { providerAnswer, takeProviderAnswer } from './provider-answer.ts'

test('code and state leave the address and its history entry, the rest stays', () => {
  window.history.replaceState({ kept: 1 }, '', '/login/google?code=c&a=b&state=s&scope=x#part')
  takeProviderAnswer(window.location, window.history)
  expect(window.location.href).toMatch(/\/login\/google\?a=b#part$/)
  expect(window.history.state).toEqual({ kept: 1 })
  expect(Object.fromEntries(providerAnswer())).toEqual({ code: 'c', state: 's', scope: 'x' })
})

test('an answer is given once', () => {
  window.history.replaceState(null, '', '/login/google?error=access_denied')
  takeProviderAnswer(window.location, window.history)
  expect(providerAnswer().get('error')).toBe('access_denied')
  expect(providerAnswer().size).toBe(0)
})
