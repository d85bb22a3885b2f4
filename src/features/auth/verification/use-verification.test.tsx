// Needs a document.
import { renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { type Proof, useVerification } from './use-verification.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

let asked = 0
const puzzle = () => {
  asked += 1
  return Promise.resolve({ success: true, value: { kind: 'proof-of-work', id: `p${asked}`, salt: 's', bits: 3 } })
}
const use = () => renderHook(() => useVerification('login')).result.current
const idOf = ({ verification }: Proof) => verification?.id

beforeEach(() => {
  asked = 0
  callGateway.mockReset().mockImplementation(puzzle)
})

test('what was prepared is sent, once; the next call has a proof of its own', async () => {
  const { prepare, send } = use()
  prepare()
  prepare()
  expect(asked).toBe(1)
  expect(await send(async (proof) => idOf(proof))).toBe('p1')
  expect(await send(async (proof) => idOf(proof))).toBe('p2')
})

test('a proof that the gateway does not take is made anew, once', async () => {
  const call = vi.fn(async (proof: Proof) => {
    if (idOf(proof) === 'p1') throw new GatewayError('verification.failed')
    return idOf(proof)
  })
  expect(await use().send(call)).toBe('p2')
  const never = vi.fn(async () => Promise.reject(new GatewayError('verification.required')))
  await expect(use().send(never)).rejects.toMatchObject({ code: 'verification.required' })
  expect(never).toHaveBeenCalledTimes(2)
})

test('another refusal is not sent again', async () => {
  const call = vi.fn(async () => Promise.reject(new GatewayError('login.failed')))
  await expect(use().send(call)).rejects.toMatchObject({ code: 'login.failed' })
  expect(call).toHaveBeenCalledTimes(1)
})

test('a puzzle that could not be fetched ahead is fetched when it is needed', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('network.failed'))
  const { prepare, send } = use()
  prepare()
  expect(await send(async (proof) => idOf(proof))).toBe('p1')
})

test('without a puzzle nothing goes along', async () => {
  callGateway.mockResolvedValue({ success: true, value: { kind: 'none' } })
  expect(await use().send(async (proof) => proof)).toEqual({})
})

test('a proof too old by now is not sent', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { prepare, send } = use()
  prepare()
  vi.setSystemTime(Date.now() + 5 * 60_000)
  expect(await send(async (proof) => idOf(proof))).toBe('p2')
  vi.useRealTimers()
})

test('a puzzle that takes a while says so while it is solved', async () => {
  const hook = renderHook(() => useVerification('login'))
  callGateway.mockResolvedValue({ success: true, value: { kind: 'proof-of-work', id: 'p1', salt: 's', bits: 16 } })
  const sent = hook.result.current.send(async (proof) => idOf(proof))
  await waitFor(() => expect(hook.result.current.isLong).toBe(true))
  expect(await sent).toBe('p1')
  await waitFor(() => expect(hook.result.current.isLong).toBe(false))
})
