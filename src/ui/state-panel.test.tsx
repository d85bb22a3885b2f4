import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { StatePanel } from './state-panel.tsx'

test('a state with a drawing names it for the brand’s own to stand in its place', () => {
  const { container } = renderPart(<StatePanel icon="art-lost" title="Gone" />)
  expect(container.querySelector('[data-art="art-lost"] > [aria-hidden="true"]')).toBeInTheDocument()
})

test('a state may say another drawing of the brand’s than its icon', () => {
  const { container } = renderPart(<StatePanel icon="mail" art="empty" title="Nothing yet" />)
  expect(container.querySelector('[data-art="empty"] > [aria-hidden="true"]')).toBeInTheDocument()
})
