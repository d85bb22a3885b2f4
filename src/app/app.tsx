import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router-dom'
import { queryClient } from '#src/gateway/query-client.ts'
import { ErrorBoundary } from './root/error-boundary.tsx'
import { RootView } from './root/root-view.tsx'

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary>
          <RootView />
        </ErrorBoundary>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
