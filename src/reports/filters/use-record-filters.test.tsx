import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { useRecordFilters } from './use-record-filters.ts'

function Change() {
  const { change } = useRecordFilters()
  return (
    <button type="button" onClick={() => change({ result: undefined, category: 'RNG' })}>
      Change
    </button>
  )
}

test('a change begins at the first page, and what is empty leaves the address', () => {
  renderPart(<Change />, { path: '/member?page=personalHistoryCopy&at=4&result=won' })
  press(screen.getByRole('button', { name: 'Change' }))
  expect(screen.getByTestId('where').textContent).toBe('/member?page=personalHistoryCopy&category=RNG')
})
