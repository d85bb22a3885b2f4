import { expect, test } from 'vitest'
import { renderPart } from '#tests/support/render-part.tsx'
import { StatePanel } from './state-panel.tsx'

test.each([
  ['art-lost', 'not-found'],
  ['art-down', 'error'],
  ['art-region', 'closed'],
] as const)('the state with the drawing %s asks for the brand’s own of "%s"', (icon, slot) => {
  const { container } = renderPart(<StatePanel icon={icon} title="Gone" />)
  expect(container.querySelector('[data-art]')).toHaveAttribute('data-art', slot)
})

test('a state with an icon alone asks for no drawing, unless it says which', () => {
  const { container, rerender } = renderPart(<StatePanel icon="mail" title="Nothing yet" />)
  expect(container.querySelector('[data-art]')).toBeNull()
  rerender(<StatePanel icon="mail" art="empty" title="Nothing yet" />)
  expect(container.querySelector('[data-art="empty"] > [aria-hidden="true"]')).toBeInTheDocument()
})
