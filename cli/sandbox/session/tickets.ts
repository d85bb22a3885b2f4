import type * as z from 'zod'
import type { TicketKind } from '../database/tickets.ts'
import type { Gateway } from '../gateway.ts'
import { digestOf, newSecret } from './secrets.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** A kind of ticket: how long it is good, and what it says. */
interface Kind<Content> {
  kind: TicketKind
  lifeMs: number
  content: z.ZodType<Content>
}

/** Makes and takes the tickets of a kind. Each is good once, at one merchant. */
export function ticketsOf<Content>({ kind, lifeMs, content }: Kind<Content>) {
  return {
    /** Gives what the holder shows: the gateway keeps only its digest. */
    issue({ store, now }: Part, merchant: string, says: Content): string {
      const at = now().getTime()
      const ticket = newSecret()
      store.tickets.sweep(kind, at - lifeMs)
      store.tickets.add({ kind, digest: digestOf(ticket), merchant, content: JSON.stringify(says), at })
      return ticket
    },
    /** Uses a ticket up, whatever comes of it; null where it is not known, of another merchant or too old. */
    take({ store, now }: Part, merchant: string, ticket: string): Content | null {
      const row = store.tickets.take(kind, merchant, digestOf(ticket))
      if (!row || row.at + lifeMs <= now().getTime()) return null
      return content.parse(JSON.parse(row.content))
    },
  }
}
