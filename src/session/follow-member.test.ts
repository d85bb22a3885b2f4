// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import { getMember } from '#src/gateway/calls.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { followMember } from './follow-member.ts'
import { guest } from './session-events.ts'
import { useSessionStore } from './session-store.ts'

const stop = vi.hoisted(() => vi.fn())
const startMemberEvents = vi.hoisted(() => vi.fn(() => stop))
vi.mock('./member-events.ts', () => ({ startMemberEvents }))

const signIn = (token: string, id: string) => {
  queryClient.setQueryData(callKey(getMember, {}), { success: true, value: { id } })
  useSessionStore.setState({ ...guest, phase: 'ready', token, role: 'member' })
}

beforeEach(() => useSessionStore.setState(guest, true))

test('it begins with the member and ends with the session; a page put aside lets go until it is back', async () => {
  followMember()
  expect(startMemberEvents).not.toHaveBeenCalled()
  useSessionStore.setState({ phase: 'identifying', token: 'a' })
  expect(startMemberEvents).not.toHaveBeenCalled()

  signIn('a', '1')
  await vi.waitFor(() => expect(startMemberEvents).toHaveBeenCalledWith('1'))
  window.dispatchEvent(new Event('pagehide'))
  expect(stop).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('pageshow'))
  await vi.waitFor(() => expect(startMemberEvents).toHaveBeenCalledTimes(2))

  useSessionStore.setState(guest, true)
  expect(stop).toHaveBeenCalledTimes(2)
  signIn('b', '2')
  await vi.waitFor(() => expect(startMemberEvents).toHaveBeenLastCalledWith('2'))
})
