import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { Loaded, type LoadedProps } from './loaded.tsx'

type Query = LoadedProps<string>['query']

function show(query: Partial<Query>) {
  const refetch = vi.fn(async () => undefined)
  renderPart(
    <Loaded
      query={{ data: undefined, error: null, fetchStatus: 'idle', refetch, ...query }}
      skeleton={<p>Skeleton</p>}
      title="Not had"
      textOf={(reason) => `${reason} All is well.`}
    >
      {(data) => <p>{data}</p>}
    </Loaded>,
  )
  return refetch
}

test('what is known is shown, also while it is asked anew and where that fails', () => {
  show({ data: 'Known', error: new GatewayError('network.failed'), fetchStatus: 'fetching' })
  expect(screen.getByText('Known')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('until then the skeleton stands, and it is said that something is on its way', () => {
  show({ fetchStatus: 'fetching' })
  expect(screen.getByText('Skeleton')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Loading')
})

test('a failure says why, with its reference and another try', () => {
  const refetch = show({ error: new GatewayError('system.fault', { status: 500, reference: 'AB12' }) })
  expect(screen.getByRole('alert').textContent).toMatch(/Not had.*All is well\..*AB12/)
  press(screen.getByRole('button', { name: 'Try again' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test.each([{ fetchStatus: 'paused' as const }, { error: new GatewayError('network.offline') }])(
  'without a line that is what is said: %j',
  (query) => {
    show(query)
    expect(screen.getByRole('alert').textContent).toContain('You are offline')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  },
)
