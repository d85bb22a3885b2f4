import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { create, fillName, nameField, show, startOver } from '#tests/support/register-scene.tsx'
import { press, renderPart, typeInto } from '#tests/support/render-part.tsx'
import { FreePlay } from '../free-play/free-play.tsx'
import { StepForm } from '../session-step/step-form.tsx'
import { LoginForm } from './login-form.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const opened = { token: 't'.repeat(32), firstTimeLogin: true, passwordExpired: false }
const settings = { needsCaptcha: false, fields: {} }
const onAnswered = vi.fn()
const answers: Record<string, unknown> = {}
/** Of the calls that wait: answers them with a session. */
let answer: Record<string, () => void>

beforeEach(() => {
  startOver()
  onAnswered.mockReset()
  localStorage.clear()
  useSessionStore.setState(guest, true)
  answer = {}
  Object.assign(answers, {
    getVerification: { kind: 'none' },
    getRegisterSettings: settings,
    getCountryCodes: [],
    logout: null,
  })
  callGateway.mockReset().mockImplementation(({ id }: { id: string }) => {
    if (id in answers) return Promise.resolve({ success: true, value: answers[id] })
    return new Promise((resolve) => {
      answer[id] = () => resolve({ success: true, value: opened })
    })
  })
})

const sent = (id: string) => callGateway.mock.calls.filter(([call]) => call.id === id).map(([, input]) => input)
const button = (name: string) => press(screen.getByRole('button', { name }))
const step = { stepId: 's1', onOpened: onAnswered, onExpired: onAnswered }

function logIn() {
  typeInto(screen.getByLabelText('User name'), 'mina')
  typeInto(screen.getByLabelText('Password'), 'secret')
  button('Log in')
}

const ways: { way: string; call: string; part: ReactNode; begin: () => void }[] = [
  { way: 'by name', call: 'login', part: <LoginForm site="member" onAnswered={onAnswered} />, begin: logIn },
  {
    way: 'by its second step',
    call: 'passStep',
    part: <StepForm {...step} method={{ type: 'bank-name' }} />,
    begin: () => {
      typeInto(screen.getByRole('textbox'), 'Mina Rahman')
      button('Confirm')
    },
  },
  {
    way: 'for play money',
    call: 'loginFreePlay',
    part: <FreePlay onAnswered={onAnswered} />,
    begin: () => button('Try it with play money'),
  },
]

test.each(ways)('a log-in $way that is closed on its way signs nobody in, and its session ends', async (given) => {
  const { unmount } = renderPart(given.part)
  given.begin()
  await waitFor(() => expect(sent(given.call)).toHaveLength(1))
  unmount()
  answer[given.call]?.()
  await waitFor(() => expect(sent('logout')).toEqual([{ token: opened.token }]))
  expect(useSessionStore.getState().token).toBeNull()
  expect(onAnswered).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
})

test('one that is closed before it was sent is never sent', async () => {
  let proven: (value: unknown) => void = () => undefined
  delete answers.getVerification
  callGateway.mockImplementation(() => new Promise((resolve) => (proven = resolve)))
  const { unmount } = renderPart(<LoginForm site="member" onAnswered={onAnswered} />)
  logIn()
  await waitFor(() => expect(sent('getVerification')).toHaveLength(1))
  unmount()
  proven({ success: true, value: { kind: 'none' } })
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(sent('login')).toEqual([])
})

test('a registration that is closed on its way signs nobody in, and says that the account is there', async () => {
  const { unmount } = show()
  await nameField()
  fillName()
  create()
  await waitFor(() => expect(sent('register')).toHaveLength(1))
  unmount()
  answer.register?.()
  await waitFor(() => expect(sent('logout')).toEqual([{ token: opened.token }]))
  expect(useSessionStore.getState().token).toBeNull()
  expect(usePopupStore.getState().open).toMatchObject([{ name: 'message', props: { title: 'You are not logged in' } }])
})
