import i18next from 'i18next'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { isAgentPath } from '#src/config/agent-path.ts'
import { providerOfPath } from '#src/config/home-path.ts'
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
import { holdFirstPaint } from './parts/first-paint-page.tsx'
import { applyTheme, startTheme } from './parts/theme.ts'
import { askAtStart } from './root/ask-at-start.ts'
import { showUnreachable } from './root/show-unreachable.ts'

/** Milliseconds: as long as React would keep a loader. */
const maxWaitMs = 300

/** What no first view needs. */
const loadRest = () => import('./after-start.ts')

const isForAgents = () => isAgentPath(window.location.pathname) || isAgentNoted()

/** The first paint does not answer yet, so it is inert; from here on the page does. */
function openToVisitor(): void {
  document.getElementById('app')?.removeAttribute('inert')
  document.documentElement.dataset.ready = 'true'
  delete document.documentElement.dataset.session
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
    const isOwn = language.tag === document.documentElement.dataset.page
    holdFirstPaint(isOwn)
    // Words of another language are not shown until React draws, and load no font of their script; agents have another site.
    if (!isOwn || (FEATURE_AGENT_CENTRE && isForAgents())) root.replaceChildren()
  } catch {
    showUnreachable()
    openToVisitor()
    return
  } finally {
    delete document.documentElement.dataset.pending
  }
  // As a transition, React builds the page in slices, and a slow phone can answer a touch between them.
  startTransition(() => createRoot(root).render(<App onShown={openToVisitor} />))
  askAtStart(queryClient, language.code)
  // A site without it is still a site.
  void loadRest()
    .then(({ afterStart }) => afterStart())
    .catch(() => undefined)
}
