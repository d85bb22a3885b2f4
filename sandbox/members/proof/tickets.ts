import type * as z from 'zod'
import { digestOf, newSecret } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { TicketKind } from './ticket-rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** A kind of ticket: how long it is good, and what it says. */
interface Kind<Content> {
  kind: TicketKind
  lifeMs: number
  content: z.ZodType<Content>
}

/** Makes and takes the tickets of a kind. Each is good once, at one merchant. */
export function ticketsOf<Content>({ kind, lifeMs, content }: Kind<Content>) {
  const read = ({ now }: Part, row: { content: string; at: number } | null): Content | null =>
    !row || row.at + lifeMs <= now().getTime() ? null : content.parse(JSON.parse(row.content))
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
    take: (part: Part, merchant: string, ticket: string): Content | null =>
      read(part, part.store.tickets.take(kind, merchant, digestOf(ticket))),
    /** What a ticket says that stays good; null as above. */
    look: (part: Part, merchant: string, ticket: string): Content | null =>
      read(part, part.store.tickets.find(kind, merchant, digestOf(ticket))),
  }
}
