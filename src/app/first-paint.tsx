import { QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { type ReactNode, Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { setSite } from '#src/config/site.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { forParts, stringsAtHand, variables } from '#src/i18n/i18n.ts'
import { currentLinksOf } from './current-links.ts'
import { earlyCalls, earlyStartCall } from './early-calls.ts'
import { AppLayout } from './layout/app-layout.tsx'
import { useTheme } from './parts/theme.ts'
import { openReuse } from './reused-markup.ts'
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
  /** What its parts ask the gateway first: see `earlyCalls`. */
  calls: readonly string[]
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

interface DrawnPart {
  markup: string
  calls: readonly string[]
}

async function drawnAt({ path, i18n, children }: PartOfPage): Promise<DrawnPart> {
  const client = createQueryClient()
  const whole = (
    <I18nextProvider i18n={forParts(i18n)}>
      <QueryClientProvider client={client}>
        <StaticRouter location={path}>{children}</StaticRouter>
      </QueryClientProvider>
    </I18nextProvider>
  )
  try {
    return { markup: await renderWhole(whole), calls: await earlyCalls(client) }
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

/** All that a page's own part is drawn of besides the code. */
interface OwnData extends Pick<FirstPaintInput, 'site' | 'language' | 'strings'> {
  /** What any string may name, where the tenant says it. */
  named: Record<string, unknown>
}

/** Each is read when a string names it, and not before. */
const whenNamed = (named: OwnData['named']) =>
  Object.fromEntries(Reflect.ownKeys(named).map((name) => [name, { toString: () => String(named[String(name)]) }]))

function drawOwn(path: string, { site, language, strings, named }: OwnData): Promise<DrawnPart> {
  setSite(site)
  const theme = {
    get theme() {
      return site.themes.default
    },
  }
  useTheme.setState(theme, true)
  const i18n = stringsAtHand(language, strings, whenNamed(named))
  return drawnAt({ path, i18n, children: page })
}

/** Calls of the gateway name the merchant, and no markup does: parts are drawn for nobody, and so for everybody. */
const nobody = 'merchant-of-no-site'

/** Tenants of a profile mostly say the same below their frames: 18 pages in each of 15 languages, and some variants. */
const reused = openReuse<OwnData, DrawnPart>(500)

async function paint({ site, language, strings, paths }: FirstPaintInput): Promise<Record<string, PaintedPage>> {
  setSite(site)
  useTheme.setState({ theme: site.themes.default }, true)
  const i18n = stringsAtHand(language, strings)
  const t = i18n.getFixedT(language.tag, 'shell')
  const children = (
    <>
      <AppLayout>{null}</AppLayout>
      {popups}
      <Unreachable title={t('gatewayDown.title')} text={t('gatewayDown.text')} retry={t('retry')} />
    </>
  )
  const frame = await drawnAt({ path: nowhere, i18n, children })
  const end = frame.markup.indexOf('</main>')
  const before = currentLinksOf(frame.markup.slice(0, end))
  const after = currentLinksOf(frame.markup.slice(end))
  const named = Object.fromEntries(Object.entries(variables(language)).filter(([, value]) => value !== undefined))
  const data: OwnData = { site, language, strings, named }
  const ofNobody = { ...data, site: { ...site, merchantCode: nobody } }
  const drawnOf = async (path: string) => {
    const own = await reused(`${language.tag} ${path}`, ofNobody, (view) => drawOwn(path, view))
    return own.markup.includes(nobody) ? drawOwn(path, data) : own
  }
  const start = await earlyStartCall(language.code)
  const pages: Record<string, PaintedPage> = {}
  for (const path of paths) {
    const own = await drawnOf(path)
    pages[path] = {
      before: before(path),
      own: own.markup,
      after: after(path),
      calls: [start, ...own.calls.map((call) => call.replaceAll(nobody, site.merchantCode))],
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
