import type { QueryClient } from '@tanstack/react-query'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { addFavourite, getFavouriteIds, getMember, removeFavourite } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { getFavourites } from '#src/gateway/play-calls.ts'
import { callKey, invalidate } from '#src/gateway/query-client.ts'
import { useSessionStore } from '#src/session/session-store.ts'
import { createFavourites, type FavouriteMessage, type Favourites } from './favourites.ts'

type Ids = AnswerTo<typeof getFavouriteIds>
/** A message with the member it is about: another tab may be somebody else's. */
interface Envelope {
  member: string
  message: FavouriteMessage
}

const key = callKey(getFavouriteIds, {})

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Only this origin's own pages speak on the channel, but it may be an older one of them. */
function isEnvelope(data: unknown): data is Envelope {
  if (!isObject(data) || typeof Reflect.get(data, 'member') !== 'string') return false
  const message: unknown = Reflect.get(data, 'message')
  if (!isObject(message) || !isObject(Reflect.get(message, 'stamp'))) return false
  const type: unknown = Reflect.get(message, 'type')
  return type === 'wanted' ? isObject(Reflect.get(message, 'game')) : type === 'settled' || type === 'refused'
}

function noted(nodeId: number, isOn: boolean) {
  return (answer: Ids | undefined): Ids | undefined => {
    if (!answer || answer.value.includes(nodeId) === isOn) return answer
    return { ...answer, value: isOn ? [...answer.value, nodeId] : answer.value.filter((id) => id !== nodeId) }
  }
}

function start(client: QueryClient): Favourites {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('favourites')
  const member = () => client.getQueryData<AnswerTo<typeof getMember>>(callKey(getMember, {}))?.value.id
  const favourites = createFavourites({
    tab: crypto.randomUUID(),
    now: () => Date.now(),
    later: (milliseconds, run) => {
      const timer = window.setTimeout(run, milliseconds)
      return () => window.clearTimeout(timer)
    },
    isOnline: () => navigator.onLine,
    has: (nodeId) => client.getQueryData<Ids>(key)?.value.includes(nodeId) ?? false,
    send: ({ nodeId, vendor, gameType }, isOn) =>
      isOn
        ? callGateway(addFavourite, { body: { nodeId, vendor, gameType } })
        : callGateway(removeFavourite, { query: { nodeId } }),
    // Where the browser has no locks, each tab keeps to one request a game by itself.
    alone: async (name, work) => {
      if (navigator.locks) await navigator.locks.request(name, work)
      else await work()
    },
    tell: (message) => {
      const known = member()
      if (known !== undefined) channel?.postMessage({ member: known, message } satisfies Envelope)
    },
    note: (nodeId, isOn) => {
      // A pending answer may have been given before.
      void client.cancelQueries({ queryKey: key })
      client.setQueryData<Ids>(key, noted(nodeId, isOn))
    },
    refresh: () => {
      void client.invalidateQueries({ queryKey: key })
      void invalidate(client, getFavourites)
    },
  })
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isEnvelope(data) && data.member === member()) favourites.hear(data.message)
    }
  client.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] === getFavouriteIds.id) favourites.onList()
  })
  window.addEventListener('online', favourites.onOnline)
  useSessionStore.subscribe(({ token }, before) => {
    if (token !== before.token) favourites.clear()
  })
  return favourites
}

const started = new WeakMap<QueryClient, Favourites>()

/** The one list of wanted favourites beside the answers of a client; it lives as long as the page. */
export function favouritesOf(client: QueryClient): Favourites {
  const known = started.get(client) ?? start(client)
  started.set(client, known)
  return known
}
