import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'
import type { SiteConfig } from '#contract/site/site-config.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { stringsAtHand } from '#src/i18n/i18n.ts'
import home from '../../locales/en/home.json' with { type: 'json' }
import play from '../../locales/en/play.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }

const english = { code: 'EN', tag: 'en', name: 'English', dir: 'ltr', title: 'Test Club', strings: {} } as const

export const testSite: SiteConfig = {
  ...siteForTests,
  languages: { default: 'EN', supported: [english] },
}

/** What jsdom leaves out of a window. Media queries match where `matching` says so. */
export function stubWindow(matching: (query: string) => boolean = () => false): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  )
}

/** Renders a part of the site with strings, a router and a query client of its own that does not retry. */
export function renderPart(part: ReactNode) {
  setSite(testSite)
  const client = createQueryClient()
  client.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } })
  const result = render(
    <I18nextProvider i18n={stringsAtHand(english, { home, play, shell })}>
      <QueryClientProvider client={client}>
        <MemoryRouter>{part}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
  return { ...result, client }
}
