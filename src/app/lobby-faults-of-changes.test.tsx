import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LotteryPage } from '#src/features/lottery/pages/lottery-page.tsx'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { PosterTile } from '#src/play/poster-tile.tsx'
import { guest } from '#src/session/session-events.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { failures, gateway } from '#tests/support/faulty-gateway.ts'
import { koi, lobbyAnswers } from '#tests/support/lobby-answers.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'

vi.mock('#src/gateway/transport.ts', async () => ({
  send: (await import('#tests/support/faulty-gateway.ts')).send,
}))

const rejections: unknown[] = []
const onRejection = (reason: unknown) => rejections.push(reason)

beforeEach(() => {
  standInForDialogs()
  rejections.length = 0
  process.on('unhandledRejection', onRejection)
  Object.assign(gateway, { answers: lobbyAnswers(), refusals: {}, fault: undefined, asked: [] })
  useSessionStore.setState({ ...guest, phase: 'ready', token: 't'.repeat(16), role: 'member' }, true)
})

afterEach(() => {
  process.off('unhandledRejection', onRejection)
  vi.useRealTimers()
  expect(rejections).toEqual([])
})

const whole = (answer: unknown) => answer
const favourites = failures.flatMap((kind) => [
  ['addFavourite', kind, false] as const,
  ['removeFavourite', kind, true] as const,
])

test.each(favourites)('%s: %s turns the heart back and says so', async (call, kind, wasOn) => {
  gateway.answers = { ...lobbyAnswers(), getFavouriteIds: { success: true, value: wasOn ? [koi.nodeId] : [] } }
  gateway.fault = { call, kind, most: whole }
  renderPart(
    <GameActionsProvider>
      <PosterTile card={koi} />
    </GameActionsProvider>,
  )
  const heart = () => screen.getByRole('button', { name: 'Favourite: Koi Fortune' }).getAttribute('aria-pressed')
  await waitFor(() => expect(heart()).toBe(String(wasOn)))
  vi.useFakeTimers()
  press(screen.getByRole('button', { name: 'Favourite: Koi Fortune' }))
  expect(heart()).toBe(String(!wasOn))
  // What may pass is tried three times.
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(screen.getByText('Your favourites could not be saved. Please try again.')).toBeTruthy()
  expect(heart()).toBe(String(wasOn))
})

test.each(failures)(
  'placeLotteryBet: %s leaves open whether the bet was taken, and it can be sent again',
  async (kind) => {
    gateway.fault = { call: 'placeLotteryBet', kind, most: whole }
    renderPart(<LotteryPage modes={['LOTT']} />)
    const pressNamed = async (name: string | RegExp) => press(await screen.findByRole('button', { name }))
    await pressNamed('2')
    await pressNamed('Add to the slip')
    await pressNamed('Check the bet')
    await pressNamed('Place the bet')
    expect(await screen.findByText('No answer came')).toBeTruthy()
    gateway.fault = undefined
    await pressNamed('Send it again')
    expect(await screen.findByText('Bet L1 is in draw 0731.')).toBeTruthy()
    expect(gateway.asked.filter((id) => id === 'placeLotteryBet')).toHaveLength(2)
  },
)
