import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { currentCredentials } from '#src/gateway/credentials.ts'
import { callKey, queryClient } from '#src/gateway/query-client.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { startSession, useBalanceQuery, useMemberQuery, useSession, useSessionSync } from './session.ts'
import { guest } from './session-events.ts'
import { tellSession, useSessionStore } from './session-store.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const member = (type: number) => ({ success: true, value: { type, account: 'mina', nickname: 'Mina' } })
const money = (balance: string) => ({ success: true, value: { balance, currency: 'USD' } })

function Probe() {
  useSessionSync()
  const { phase, role, isSignedIn, ended } = useSession()
  const { data } = useMemberQuery()
  return <p>{[phase, role, isSignedIn ? 'in' : 'out', ended ?? 'never', data?.nickname ?? 'nobody'].join(' ')}</p>
}

/** Answers each call by its id. */
const answerWith = (answers: Record<string, unknown>) =>
  callGateway.mockImplementation(async ({ id }: { id: string }) => answers[id])

beforeEach(() => {
  callGateway.mockReset()
  queryClient.clear()
  useSessionStore.setState(guest, true)
})

test('nobody is asked for while nobody is signed in', () => {
  renderPart(<Probe />)
  expect(screen.getByText('guest guest out never nobody')).toBeTruthy()
  expect(callGateway).not.toHaveBeenCalled()
})

test.each([
  [0, 'member'],
  [41, 'agent'],
  [4, 'trial'],
])('after a log-in the role is what the gateway says: type %i is a %s', async (type, role) => {
  answerWith({ getMember: member(type) })
  renderPart(<Probe />)
  act(() => tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false }))
  expect(await screen.findByText(`ready ${role} in never Mina`)).toBeTruthy()
})

test('a copy of the token is taken up at start', () => {
  sessionStorage.setItem('token', 'kept')
  startSession({ language: () => 'th', hasConsolidation: () => false })
  expect(useSessionStore.getState()).toMatchObject({ phase: 'identifying', token: 'kept' })
  expect(currentCredentials().token()).toBe('kept')
  expect(currentCredentials().language()).toBe('th')
})

test('a 401 ends the session it was about, once, and takes its copy away', async () => {
  startSession({ language: () => 'en', hasConsolidation: () => false })
  answerWith({ getMember: member(0) })
  renderPart(<Probe />)
  act(() => tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false }))
  await screen.findByText('ready member in never Mina')
  act(() => currentCredentials().onUnauthorised('zero'))
  expect(screen.getByText('ready member in never Mina')).toBeTruthy()
  act(() => currentCredentials().onUnauthorised('one'))
  expect(await screen.findByText(/^guest guest out expired/)).toBeTruthy()
  expect(sessionStorage.getItem('token')).toBeNull()
  act(() => currentCredentials().onUnauthorised('one'))
  expect(useSessionStore.getState().ended).toBe('expired')
})

test('money at vendors comes back after the log-in of a member, where the tenant wants it', async () => {
  startSession({ language: () => 'en', hasConsolidation: () => true })
  answerWith({ getMember: member(0), consolidateFunds: money('77.00') })
  renderPart(<Probe />)
  act(() => tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false }))
  await waitFor(() => expect(queryClient.getQueryData(callKey(getBalance, {}))).toEqual(money('77.00')))
})

test('not while the site has it closed', async () => {
  startSession({ language: () => 'en', hasConsolidation: () => false })
  answerWith({ getMember: member(0), consolidateFunds: money('77.00') })
  renderPart(<Probe />)
  act(() => tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false }))
  await screen.findByText('ready member in never Mina')
  expect(callGateway.mock.calls.map(([{ id }]) => id)).toEqual(['getMember'])
})

test('never for trial accounts', async () => {
  startSession({ language: () => 'en', hasConsolidation: () => true })
  answerWith({ getMember: member(4), consolidateFunds: money('77.00') })
  renderPart(<Probe />)
  act(() => tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false }))
  await screen.findByText('ready trial in never Mina')
  expect(callGateway.mock.calls.map(([{ id }]) => id)).toEqual(['getMember'])
})

test('a member’s queries wait for a token', () => {
  const Balance = () => <p>{useBalanceQuery().data?.balance ?? 'unknown'}</p>
  renderPart(<Balance />, {
    prepare: (client) => client.setQueryData(callKey(getMember, {}), member(0)),
  })
  expect(screen.getByText('unknown')).toBeTruthy()
  expect(callGateway).not.toHaveBeenCalled()
})
