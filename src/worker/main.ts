import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js'
import { registerRoute } from 'workbox-routing/registerRoute.js'
import { CacheFirst } from 'workbox-strategies/CacheFirst.js'
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js'
import type { SeenByPage } from '#contract/site/worker.ts'
import { answersCache, storedCallAt, storedForm } from './answers.ts'
import { filesCacheOf, findFile, isHashedFile, keepTwoReleases, storeFiles } from './files.ts'
import { homeOf, isHome, isWholePage, pagesCache } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

const { release, languages, start } = liverySite
const gateway = liverySite.gateway || self.location.origin

/** Seconds after which a page begins with what is stored. */
const pagePatience = 4
/** The same for an answer; by then the page has said that it is slow. */
const answerPatience = 8
/** Seconds: a week. Older lists are wrong more than they help. */
const maxAge = 604_800
/** Answers: the home page in two languages, and some twenty lists with their filters. */
const maxAnswers = 60

/** Pages come from the network. Without one, any address begins with the home page, as on a host that knows no other. */
const pages = new NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: pagePatience,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => homeOf(new URL(request.url).pathname, languages),
      cacheWillUpdate: async ({ request, response }) =>
        isHome(new URL(request.url).pathname, languages) && isWholePage(response) ? response : null,
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ?? (await caches.match('/', { cacheName: pagesCache, ignoreVary: true })),
    },
  ],
})

const files = new CacheFirst({
  cacheName: filesCacheOf(release),
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) => {
        if (cachedResponse) return cachedResponse
        const found = await findFile(request.url)
        // Used in this release too: it stays when the one that brought it goes.
        if (found) await (await caches.open(filesCacheOf(release))).put(request.url, found.clone())
        return found
      },
    },
  ],
})

const answers = new NetworkFirst({
  cacheName: answersCache,
  networkTimeoutSeconds: answerPatience,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) => {
        const call = storedCallAt(new URL(request.url), gateway)
        return call && response.status === 200 ? storedForm(call, await response.text()) : null
      },
    },
    new ExpirationPlugin({ maxEntries: maxAnswers, maxAgeSeconds: maxAge, purgeOnQuotaError: true }),
  ],
})

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', pages)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashedFile(url.pathname),
  // A browser whose storage is broken still has a network.
  (options) => files.handle(options).catch(() => fetch(options.request)),
)

// A request with a token is nobody's here, whatever it asks for.
registerRoute(
  ({ url, request }) => !request.headers.has('authorization') && storedCallAt(url, gateway) !== undefined,
  answers,
)

/** What a start needs without a connection. A worker that could store none of it is still one. */
async function storeStart(): Promise<void> {
  const page = async () => {
    const response = await fetch('/')
    if (isWholePage(response)) await (await caches.open(pagesCache)).put('/', response)
  }
  await Promise.allSettled([page(), storeFiles(release, start)])
}

/** What the page showed before there was a worker. */
async function storeSeen({ files: paths, answers: seen }: SeenByPage): Promise<void> {
  const cache = await caches.open(answersCache)
  const store = async ([address, text]: readonly [string, string]) => {
    const call = storedCallAt(new URL(address, self.location.origin), gateway)
    const form = call && storedForm(call, text)
    if (form) await cache.put(address, form)
  }
  await Promise.allSettled([storeFiles(release, paths), ...seen.map(store)])
}

self.addEventListener('install', (event) => event.waitUntil(storeStart()))

// No page is taken over: this runs once no tab shows one of the worker before.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.allSettled([keepTwoReleases(release), self.registration.navigationPreload?.enable()])),
)

self.addEventListener('message', (event) => event.waitUntil(storeSeen(event.data as SeenByPage)))
