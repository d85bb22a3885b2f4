import { expect, test } from 'vitest'
import { messageText } from './message-texts.ts'

const values = { name: 'Acme Club', secret: '482913', minutes: 5 }

test.each(['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES'])('messages in %s have all they should say', (language) => {
  for (const kind of ['code', 'temporary'] as const) {
    const text = messageText(kind, language, values)
    for (const part of ['Acme Club', '482913', '5']) expect(text).toContain(part)
    expect(text).not.toContain('{')
  }
  const known = messageText('known', language, { name: 'Acme Club' })
  expect(known).toContain('Acme Club')
  expect(known).not.toMatch(/[{\d]/)
  if (language !== 'EN') expect(known).not.toBe(messageText('known', 'EN', { name: 'Acme Club' }))
})

test('a language without messages is written to in English', () => {
  expect(messageText('code', 'XX', values)).toBe(messageText('code', 'EN', values))
})
