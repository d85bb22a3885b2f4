import type { Query } from '@tanstack/react-query'
import type { Call } from '#contract/call.ts'
import { type SeenByPage, workerPath } from '#contract/site/worker.ts'
import type { CallRef } from '#src/gateway/call-ref.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { pagePolicy } from '#src/lib/page-policy.ts'
import { useSessionStore } from '#src/session/session-store.ts'

/** Whether `callQuery` made a query, of a call that no token goes with, and it was answered. */
const isPublic = ({ meta, state }: Query): boolean =>
  meta?.auth === 'none' && typeof meta.load === 'function' && state.status === 'success'

/** The address that a query asked, and the answer as the gateway sent it. */
async function answerOf({ queryKey: [, query], state, meta }: Query): Promise<[address: string, text: string]> {
  const { load } = meta as unknown as CallRef<Call>
  const [{ callUrl }, call] = await Promise.all([import('#src/gateway/client.ts'), load()])
  return [callUrl(call, query), JSON.stringify(state.data)]
}

/** What this page has loaded: it was opened without a worker, which has seen nothing of it. */
async function seenByPage(): Promise<SeenByPage> {
  const entries = performance.getEntriesByType('resource').map(({ name }) => new URL(name))
  const own = entries.filter(({ origin }) => origin === location.origin)
  const queries = queryClient.getQueryCache().findAll({ predicate: isPublic })
  return { files: own.map(({ pathname }) => pathname), answers: await Promise.all(queries.map(answerOf)) }
}

async function register(): Promise<void> {
  const { serviceWorker } = navigator
  // A browser without Trusted Types takes the path as it is.
  await serviceWorker.register(pagePolicy()?.createScriptURL(workerPath) ?? workerPath)
  const { active } = await serviceWorker.ready
  active?.postMessage(await seenByPage())
}

/** A member who comes back without a connection is told so by the account itself: its code must be there. */
async function preloadAccount(): Promise<void> {
  if (useSessionStore.getState().token !== null) await import('./account/account-route.tsx')
}

/**
 * Has the site's worker installed once the browser has nothing else to do. A page that it already serves needs nothing: the
 * browser looks for a newer one by itself. Where there are no workers, or they are refused (private windows, full storage),
 * the site works as without.
 */
export function startWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { controller } = navigator.serviceWorker
  const start = () =>
    void preloadAccount()
      .then(() => (controller ? undefined : register()))
      .catch(() => undefined)
  if ('requestIdleCallback' in window) requestIdleCallback(start)
  else start()
}
