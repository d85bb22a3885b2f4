import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import { stars } from '../stars/stars.tsx'
import { strait } from '../strait/strait.tsx'

const whole = aCard({ nodeId: 1, displayName: 'Whole', isGame: 'GAME' })
const alone = aCard({
  nodeId: 2,
  displayName: 'Alone',
  cutoutUrl: '/art/cutout/alone.svg',
  rtp: '96',
  isGame: 'GAME',
})

test.each([
  ['a strait', strait],
  ['a lattice', stars],
])('%s shows subjects that stand alone before whole pictures, with what they pay back', async (_, { Scene, Games }) => {
  const Around = Scene ?? (() => null)
  const { container } = renderPart(
    <GameActionsProvider>
      <Around head={<h2>Title</h2>}>
        <Games cards={[whole, alone]} />
      </Around>
    </GameActionsProvider>,
  )
  const names = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)
  expect(names).toEqual(['Alone', 'Whole'])
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/art/cutout/alone.svg')
  expect(screen.getByText('RTP 96%')).toBeVisible()
})
