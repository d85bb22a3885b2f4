import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '#src/config/site.ts'
import { callGateway } from '#src/gateway/client.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { WinnerBoard } from './winner-board.tsx'

vi.mock('#src/gateway/client.ts', async (original) => ({ ...(await original<object>()), callGateway: vi.fn() }))

const gateway = vi.mocked(callGateway)

const periodOf = (input: unknown) => (input as { query?: { period?: 'day' | 'week' } } | undefined)?.query?.period

/** Has the gateway name one winner for each period that is given. */
function answer(names: { day?: string; week?: string }): void {
  gateway.mockImplementation(async (_, input) => {
    const period = periodOf(input)
    const customerName = period && names[period]
    const value = customerName
      ? [{ customerName, winAmount: '50.00', iconUrl: '/a.svg', avatarUrl: '/b.svg', gameName: 'Drift' }]
      : []
    return { success: true, value } as never
  })
}

const asked = () => gateway.mock.calls.flatMap(([, input]) => periodOf(input) ?? [])

beforeEach(() => {
  gateway.mockReset()
})

test('the week’s winners are asked for when somebody wants to see them', async () => {
  answer({ day: 'mi***0', week: 'zo***9' })
  renderPart(<WinnerBoard />)
  expect(await screen.findByText('mi***0')).toBeVisible()
  expect(asked()).toEqual(['day'])
  press(screen.getByRole('button', { name: 'This week' }))
  expect(await screen.findByText('zo***9')).toBeVisible()
  expect(asked()).toEqual(['day', 'week'])
})

test('on a day without wins the week’s stand there, and there is nothing to choose', async () => {
  answer({ week: 'zo***9' })
  renderPart(<WinnerBoard />)
  expect(await screen.findByText('zo***9')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'This week' })).toBeNull()
})

test('without wins in the week either the board says so', async () => {
  answer({})
  renderPart(<WinnerBoard />)
  expect(await screen.findByText('No wins yet in this period.')).toBeVisible()
})

test.each([
  ['stairs', 0],
  ['podium', 1],
] as const)('what comes after the first three is listed, but not on stairs: %s', async (board, lists) => {
  site.brand.layout.board = board
  gateway.mockResolvedValue({
    success: true,
    value: ['a', 'b', 'c', 'd'].map((customerName) => ({
      ...{ customerName, winAmount: '50.00', iconUrl: '/a.svg', avatarUrl: '/b.svg', gameName: 'Drift' },
    })),
  } as never)
  renderPart(<WinnerBoard />)
  expect(await screen.findByText('c')).toBeVisible()
  expect(screen.queryAllByText('d')).toHaveLength(lists)
})
