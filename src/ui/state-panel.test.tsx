import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { StatePanel } from './state-panel.tsx'

test('a state with a drawing names it for the brand’s own to stand in its place', () => {
  const { container } = renderPart(<StatePanel icon="art-lost" title="Gone" />)
  expect(container.querySelector('[data-art="art-lost"] > [aria-hidden="true"]')).toBeInTheDocument()
})

test('a state with an icon alone asks for no drawing, unless it says which', () => {
  const { container, rerender } = renderPart(<StatePanel icon="mail" title="Nothing yet" />)
  expect(container.querySelector('[data-art]')).toBeNull()
  rerender(<StatePanel icon="mail" art="empty" title="Nothing yet" />)
  expect(container.querySelector('[data-art="empty"] > [aria-hidden="true"]')).toBeInTheDocument()
})
