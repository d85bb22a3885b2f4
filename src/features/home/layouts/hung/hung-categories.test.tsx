import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { HungCategories } from './hung-categories.tsx'

test('the promotions hang there as a link, whatever is known of them yet', async () => {
  renderPart(<HungCategories />)
  const way = await screen.findByRole('link', { name: /Promotions/ })
  expect(way.getAttribute('href')).toBe('/promotions')
})
