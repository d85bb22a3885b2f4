import type * as z from 'zod/mini'
import type { memberEvents } from '#contract/account/events.ts'
import { type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Merchant, Merchants } from '#sandbox/merchants/merchants.ts'
import type { News } from '#sandbox/store/news.ts'
import type { Store } from '#sandbox/store/store.ts'
import { countsOf } from './counts.ts'

interface Part {
  store: Store
  now: () => Date
  /** Does what time has brought, while somebody looks. */
  settle: () => void
  merchants: Merchants
}

type Events = { [Name in keyof typeof memberEvents]: z.output<(typeof memberEvents)[Name]> }

/** A stream of one browser. */
interface Stream {
  memberId: number
  merchant: Merchant
  /** The session's public id: the stream ends with it. */
  session: string
  /** The red counts as they were last sent. */
  counts: string
  send(text: string): boolean
  close(): void
}

const heartbeatMs = 20_000
const tickMs = 1000
/** Chunks that a reader who does not read may leave behind. */
const maxUnread = 64
/** The tabs of a browser share one stream: more than a few are no visitor's. */
const maxOfSession = 4
const maxOfMember = 10

const encoder = new TextEncoder()

/** Tells members of what happens to them, on all of their open streams. Nobody's stream keeps a session awake. */
export function createEventHub(part: Part) {
  const streams = new Set<Stream>()
  let timers: NodeJS.Timeout[] = []

  const end = (stream: Stream): void => {
    if (!streams.delete(stream)) return
    stream.close()
    if (streams.size > 0) return
    for (const timer of timers) clearInterval(timer)
    timers = []
  }
  const send = (stream: Stream, text: string): void => {
    if (!stream.send(text)) end(stream)
  }
  /** Where they are others than sent before. */
  const tellCounts = (stream: Stream): void => {
    const counts = eventOf(part, stream, { member: stream.memberId, event: 'counts' })
    if (counts === stream.counts) return
    stream.counts = counts
    send(stream, counts)
  }
  const tell = (stream: Stream, news: News): void => {
    if (news.event !== 'counts') send(stream, eventOf(part, stream, news))
    // Money that moves may finish a mission.
    if (news.event === 'counts' || news.event === 'balance') tellCounts(stream)
  }
  const start = (): void => {
    if (timers.length > 0) return
    const beat = (): void => {
      endClosed()
      for (const stream of streams) {
        send(stream, ': \n\n')
        // What a new day or a limit has changed is told by nobody else.
        tellCounts(stream)
      }
    }
    timers = [setInterval(beat, heartbeatMs).unref(), setInterval(part.settle, tickMs).unref()]
  }
  /** Ends what belongs to a session that is over. */
  const endClosed = (): void => {
    const at = part.now().getTime()
    for (const stream of streams) if (!isOpen(part.store, stream.session, at)) end(stream)
  }
  const stopListening = part.store.news.listen((news) => {
    for (const stream of [...streams].filter(({ memberId }) => memberId === news.member)) {
      if (isOpen(part.store, stream.session, part.now().getTime())) tell(stream, news)
      else end(stream)
    }
  })

  return {
    endClosed,
    /** Whether one more may be opened. Those there are stay: who is turned away asks again later, and polls meanwhile. */
    hasRoom(member: number, session: string): boolean {
      endClosed()
      const own = [...streams].filter(({ memberId }) => memberId === member)
      const ofSession = own.filter((stream) => stream.session === session)
      return own.length < maxOfMember && ofSession.length < maxOfSession
    },
    /** The body of a `text/event-stream`; it begins with what is so now. */
    open({ merchant, member }: Owner, session: string): ReadableStream<Uint8Array> {
      let opened: Stream | null = null
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            const stream: Stream = {
              memberId: member.id,
              merchant,
              session,
              counts: '',
              send(text) {
                if ((controller.desiredSize ?? 0) <= 0) return false
                controller.enqueue(encoder.encode(text))
                return true
              },
              close: () => closeQuietly(controller),
            }
            opened = stream
            streams.add(stream)
            start()
            send(stream, 'retry: 3000\n\n')
            tell(stream, { member: member.id, event: 'balance' })
          },
          cancel() {
            if (opened) end(opened)
          },
        },
        { highWaterMark: maxUnread },
      )
    },
    closeAll(): void {
      for (const stream of [...streams]) end(stream)
    },
    /** For the end of the sandbox. */
    stop(): void {
      stopListening()
      for (const stream of [...streams]) end(stream)
    },
  }
}

export type EventHub = ReturnType<typeof createEventHub>

const idleMs = 30 * 60_000

/** Without waking it: who only looks is idle. */
function isOpen(store: Store, session: string, at: number): boolean {
  const row = store.sessions.byId(session)
  return row !== null && row.expires_at > at && row.last_used + idleMs > at
}

/** One that the reader has left already is closed. */
function closeQuietly(controller: ReadableStreamDefaultController): void {
  try {
    controller.close()
  } catch {
    // It was.
  }
}

function eventOf(part: Part, { merchant }: Stream, news: News): string {
  switch (news.event) {
    case 'balance':
      return written('balance', balanceOf(part, merchant, news.member))
    case 'counts':
      return written('counts', countsOf(part, news.member))
    default:
      return written(news.event, { id: news.id, state: news.state })
  }
}

function written<Name extends keyof Events>(name: Name, data: Events[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

function balanceOf({ store, now }: Part, merchant: Merchant, id: number): Events['balance'] {
  const member = store.members.byId(id)
  const balance = member ? store.ledger.balance(walletOf(store, { merchant, member })) : 0
  return { balance: decimalOf(balance), currency: merchant.currency, at: instantOf(now().getTime()) }
}

declare module '#sandbox/server/gateway.ts' {
  interface Gateway {
    /** What is pushed to members. */
    events: EventHub
  }
}
