import { QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { setSite } from '#src/config/site.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { forParts, stringsAtHand } from '#src/i18n/i18n.ts'
import { withCurrentLinks } from './current-links.ts'
import { AppLayout } from './layout/app-layout.tsx'
import { useTheme } from './parts/theme.ts'
import { Unreachable } from './root/unreachable.tsx'
import { Pages } from './routes.tsx'
import { renderWhole } from './whole-markup.ts'

interface FirstPaintInput {
  site: SiteConfig
  language: SiteLanguage
  /** Namespace to messages, in that language. */
  strings: Record<string, unknown>
  /** Of the pages: "/", "/promotions". */
  paths: readonly string[]
}

/** A page as HTML without scripts or inline styles: what is its own, and the frame of the site around that. */
export interface PaintedPage {
  before: string
  own: string
  after: string
}

/** An address that nothing leads to. */
const nowhere = '/-'

/** Configuration and theme are the module's own, so that one site is rendered after the other. */
let last: Promise<unknown> = Promise.resolve()

interface PartOfPage {
  path: string
  i18n: i18n
  children: ReactNode
}

async function markupAt({ path, i18n, children }: PartOfPage): Promise<string> {
  const client = createQueryClient()
  const whole = (
    <I18nextProvider i18n={forParts(i18n)}>
      <QueryClientProvider client={client}>
        <StaticRouter location={path}>{children}</StaticRouter>
      </QueryClientProvider>
    </I18nextProvider>
  )
  try {
    return await renderWhole(whole)
  } finally {
    // Queries that say how long they are kept have started timers, which would keep the build from ending.
    client.clear()
  }
}

/** What stands in the place of a page in its layout, within the boundary that it has there. */
const page = (
  <Suspense>
    <Pages startup={{ view: 'open' }} />
  </Suspense>
)

/** What may open above the page: nothing yet. */
const popups = <Suspense>{null}</Suspense>

async function paint({ site, language, strings, paths }: FirstPaintInput): Promise<Record<string, PaintedPage>> {
  setSite(site)
  useTheme.setState({ theme: site.themes.default })
  const i18n = stringsAtHand(language, strings)
  const t = i18n.getFixedT(language.tag, 'shell')
  const children = (
    <>
      <AppLayout>{null}</AppLayout>
      {popups}
      <Unreachable title={t('gatewayDown.title')} text={t('gatewayDown.text')} retry={t('retry')} />
    </>
  )
  const frame = await markupAt({ path: nowhere, i18n, children })
  const end = frame.indexOf('</main>')
  const pages: Record<string, PaintedPage> = {}
  for (const path of paths) {
    pages[path] = {
      before: withCurrentLinks(frame.slice(0, end), path),
      own: await markupAt({ path, i18n, children: page }),
      after: withCurrentLinks(frame.slice(end), path),
    }
  }
  return pages
}

/**
 * What a visitor sees of these pages before any script has run, by path: each as it stands before the gateway has said
 * anything. Runs in Node while a site is built. @throws what any part throws
 */
export function renderFirstPaint(input: FirstPaintInput): Promise<Record<string, PaintedPage>> {
  const painted = last.then(() => paint(input))
  // One that fails is told to its caller, and keeps no other from being rendered.
  last = painted.catch(() => undefined)
  return painted
}
