import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

const reload = vi.fn()
const gone = new TypeError('Failed to fetch dynamically imported module: https://a.example/assets/x-1.js')

function Broken({ error }: { error: Error }): never {
  throw error
}

beforeEach(() => {
  reload.mockReset()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('location', { ...window.location, reload })
})

const show = (error: Error) =>
  renderPart(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  )

test('a part of the code that is gone is named, and a press reloads the page', () => {
  show(gone)
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByRole('heading').textContent).toBe('A part of the site could not be loaded')
  expect(screen.getByText('TypeError: https://a.example/assets/x-1.js')).toBeTruthy()
  press(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a mistake of ours is said calmly, without its words, and reloads nothing by itself', () => {
  const { container } = show(new Error('secret is undefined'))
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong on this page')
  expect(container.textContent).not.toContain('secret')
  expect(reload).not.toHaveBeenCalled()
})

test('another page is tried anew', () => {
  const page = (key: string, isBroken: boolean) => (
    <ErrorBoundary resetKey={key}>{isBroken ? <Broken error={new Error('x')} /> : <p>the next page</p>}</ErrorBoundary>
  )
  const { rerender } = renderPart(page('/a', true))
  expect(screen.getByRole('alert')).toBeTruthy()
  rerender(page('/b', false))
  expect(screen.getByText('the next page')).toBeTruthy()
})
