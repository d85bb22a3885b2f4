import { act, screen, waitFor } from '@testing-library/react'
import { useReducer } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '#src/session/end-session.ts'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { forgetServerTime } from '../lib/server-clock.ts'
import { emptySlip, slipsReducer } from '../lib/slip.ts'
import { storedSlip } from '../lib/stored-slip.ts'
import { SlipKeeper } from './slip-keeper.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const now = Date.parse('2026-11-20T12:00:00Z')
const bet = { play: 'any1', name: 'One of ten', picks: [['1']], shown: '1', lines: 1, stake: '10' }

function Lottery() {
  const [slips, onSlip] = useReducer(slipsReducer, {})
  const { bets } = slips.a ?? emptySlip
  return (
    <>
      <SlipKeeper gameCode="a" bets={bets} onSlip={onSlip} />
      <p data-testid="bets">{bets.map(({ id, name }) => `${id} ${name}`).join()}</p>
      <button type="button" onClick={() => onSlip({ type: 'add', gameCode: 'a', bet })}>
        Add
      </button>
      <button type="button" onClick={() => onSlip({ type: 'clear', gameCode: 'a' })}>
        Clear
      </button>
    </>
  )
}

const bets = () => screen.getByTestId('bets').textContent
const message = () => screen.getByRole('status').textContent

/** The gateway's clock says so, whatever the one here does; a draw closes three minutes after the start. */
function answerAt(minutes: number, closesIn = 3): void {
  forgetServerTime()
  const at = (later: number) => new Date(now + later * 60_000).toISOString()
  const current = { no: '1', opensAt: at(-9), closesAt: at(closesIn), drawsAt: at(closesIn + 1) }
  callGateway.mockResolvedValue({ success: true, value: { now: at(minutes), last: null, current } })
}

const press1 = (name: string) => press(screen.getByRole('button', { name }))

beforeEach(() => {
  callGateway.mockReset()
  useSessionStore.setState({ ...guest, phase: 'ready', token: 'token', role: 'member' }, true)
})

async function addAndLeave(): Promise<void> {
  answerAt(0)
  const page = renderPart(<Lottery />)
  press1('Add')
  await waitFor(() => expect(storedSlip('a')?.bets).toHaveLength(1))
  page.unmount()
}

test('a slip comes back after a reload, as long as its draw takes bets', async () => {
  await addAndLeave()
  answerAt(2)
  renderPart(<Lottery />)
  await waitFor(() => expect(bets()).toBe('1 One of ten'))
  press1('Add')
  expect(bets()).toBe('1 One of ten,2 One of ten')
  press1('Clear')
  await waitFor(() => expect(storedSlip('a')).toBeUndefined())
  expect(message()).toBe('')
})

test('a slip whose draw has closed meanwhile is dropped, in words', async () => {
  await addAndLeave()
  answerAt(4, 9)
  renderPart(<Lottery />)
  await waitFor(() => expect(message()).toBe('The draw that your slip was for has closed, so the slip was cleared.'))
  expect(bets()).toBe('')
  expect(storedSlip('a')).toBeUndefined()
  press1('Add')
  expect(message()).toBe('')
})

test('it is dropped before that is said', async () => {
  await addAndLeave()
  answerAt(4, 9)
  const saidAtDrop: (string | null)[] = []
  const remove = Storage.prototype.removeItem
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, name) {
    saidAtDrop.push(message())
    remove.call(this, name)
  })
  renderPart(<Lottery />)
  await waitFor(() => expect(message()).toMatch(/cleared/))
  expect(saidAtDrop[0]).toBe('')
  expect(storedSlip('a')).toBeUndefined()
})

test('the end of the session takes the slip along', async () => {
  await addAndLeave()
  act(() => endSession('left', 'token'))
  expect(storedSlip('a')).toBeUndefined()
})

test.each(['', '{', '{}', '{"closesAt":"2026-11-20T12:00:00Z","bets":[{"id":1,"lines":-1}]}'])(
  'what is no slip is not taken for one: %s',
  (text) => {
    sessionStorage.setItem('own:slip:a', text)
    expect(storedSlip('a')).toBeUndefined()
  },
)
