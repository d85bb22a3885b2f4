import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { usePopupStore } from '#src/popups/popup-store.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { WinnerRow, WinnerTop } from './winner-parts.tsx'

const winner = { customerName: 'mi***0', winAmount: '50.00', iconUrl: '/a.svg', avatarUrl: '/b.svg', gameName: 'Drift' }
const card = aCard({ gameType: 'RNG', vassalage: 'GRF', gameCode: 'drift' })

beforeEach(() => usePopupStore.setState({ open: [] }))

test.each([
  ['place', WinnerTop],
  ['row', WinnerRow],
])('the game of a %s of the board opens, for a guest after a log-in', (_, Part) => {
  renderPart(<Part winner={{ ...winner, card }} rank={1} />)
  press(screen.getByRole('button', { name: 'Drift' }))
  expect(usePopupStore.getState().open).toMatchObject([
    { name: 'login', props: { wanted: '/seamless?vassalage=GRF&gameCode=drift' } },
  ])
})

test('a game that cannot be opened is a name alone', () => {
  renderPart(<WinnerRow winner={winner} rank={4} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByText('Drift')).toBeVisible()
})

test.each([
  ['place', WinnerTop],
  ['row', WinnerRow],
])('the amount of a %s has the decimals of the currency, empty ones too', (_, Part) => {
  renderPart(<Part winner={winner} rank={1} />)
  expect(screen.getByRole('listitem').textContent).toContain('$50.00')
})
