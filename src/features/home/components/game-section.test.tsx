import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCard } from '#src/play/card-fixture.ts'
import { GameActionsProvider } from '#src/play/game-actions.tsx'
import { renderPart } from '#tests/support/render-part.tsx'
import type { SectionData } from '../lib/home-sections.ts'
import { GameSection } from './game-section.tsx'

type Tell = (entries: { isIntersecting: boolean }[]) => void

let tell: Tell = () => undefined
const observed = { now: 0 }

beforeEach(() => {
  class Observer {
    constructor(callback: Tell) {
      tell = callback
    }
    observe(): void {
      observed.now += 1
    }
    disconnect(): void {
      observed.now -= 1
    }
  }
  observed.now = 0
  vi.stubGlobal('IntersectionObserver', Observer)
})

afterEach(() => vi.unstubAllGlobals())

const section: SectionData = {
  category: {
    id: 'bgs',
    path: '/bgs',
    gatewayCode: 'BGS',
    icon: 'dices',
    hasList: true,
    alwaysPage: true,
    isInHeader: true,
    vendors: () => [],
  },
  layout: 'gallery',
  vendors: [{ code: 'A', name: 'A' }],
  cards: [aCard({ nodeId: 1, displayName: 'Koi Fortune' })],
  total: 1240,
}

const draw = () =>
  renderPart(
    <GameActionsProvider>
      <GameSection section={section} />
    </GameActionsProvider>,
  )

test('a section far from the window is its title alone; its games come when it is near, and stay', () => {
  draw()
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible()
  act(() => tell([{ isIntersecting: false }]))
  expect(screen.queryByText('Koi Fortune')).toBeNull()
  act(() => tell([{ isIntersecting: true }]))
  expect(screen.getByText('Koi Fortune')).toBeInTheDocument()
  expect(observed.now).toBe(0)
})

test('a section that goes before it was near is watched no longer', () => {
  const { unmount } = draw()
  expect(observed.now).toBe(1)
  unmount()
  expect(observed.now).toBe(0)
})
