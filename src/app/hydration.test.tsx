import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { siteRoutes } from '#contract/site/routes.ts'
import { categories } from '#src/config/categories.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import home from '../../locales/en/home.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import { App } from './app.tsx'
import { renderFirstPaint } from './first-paint.tsx'
import { holdPage } from './parts/first-paint-page.tsx'
import { cutToPhone } from './parts/phone-frame.ts'
import { unreachableId } from './root/show-unreachable.ts'
import { renderWhole } from './whole-markup.ts'

/** The gateway says nothing meanwhile. */
vi.mock('#src/gateway/client.ts', async (original) => ({
  ...(await original<typeof import('#src/gateway/client.ts')>()),
  callGateway: () => new Promise(() => undefined),
}))

class Observer {
  observe() {}
  disconnect() {}
}

const [language] = siteForTests.languages.supported
if (!language) throw new Error('no language')

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  queryClient.clear()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const windowThatIs = (isPhone: boolean) => (query: string) => ({
  matches: isPhone && query === '(max-width: 767px)',
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

/** Milliseconds: the code of a page is compiled when it is first asked for. */
const patience = { timeout: 15_000 }

const isSkeleton = (element: Element) =>
  element.matches('[data-shape]') || element.querySelector('[data-shape]') !== null

/** What React says of the two renderers that are in one process here. */
const isOfTwoRenderers = (text: unknown) => String(text).startsWith('Detected multiple renderers')

setSite(siteForTests)
const listed = siteRoutes().filter(({ search }) => search === 'listed')
const paths = ['/', ...listed.map(({ path }) => path), ...categories().map(({ path }) => path)]

let pages: Awaited<ReturnType<typeof renderFirstPaint>> = {}

beforeAll(async () => {
  pages = await renderFirstPaint({ site: siteForTests, language, strings: { shell, home }, paths })
  // React's renderers share the values of contexts here, and the server's leaves those of its last markup behind.
  await renderWhole(<p />)
})

test.each(
  paths.flatMap((path) => [
    { path, isPhone: false },
    { path, isPhone: true },
  ]),
)(
  'React takes $path over as it was painted, and every element but skeletons stays (phone: $isPhone)',
  async ({ path, isPhone }) => {
    vi.stubGlobal('matchMedia', windowThatIs(isPhone))
    window.history.replaceState(null, '', path)
    const root = document.createElement('div')
    root.innerHTML = `${pages[path]?.before}${pages[path]?.own}${pages[path]?.after}`
    document.body.append(root)
    document.getElementById(unreachableId)?.remove()
    cutToPhone(root)
    const painted = [...root.querySelectorAll('*')]
    const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const anew = vi.fn()
    const shown = vi.fn(holdPage)
    const held = () => root.querySelector('main[inert]') !== null
    const mounted = hydrateRoot(root, <App onShown={shown} />, { onRecoverableError: anew })
    await vi.waitFor(() => expect([shown.mock.calls.length, held()]).toEqual([1, false]), patience)
    await vi.waitFor(() => expect(Reflect.ownKeys(root.querySelector('footer') ?? {})).not.toEqual([]), patience)
    expect(anew.mock.calls).toEqual([])
    expect(faults.mock.calls.filter(([text]) => !isOfTwoRenderers(text))).toEqual([])
    // A list has its search elsewhere on phones, and changes to that.
    expect(isPhone ? [] : painted.filter((element) => !root.contains(element) && !isSkeleton(element))).toEqual([])
    mounted.unmount()
  },
)
