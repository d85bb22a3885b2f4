import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { contactsOf } from './contacts.ts'

beforeEach(() => setSite({ ...siteForTests, contacts: { telegram: 'https://t.example/club' } }))

test('the gateway’s list comes before the tenant’s own', () => {
  const listed = [{ csType: 'whatsapp', title: 'WhatsApp', path: 'https://wa.example/1' }]
  expect(contactsOf(listed).map(({ type }) => type)).toEqual(['whatsapp'])
  expect(contactsOf(undefined).map(({ type }) => type)).toEqual(['telegram'])
})

test('live chat stands first and a path is the gateway’s', () => {
  const contacts = contactsOf([
    { csType: 'telegram', title: 'Telegram', path: 'https://t.example/1' },
    { csType: 'livechat', title: 'Live chat', path: '/chat' },
  ])
  expect(contacts[0]).toMatchObject({ type: 'livechat', address: 'https://gateway.example/chat' })
})

test('a type the site does not know is still a contact; an address that is none is left out', () => {
  const contacts = contactsOf([
    { csType: 'pigeon', title: 'Pigeon', path: 'https://pigeon.example' },
    { csType: 'facebook', title: 'Bad', path: 'javascript:alert(1)' },
  ])
  expect(contacts).toMatchObject([{ type: 'pigeon', icon: 'message-circle' }])
})
