import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { SearchPopup } from './search-popup.tsx'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const onClose = vi.fn()
const tiger = aCard({ displayName: 'Tiger Royale', gameCode: 'tiger' })

beforeEach(() => {
  standInForDialogs()
  onClose.mockReset()
  localStorage.clear()
  callGateway.mockImplementation(async ({ id }: { id: string }) =>
    id === 'searchGames'
      ? {
          success: true,
          value: {
            total: 1,
            hits: [{ card: tiger, match: { field: 'name', text: 'Tiger Royale', marks: [[0, 4]] } }],
            vendors: [],
          },
        }
      : { success: true, value: [] },
  )
})

test('from a page without a list: a game is found, leads to its page, and all results are in the first list', async () => {
  renderPart(<SearchPopup onClose={onClose} />, { path: '/promotions' })
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'tigr' } })
  expect(await screen.findByRole('option', { name: /Tiger Royale/ })).toBeTruthy()
  const about = screen.getByRole('link', { name: 'Paperlion, about Tiger Royale' })
  expect(about.getAttribute('href')).toBe('/game/tiger')
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  await waitFor(() => expect(screen.getByTestId('where').textContent).toBe('/rng?q=tigr'))
  expect(onClose).toHaveBeenCalled()
})

test('what was searched for before is offered at once', async () => {
  const { unmount } = renderPart(<SearchPopup onClose={onClose} />)
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'koi' } })
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  unmount()
  renderPart(<SearchPopup onClose={onClose} />)
  fireEvent.click(await screen.findByRole('button', { name: 'koi: search again' }))
  expect((screen.getByRole('combobox') as HTMLInputElement).value).toBe('koi')
})
