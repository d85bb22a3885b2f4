import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { aCard } from './card-fixture.ts'
import { GameActionsProvider } from './game-actions.tsx'
import { PictureTile } from './picture-tile.tsx'
import { PosterTile } from './poster-tile.tsx'

const show = (rtp: string | undefined, hasCardRtp: boolean) =>
  renderPart(
    <GameActionsProvider>
      <PosterTile card={aCard(rtp === undefined ? {} : { rtp })} />
    </GameActionsProvider>,
    { site: { hasCardRtp } },
  )

test.each([
  ['96.50', true, 'RTP 96.50%'],
  ['96.50', false, null],
  [undefined, true, null],
])('a return of %s on a site that shows it (%s): %s, and the way to the game’s page', async (rtp, hasCardRtp, text) => {
  show(rtp, hasCardRtp)
  const about = await screen.findByRole('link', { name: 'Paperlion, about Koi Fortune' })
  expect(about.getAttribute('href')).toBe('/game/koi')
  expect(screen.queryByText(/RTP/)?.textContent ?? null).toBe(text)
})

test.each([
  ['97.30', true, 'Paperlion · RTP 97.30%'],
  ['97.30', false, 'Paperlion'],
  [undefined, true, 'Paperlion'],
])(
  'a wide tile states a return of %s where the site shows it (%s), beside the vendor',
  async (rtp, hasCardRtp, text) => {
    renderPart(
      <GameActionsProvider>
        <PictureTile card={aCard(rtp === undefined ? {} : { rtp })} kind="table" />
      </GameActionsProvider>,
      { site: { hasCardRtp } },
    )
    expect(await screen.findByText(/^Paperlion/)).toHaveTextContent(text)
  },
)

test('a card that stands for a vendor’s games opens them, and has no heart', async () => {
  renderPart(
    <GameActionsProvider>
      <PosterTile card={aCard({ isGame: 'VASSALAGE', gameType: 'PVP', displayName: 'Paperlion' })} />
    </GameActionsProvider>,
  )
  expect(await screen.findByRole('button', { name: 'More: Paperlion' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Favourite/ })).toBeNull()
})
