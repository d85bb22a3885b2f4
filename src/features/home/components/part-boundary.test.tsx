import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { PartBoundary } from './part-boundary.tsx'

const reload = vi.fn()
let error: Error | undefined

function Part() {
  if (error) throw error
  return <p>the part</p>
}

const show = () =>
  renderPart(
    <PartBoundary>
      <Part />
    </PartBoundary>,
  )

beforeEach(() => {
  reload.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('location', { ...window.location, reload })
})

test('a part that breaks is tried again by a press, without a word of its own', () => {
  error = new Error('secret is undefined')
  const { container } = show()
  expect(container.textContent).not.toContain('secret')
  error = undefined
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('the part')).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
})

test('a part whose code cannot be had says what is missing, and a press reloads the page', () => {
  error = new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js')
  show()
  expect(screen.getByRole('status').textContent).toContain('TypeError: https://a.example/assets/x-1.js')
  expect(reload).not.toHaveBeenCalled()
  press(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledTimes(1)
})
