import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { LotterySkeleton } from './lottery-skeleton.tsx'

test('while a lottery loads the page has its main heading', () => {
  renderPart(<LotterySkeleton />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The lotteries are loading')
})
