import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { usePainted } from './use-painted.ts'

function Figure() {
  const { data, isPending } = usePainted(useQuery({ queryKey: ['figure'], queryFn: () => 0, enabled: false }))
  return <p>{isPending ? 'not known' : data}</p>
}

test('what is known by the time of hydration is drawn right after it, and what was painted is kept', async () => {
  const client = new QueryClient()
  const page = (
    <QueryClientProvider client={client}>
      <Figure />
    </QueryClientProvider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(page)
  const painted = root.firstElementChild
  expect(painted?.textContent).toBe('not known')
  client.setQueryData(['figure'], 7)
  const anew = vi.fn()
  const mounted = hydrateRoot(root, page, { onRecoverableError: anew })
  await waitFor(() => expect(painted?.textContent).toBe('7'))
  expect(root.firstElementChild).toBe(painted)
  expect(anew).not.toHaveBeenCalled()
  mounted.unmount()
})
