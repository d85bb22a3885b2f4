import { QueryClientProvider } from '@tanstack/react-query'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { setSite } from '#src/config/site.ts'
import { HomeSkeleton } from '#src/features/home/components/home-skeleton.tsx'
import { WinnersSkeleton } from '#src/features/home/components/winner-parts.tsx'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { forParts, stringsAtHand } from '#src/i18n/i18n.ts'
import { AppLayout } from './layout/app-layout.tsx'
import { useTheme } from './parts/theme.ts'
import { Unreachable } from './root/unreachable.tsx'
import { renderWhole } from './whole-markup.ts'

interface FirstPaintInput {
  site: SiteConfig
  language: SiteLanguage
  /** Namespace to messages, in that language. */
  strings: Record<string, unknown>
  path?: string
}

/** Configuration and theme are the module's own, so that one page is rendered after the other. */
let last: Promise<unknown> = Promise.resolve()

function paint({ site, language, strings, path = '/' }: FirstPaintInput): Promise<string> {
  setSite(site)
  useTheme.setState({ theme: site.themes.default })
  const i18n = stringsAtHand(language, strings)
  const t = i18n.getFixedT(language.tag, 'shell')
  return renderWhole(
    <I18nextProvider i18n={forParts(i18n)}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={path}>
          <AppLayout>
            <HomeSkeleton hasFigure={FEATURE_JACKPOT} board={FEATURE_WINNER_BOARD && <WinnersSkeleton />} />
          </AppLayout>
          <Unreachable title={t('gatewayDown.title')} text={t('gatewayDown.text')} retry={t('retry')} />
        </StaticRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

/**
 * What a visitor sees before any script has run: the shell and the skeleton of the home page, as HTML without scripts
 * or inline styles. Runs in Node while a site is built.
 */
export function renderFirstPaint(input: FirstPaintInput): Promise<string> {
  const painted = last.then(() => paint(input))
  // One that fails is told to its caller, and keeps no other from being rendered.
  last = painted.catch(() => undefined)
  return painted
}
