import { act, fireEvent, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getCaptcha } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { callKey } from '#src/gateway/query-client.ts'
import { renderPart, typeInto } from '#tests/support/render-part.tsx'
import { CodeField } from './code-field.tsx'
import type { SentCode } from './sms-service.ts'
import { useCodeSender } from './use-code-sender.ts'

vi.mock('#src/gateway/client.ts', () => ({
  callGateway: async () => ({ success: true, value: { id: 'c1', image: 'data:,', question: '?', spoken: '' } }),
}))

const send = vi.fn<() => Promise<SentCode>>()
const isReady = vi.fn<() => boolean>()

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
  sessionStorage.clear()
  send.mockReset()
  isReady.mockReset().mockReturnValue(true)
})
afterEach(() => {
  vi.useRealTimers()
})

function Part({ number, error }: { number: string; error?: string }) {
  const form = useForm({ defaultValues: { verificationCode: '' } })
  const sender = useCodeSender({ name: `login +84${number}`, to: '+84 912 ••• 688', send, isReady })
  return <CodeField field={form.register('verificationCode')} error={error} sender={sender} />
}

const button = () => screen.getByRole('button', { name: /Send|Again in/ })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
async function press() {
  await act(async () => {
    fireEvent.click(button())
    await vi.advanceTimersByTimeAsync(0)
  })
}
/** An answer that takes its time. */
const after = (milliseconds: number, sent: SentCode) =>
  new Promise<SentCode>((resolve) => {
    setTimeout(() => resolve(sent), milliseconds)
  })

test('the wait is as long as the code is good, less half the time the answer took', async () => {
  send.mockReturnValue(after(3000, { expiredMinutes: 5 }))
  renderPart(<Part number="912450688" />)
  await press()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await pass(3000)
  // 300 s from the middle of those three.
  expect(button().textContent).toBe('Again in 4:59')
  await pass(238_500)
  expect(button().textContent).toBe('Again in 1:00')
  await pass(60_000)
  expect(button().textContent).toBe('Send again')
})

test('a machine that slept through the wait shows its end', async () => {
  send.mockResolvedValue({ waitSeconds: 60 })
  renderPart(<Part number="912450688" />)
  await press()
  vi.setSystemTime(Date.now() + 60_000)
  await pass(250)
  expect(button().textContent).toBe('Send again')
})

test('a code that is over before its time ends the wait', async () => {
  send.mockResolvedValue({ expiredMinutes: 5 })
  const { unmount } = renderPart(<Part number="912450688" />)
  await press()
  unmount()
  renderPart(<Part number="912450688" error="This code has expired. Please send a new one." />)
  await pass(1000)
  expect(button().textContent).toBe('Send code')
})

test('a code of a service with a wait of its own counts that', async () => {
  send.mockResolvedValue({ waitSeconds: 60 })
  renderPart(<Part number="912450688" />)
  await press()
  expect(button().textContent).toBe('Again in 1:00')
  expect(screen.getByRole('status').textContent).toBe('Code sent to \u2066+84 912 ••• 688\u2069.')
})

test('where the code went is announced, and the field has the focus', async () => {
  send.mockResolvedValue({ expiredMinutes: 5 })
  renderPart(<Part number="912450688" />)
  await press()
  expect(screen.getByRole('status').textContent).toBe(
    'Code sent to \u2066+84 912 ••• 688\u2069. It is good for 5 minutes.',
  )
  expect(document.activeElement).toBe(screen.getByLabelText('SMS code'))
})

test('nothing is sent while one is waited for, and a reload does not end the wait', async () => {
  send.mockResolvedValue({ expiredMinutes: 1 })
  const { unmount } = renderPart(<Part number="912450688" />)
  await press()
  unmount()
  await pass(15_000)
  renderPart(<Part number="912450688" />)
  expect(button().textContent).toBe('Again in 0:45')
  await press()
  expect(send).toHaveBeenCalledTimes(1)
})

test('each number has its own wait, and none stands in the storage in clear', async () => {
  send.mockResolvedValue({ expiredMinutes: 1 })
  const { unmount } = renderPart(<Part number="912450688" />)
  await press()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/912450688|login/)
  unmount()
  renderPart(<Part number="912450689" />)
  expect(button().textContent).toBe('Send code')
})

test('a press within a second of another waits for its turn, and those while one runs count for nothing', async () => {
  send.mockRejectedValue(new GatewayError('mobile.invalid'))
  renderPart(<Part number="912450688" />)
  await press()
  await press()
  await press()
  expect(send).toHaveBeenCalledTimes(1)
  expect(button().getAttribute('aria-busy')).toBe('true')
  await pass(1000)
  expect(send).toHaveBeenCalledTimes(2)
  await pass(1000)
  send.mockReturnValue(after(5000, { expiredMinutes: 1 }))
  await press()
  await pass(2000)
  await press()
  expect(send).toHaveBeenCalledTimes(3)
})

test('without a right number nothing is sent', async () => {
  isReady.mockReturnValue(false)
  renderPart(<Part number="1" />)
  await press()
  expect(send).not.toHaveBeenCalled()
  expect(button().getAttribute('aria-busy')).toBeNull()
})

test('a refusal is said, and one that names a time is waited for', async () => {
  send.mockRejectedValue(new GatewayError('rate.limited', { retryAfter: 90 }))
  renderPart(<Part number="912450688" />)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Too many tries. Try again in 2 minutes.')
  expect(button().textContent).toBe('Again in 1:30')
})

test('a captcha is asked for where the gateway wants one, and goes with the next press', async () => {
  send.mockRejectedValueOnce(new GatewayError('captcha.required', { needsCaptcha: true }))
  const { client } = renderPart(<Part number="912450688" />)
  await press()
  const key = callKey(getCaptcha, { query: { language: 'EN' } })
  await act(() => vi.waitFor(() => expect(client.getQueryData(key)).toBeTruthy()))
  await pass(1000)
  const field = screen.getByLabelText('Code in the picture')
  expect(screen.getByText('Please enter the captcha')).toBeTruthy()
  expect(document.activeElement).toBe(field)
  send.mockResolvedValue({ expiredMinutes: 1 })
  await press()
  expect(send).toHaveBeenCalledTimes(1)
  await pass(1000)
  typeInto(field, ' 7K3MX ')
  await act(async () => {
    fireEvent.keyDown(field, { key: 'Enter' })
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(send).toHaveBeenLastCalledWith({ captcha: '7K3MX', captchaId: 'c1' })
  expect(screen.queryByLabelText('Code in the picture')).toBeNull()
})
