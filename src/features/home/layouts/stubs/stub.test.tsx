import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { Stub } from './stub.tsx'

const lottery = {
  gameCode: 'VN-NORTH',
  name: 'Quick five',
  family: 'north' as const,
  vassalage: 'TCG_LOTTO_VN',
  logoUrl: '/art/lottery/north.svg',
  current: null,
  last: { no: '1', drawnAt: '2026-11-26T11:15:00Z', results: [{ prize: 'Special prize', numbers: ['48215'] }] },
  prizeMode: 'ELOTT',
  interval: 120,
  minStake: '1',
  plays: [{ code: 'last2', name: 'Last two digits', pays: '95', odds: { ways: 10, of: 1000 } }],
}

test('a stub says how often it is drawn, what a line costs, what it pays and how often it wins', async () => {
  renderPart(<Stub lottery={lottery} />)
  const stub = await screen.findByRole('link', { name: /Quick five/ })
  expect(stub).toHaveTextContent(/A draw every 2 minutes/)
  expect(stub).toHaveTextContent(/1 : 95\.00/)
  expect(stub).toHaveTextContent(/wins 1 in 100/)
  expect(stub).toHaveAttribute('href', expect.stringContaining('gameCode=VN-NORTH'))
})
