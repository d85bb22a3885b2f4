import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { isAgentPath } from '#src/config/agent-path.ts'
import { isHomePath, providerOfPath } from '#src/config/home-path.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { startStrings } from '#src/i18n/i18n.ts'
import { applyLanguage, startLanguage } from '#src/i18n/language.ts'
import { takeAppCode } from '#src/session/app-code.ts'
import { isAgentNoted } from '#src/session/noted-agent.ts'
import { isModuleOpen } from '#src/session/permissions.ts'
import { takeProviderAnswer } from '#src/session/provider-answer.ts'
import { startSession } from '#src/session/session.ts'
import { linkToken } from '#src/session/token-from-url.ts'
import { App } from './app.tsx'
import { applySideMenu } from './layout/side-menu-store.ts'
import { preloadPage } from './pages/preload-page.ts'
import { holdFirstPaint, holdPage } from './parts/first-paint-page.tsx'
import { cutToPhone } from './parts/phone-frame.ts'
import { applyTheme, startTheme } from './parts/theme.ts'
import { askAtStart } from './root/ask-at-start.ts'
import { notAsPainted } from './root/not-as-painted.ts'
import { showUnreachable, unreachableId } from './root/show-unreachable.ts'

declare global {
  /**
   * Of the page of a site with a beacon (`beaconScript` in the build), unless the visitor asks not to be followed: takes what
   * the site caught itself, and `true` where the visitor has no page for it. As React's `onCaughtError` it is given an object.
   */
  var beacon: ((error: unknown, isFailed?: unknown) => void) | undefined
}

/** Milliseconds: as long as React would keep a loader. */
const maxWaitMs = 300

/** What no first view needs. */
const loadRest = () => import('./after-start.ts')

const isForAgents = () => isAgentPath(window.location.pathname) || isAgentNoted()

/** The first paint does not answer yet, so it is inert; from here on the site does, and its page from `PageReady` on. */
function openToVisitor(): void {
  document.getElementById('app')?.removeAttribute('inert')
  document.documentElement.dataset.ready = 'true'
  delete document.documentElement.dataset.session
  delete document.documentElement.dataset.elsewhere
}

/**
 * Whether there is a first paint (a site served from source has none) and it is what React would draw: of this page, in the
 * visitor's language, and of the site for players. A list is painted whole, and a query narrows it.
 */
function isWhatReactDraws(root: HTMLElement, language: SiteLanguage): boolean {
  const { page, elsewhere } = document.documentElement.dataset
  const { pathname, search } = window.location
  return (
    root.hasChildNodes() &&
    (search === '' || isHomePath(pathname)) &&
    page === language.tag &&
    elsewhere === undefined &&
    !(FEATURE_AGENT_CENTRE && isForAgents())
  )
}

/** Words of another language are not shown until React draws, and load no font of their script; agents have another site. */
function drawOver(root: HTMLElement, language: SiteLanguage): void {
  const isOwn = language.tag === document.documentElement.dataset.page
  holdFirstPaint(isOwn)
  if (!isOwn || (FEATURE_AGENT_CENTRE && isForAgents())) root.replaceChildren()
  startTransition(() =>
    (FEATURE_BEACON ? createRoot(root, { onCaughtError: globalThis.beacon }) : createRoot(root)).render(
      <App onShown={openToVisitor} />,
    ),
  )
}

/** As a transition, React takes the page in slices, and a slow phone can answer a touch between them. */
function hydrate(root: HTMLElement): void {
  document.getElementById(unreachableId)?.remove()
  cutToPhone(root)
  const open = () => {
    holdPage()
    openToVisitor()
  }
  startTransition(
    () =>
      void hydrateRoot(
        root,
        <App onShown={open} />,
        FEATURE_BEACON
          ? { onRecoverableError: notAsPainted, onCaughtError: globalThis.beacon }
          : { onRecoverableError: notAsPainted },
      ),
  )
}

/** Starts the site: strings, then the first render over the first paint. Without strings, the state that says so. */
export async function startApp(): Promise<void> {
  // Before anything else can read or send the address.
  if (FEATURE_SOCIAL_LOGIN && providerOfPath(window.location.pathname) !== undefined)
    takeProviderAnswer(window.location, window.history)
  if (FEATURE_APP_DOWNLOAD) takeAppCode(window.location, window.history)
  const language = startLanguage()
  applyLanguage(language)
  applyTheme(startTheme())
  applySideMenu()
  startSession({
    language: () => i18next.language ?? language.tag,
    hasConsolidation: () => SWITCH_AGENTPOLICY3 && isModuleOpen('AGENTPOLICY3'),
  })
  const root = document.getElementById('app')
  if (!root) throw new Error('The page has no #app')
  try {
    const strings = startStrings(language)
    const page = preloadPage(window.location.pathname)
    await strings
    const link = linkToken()
    if (link) await (await loadRest()).followLink(link)
    // A page that is there by now is drawn at once, without a loader before it.
    await Promise.race([page, new Promise((resolve) => setTimeout(resolve, maxWaitMs))])
  } catch (error) {
    if (FEATURE_BEACON) globalThis.beacon?.(error, true)
    showUnreachable()
    openToVisitor()
    return
  } finally {
    delete document.documentElement.dataset.pending
  }
  if (isWhatReactDraws(root, language)) hydrate(root)
  else drawOver(root, language)
  askAtStart(queryClient, language.code)
  // A site without it is still a site.
  void loadRest()
    .then(({ afterStart }) => afterStart())
    .catch(() => undefined)
}
