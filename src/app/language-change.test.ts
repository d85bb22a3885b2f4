import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { getFavouriteIds, getHotGames } from '#src/gateway/calls.ts'
import { setMemberLanguage } from '#src/gateway/play-calls.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { followLanguage } from './language-change.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const client = createQueryClient()
let stop: () => void

beforeEach(async () => {
  setSite(siteForTests)
  callGateway.mockReset()
  callGateway.mockResolvedValue({ success: true, value: null })
  await i18next.init({ lng: 'en', resources: {}, fallbackLng: false })
  stop = followLanguage(client)
})
afterEach(() => stop())

const signIn = () => useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' }, true)

test('the gateway of a member is told of another language; that of a guest is not', async () => {
  useSessionStore.setState(guest, true)
  await i18next.changeLanguage('ar')
  expect(callGateway).not.toHaveBeenCalled()
  signIn()
  await i18next.changeLanguage('en')
  await i18next.changeLanguage('en')
  expect(callGateway.mock.calls).toEqual([[setMemberLanguage, { body: { language: 'EN' } }]])
})

test('a gateway that cannot be told is reported once', async () => {
  const lines = vi.spyOn(console, 'error').mockReturnValue()
  callGateway.mockRejectedValue(new Error('refused'))
  signIn()
  await i18next.changeLanguage('ar')
  await i18next.changeLanguage('en')
  await vi.waitFor(() => expect(callGateway).toHaveBeenCalledTimes(2))
  expect(lines).toHaveBeenCalledTimes(1)
})

test('hot games are asked anew in a language of before; what was asked for in none is not', async () => {
  client.setQueryData([getHotGames.id, { language: 'EN' }], 1)
  client.setQueryData([getFavouriteIds.id, undefined], 1)
  await i18next.changeLanguage('ar')
  expect(client.getQueryState([getHotGames.id, { language: 'EN' }])?.isInvalidated).toBe(true)
  expect(client.getQueryState([getFavouriteIds.id, undefined])?.isInvalidated).toBe(false)
})
