import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getMember } from '#src/gateway/calls.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { confirmTotp, renewRecoveryCodes, startTotp, stopTotp } from '#src/gateway/security-calls.ts'
import { tellSession } from '#src/session/session-store.ts'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { EnrolTotp } from './enrol-totp.tsx'
import { RenewCodes } from './renew-codes.tsx'
import { StopTotp } from './stop-totp.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const secret = 'JBSWY3DPEHPK3PXP'
const codes = ['AAAA-1111', 'BBBB-2222', 'CCCC-3333']
const onClose = vi.fn()
const onDone = vi.fn()
const answers: Record<string, (input: unknown) => unknown> = {}

beforeEach(() => {
  standInForDialogs()
  onClose.mockReset()
  onDone.mockReset()
  tellSession({ type: 'signed-in', token: 'one', isFirstLogin: false })
  answers[getMember.id] = () => ({ account: 'mina', type: 0 })
  answers[startTotp.id] = () => ({ secret, uri: `otpauth://totp/Test:mina?secret=${secret}` })
  answers[confirmTotp.id] = () => ({ recoveryCodes: codes })
  answers[renewRecoveryCodes.id] = () => ({ recoveryCodes: codes })
  answers[stopTotp.id] = () => null
  callGateway.mockReset().mockImplementation(async (call: { id: string }, input: unknown) => {
    const answer = answers[call.id]
    if (!answer) throw new Error(call.id)
    return { success: true, value: answer(input) }
  })
})

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input.body)
const click = (name: string) => press(screen.getByRole('button', { name }))

async function enrol(hasPassword = true) {
  const result = renderPart(<EnrolTotp hasPassword={hasPassword} onClose={onClose} onDone={onDone} />)
  if (hasPassword) typeInto(screen.getByLabelText('Password'), ' harbour 7 ')
  click('Continue')
  const code = await screen.findByLabelText('Code of the app')
  return { ...result, code }
}

test('the password leads to the key, its first code to the recovery codes', async () => {
  const { code } = await enrol()
  expect(sent(startTotp.id)).toEqual([{ password: ' harbour 7 ' }])
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
  typeInto(code, ' 123 456 ')
  click('Check the code')
  expect(await screen.findByText('AAAA-1111')).toBeTruthy()
  expect(sent(confirmTotp.id)).toEqual([{ code: '123456' }])
})

test('who has no password begins without one', async () => {
  await enrol(false)
  expect(sent(startTotp.id)).toEqual([{}])
})

test('a wrong code is said at its field, and the key stays', async () => {
  answers[confirmTotp.id] = () => {
    throw new GatewayError('totp.wrong', { status: 400 })
  }
  const { code } = await enrol()
  typeInto(code, '000000')
  click('Check the code')
  expect(await screen.findByText(/This code is not right/)).toBeTruthy()
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy()
})

test('the recovery codes are left by nothing but saying that they are kept', async () => {
  const { code } = await enrol()
  typeInto(code, '123456')
  click('Check the code')
  await screen.findByText('AAAA-1111')
  click('Done')
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.getByText('Please confirm that you have kept the codes.')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  press(screen.getByLabelText('I have kept them'))
  click('Done')
  expect(onDone).toHaveBeenCalledTimes(1)
})

test('secrets are on the screen and nowhere else', async () => {
  const { code, client, unmount } = await enrol()
  typeInto(code, '123456')
  click('Check the code')
  await screen.findByText('AAAA-1111')
  const caches = [client, queryClient].map((one) =>
    JSON.stringify([
      one
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
      one
        .getMutationCache()
        .getAll()
        .map(({ state }) => [state.data, state.variables]),
    ]),
  )
  const kept = JSON.stringify([{ ...localStorage, ...sessionStorage }, document.cookie, window.location.href, caches])
  for (const hidden of [secret, 'AAAA-1111', 'harbour']) expect(kept).not.toContain(hidden)
  unmount()
  expect(document.body.textContent).not.toContain('AAAA-1111')
})

test('copying says whether it could', async () => {
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'))
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await enrol()
  click('Copy the key')
  await waitFor(() => expect(screen.getAllByText('Copied').length).toBeGreaterThan(0))
  expect(writeText).toHaveBeenCalledWith(secret)
  click('Copied')
  expect(await screen.findByText(/does not let us copy/)).toBeTruthy()
  vi.unstubAllGlobals()
})

test('new recovery codes take a code of the app', async () => {
  renderPart(<RenewCodes onClose={onClose} onDone={onDone} />)
  typeInto(screen.getByLabelText('Code of the app'), '123456')
  click('Make new codes')
  expect(await screen.findByText('CCCC-3333')).toBeTruthy()
})

test('two factors are turned off by a recovery code too, as it is written', async () => {
  renderPart(<StopTotp onClose={onClose} onDone={onDone} />)
  typeInto(screen.getByLabelText('Code of the app or recovery code'), ' AAAA-1111 ')
  click('Turn off')
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  expect(sent(stopTotp.id)).toEqual([{ code: 'AAAA-1111' }])
})
