import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { queryClient } from '#src/gateway/query-client.ts'
import { ErrorBoundary } from './parts/error-boundary.tsx'
import { RootView } from './root-view.tsx'
import { SiteRouter } from './router/site-router.tsx'

/** `onShown` is called once the page answers to the visitor. */
export function App({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown])
  return (
    <QueryClientProvider client={queryClient}>
      <SiteRouter>
        <ErrorBoundary>
          <RootView />
        </ErrorBoundary>
      </SiteRouter>
    </QueryClientProvider>
  )
}
