import * as z from 'zod/mini'
import { getMemberEvents, memberEvents } from '#contract/account/events.ts'
import { getBalance, getMember } from '#src/gateway/calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { listen } from '#src/gateway/event-stream.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { callQuery, queryClient } from '#src/gateway/query-client.ts'
import { storeMissionCount } from './member-counts.ts'

/** Milliseconds. */
const pollEvery = 30_000
const maxWaitMs = 60_000

/** What is asked again where a deposit or a withdrawal has moved, by the ids of calls. */
const movedBy: Readonly<Record<string, readonly string[]>> = {
  deposit: ['getDeposit', 'getDeposits', 'getDepositChannels'],
  withdrawal: ['getWithdrawals', 'getWithdrawRules'],
}

/** When the newest balance that was reported is from: an older one that comes late changes nothing. */
let balanceAt = 0

function applyBalance({ balance, currency, at }: z.infer<typeof memberEvents.balance>): void {
  const time = Date.parse(at)
  if (time < balanceAt) return
  balanceAt = time
  const key = callQuery(getBalance, {}).queryKey
  // A pending answer may be of before.
  void queryClient.cancelQueries({ queryKey: key })
  queryClient.setQueryData(key, { success: true, value: { balance, currency } })
}

function applyCounts({ missions, ...counts }: z.infer<typeof memberEvents.counts>): void {
  storeMissionCount(missions)
  const key = callQuery(getMember, {}).queryKey
  const known = queryClient.getQueryData(key)?.value.unreadMessage
  queryClient.setQueryData(key, (before) => before && { ...before, value: { ...before.value, ...counts } })
  // A list that is open shows what has just been written.
  if (known !== undefined && known !== counts.unreadMessage) invalidateCalls(['getMessages'])
}

function invalidateCalls(ids: readonly string[]): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey: [id] }) => ids.includes(String(id)) })
}

/** Takes an event into what the page knows. One that is not as the contract says, or has another name, is passed over. */
export function takeEvent(name: string, data: string): void {
  const read = <Event>(shape: z.ZodMiniType<Event>): Event | undefined => {
    try {
      return z.safeParse(shape, JSON.parse(data)).data
    } catch {
      return undefined
    }
  }
  if (name === 'balance') {
    const event = read(memberEvents.balance)
    if (event) applyBalance(event)
  } else if (name === 'counts') {
    const event = read(memberEvents.counts)
    if (event) applyCounts(event)
  } else if (name in movedBy) {
    invalidateCalls(movedBy[name] ?? [])
  }
}

/** Milliseconds until the next try: twice as long each time, and never the same for all visitors at once. */
export const waitAfter = (failures: number, random = Math.random()): number =>
  Math.min(maxWaitMs, 1000 * 2 ** failures) * (0.5 + random / 2)

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      resolve()
    })
  })
}

/** While nothing is pushed, the balance is asked for; what cannot be had now stays as it was. */
async function poll(tell: (name: string, data: string) => void): Promise<void> {
  if (document.hidden) return
  try {
    const { value } = await callGateway(getBalance, {})
    // Of the same time as the last one pushed: this browser's clock is not the gateway's.
    tell('balance', JSON.stringify({ ...value, at: new Date(balanceAt).toISOString() }))
  } catch {
    // The next try, or a press on refresh, says more.
  }
}

/** Listens for all tabs until `signal` ends it: again after each break, and meanwhile by asking. */
async function follow(tell: (name: string, data: string) => void, signal: AbortSignal): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    const polling = window.setInterval(() => void poll(tell), pollEvery)
    try {
      await listen(getMemberEvents, {
        signal,
        onEvent: tell,
        onOpen: () => {
          failures = 0
          window.clearInterval(polling)
        },
      })
    } catch (error) {
      const { status, retryAfter } = toGatewayError(error)
      // The session is over, and with it all of this.
      if (status === 401) return
      const again = window.setInterval(() => void poll(tell), pollEvery)
      await sleep(Math.max(waitAfter(failures), (retryAfter ?? 0) * 1000), signal)
      window.clearInterval(again)
    } finally {
      window.clearInterval(polling)
    }
  }
}

/** What a tab sends that has just begun to hear the others: an event from before is lost to it. */
const joined = 'joined'

/**
 * Stores balance and counts of who is signed in as the gateway pushes them, until the answer is called. The tabs of one
 * member share one stream: whoever has the lock listens and passes each event on, and the newest ones to a tab that joins.
 */
export function startMemberEvents(memberId: string): () => void {
  const end = new AbortController()
  const name = `member-events ${memberId}`
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
  const newest = new Map<string, string>()
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === joined) for (const event of newest) channel.postMessage(event)
      if (!Array.isArray(data)) return
      const [event, text]: unknown[] = data
      if (typeof event === 'string' && typeof text === 'string') takeEvent(event, text)
    }
  channel?.postMessage(joined)
  const tell = (event: string, data: string) => {
    if (end.signal.aborted) return
    takeEvent(event, data)
    if (event === 'balance' || event === 'counts') newest.set(event, data)
    channel?.postMessage([event, data])
  }
  const listenHere = () => follow(tell, end.signal)
  const isShared = channel && typeof navigator.locks !== 'undefined'
  // A lock that was given up while it was waited for is no failure.
  if (isShared) void navigator.locks.request(name, { signal: end.signal }, listenHere).catch(() => undefined)
  else void listenHere()
  return () => {
    end.abort()
    channel?.close()
    balanceAt = 0
  }
}
