import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { createWithdrawal } from '#src/gateway/account-calls.ts'
import { getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { useIdempotentRequest } from './use-idempotent-request.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const done = vi.fn()
const body = { amount: '20.00', cardId: 'c1', paymentPassword: '482913' }

function Form() {
  const sent = useIdempotentRequest({
    form: 'withdraw',
    call: createWithdrawal,
    secrets: ['paymentPassword'],
    onDone: done,
  })
  return (
    <>
      <button type="button" onClick={() => sent.send({ body })}>
        Send
      </button>
      <button type="button" onClick={() => sent.checkAgain({ paymentPassword: '482913' })}>
        Check again
      </button>
      <button type="button" onClick={sent.giveUp}>
        Give up
      </button>
      <p role="status">
        {[sent.isSending && 'sending', sent.isUnknown && `unknown ${sent.unknownBody?.amount}`, sent.refusal?.message]
          .filter(Boolean)
          .join(', ')}
      </p>
    </>
  )
}

function show(id = '7') {
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't', role: 'member' })
  return renderPart(<Form />, {
    prepare: (client) => client.setQueryData(callKey(getMember, {}), { success: true, value: { id } }),
  })
}

const button = (name: string) => screen.getByRole('button', { name })
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
const keyOf = (call: number) => callGateway.mock.calls[call]?.[1].idempotencyKey

beforeEach(() => {
  done.mockReset()
  callGateway.mockReset()
})

test('an answer that never came is said, through a reload, and checking again finds out under the same key', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('network.timeout'))
  const first = show()
  press(button('Send'))
  await says('unknown 20.00')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('482913')

  first.unmount()
  show()
  await says('unknown 20.00')
  callGateway.mockResolvedValueOnce({ success: true, value: { id: 'w1' } })
  press(button('Check again'))
  await says('')
  expect(keyOf(1)).toBe(keyOf(0))
  expect(callGateway.mock.calls[1]?.[1].body).toEqual(body)
  expect(done).toHaveBeenCalledTimes(1)
})

test('a refusal is one: nothing is left open', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('wallet.short', { status: 409 }))
  show()
  press(button('Send'))
  await says('wallet.short')
})

test('a double click sends once', async () => {
  callGateway.mockResolvedValue({ success: true, value: { id: 'w1' } })
  show()
  press(button('Send'))
  press(button('Send'))
  await waitFor(() => expect(done).toHaveBeenCalled())
  expect(callGateway).toHaveBeenCalledTimes(1)
})

test('it is the member’s own, and can be given up', async () => {
  callGateway.mockRejectedValueOnce(new GatewayError('network.failed'))
  const first = show()
  press(button('Send'))
  await says('unknown 20.00')
  first.unmount()
  const other = show('8')
  await says('')
  other.unmount()
  show()
  await says('unknown 20.00')
  press(button('Give up'))
  await says('')
})
