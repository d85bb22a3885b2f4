import { randomBytes } from 'node:crypto'
import type { openTicket } from '#contract/account/tickets.ts'
import type { BodyOf } from '#contract/call.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { TicketRow } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Written = Pick<BodyOf<typeof openTicket>, 'content' | 'pictures'>

const maxOpen = 5
const maxHourly = 30
const hourMs = 3_600_000

/** A new ticket with its first message. Inside a transaction. */
export function open(
  part: Part,
  member: MemberRow,
  { type, ...written }: BodyOf<typeof openTicket>,
): TicketRow | Refusal {
  const { store, now } = part
  const refused = refuseTrial(member)
  if (refused) return refused
  if (store.supportTickets.openCount(member.id) >= maxOpen) return refuse('ticket.too-many')
  const at = now().getTime()
  const id = `T${randomBytes(6).toString('hex').toUpperCase()}`
  const row: TicketRow = { id, member_id: member.id, type, state: 'open', opened_at: at, changed_at: at, is_unread: 0 }
  store.supportTickets.add(row)
  return write(part, row, written) ?? row
}

/** The member writes on. Inside a transaction. */
export function writeOn(part: Part, ticket: TicketRow, written: Written): TicketRow | Refusal {
  if (ticket.state === 'closed') return refuse('ticket.closed')
  const refused = write(part, ticket, written)
  if (refused) return refused
  return changed(part, ticket, { state: 'open', is_unread: 0 })
}

/** Customer service answers. Inside a transaction. */
export function reply(part: Part, ticket: TicketRow, content: string): TicketRow | Refusal {
  if (ticket.state === 'closed') return refuse('ticket.closed')
  const at = part.now().getTime()
  part.store.supportTickets.write({ ticket_id: ticket.id, sender: 'service', content, pictures: '[]', at })
  return changed(part, ticket, { state: 'answered', is_unread: 1 })
}

/** Ends it for good; again changes nothing. */
export function close(part: Part, ticket: TicketRow): TicketRow {
  return ticket.state === 'closed' ? ticket : changed(part, ticket, { state: 'closed' })
}

function changed({ store, now }: Part, ticket: TicketRow, change: Partial<TicketRow>): TicketRow {
  const after = { ...change, changed_at: now().getTime() }
  store.supportTickets.change(ticket.id, after)
  return { ...ticket, ...after }
}

function write(part: Part, { id, member_id }: TicketRow, { content, pictures = [] }: Written): Refusal | null {
  const { store, now } = part
  const merchant = store.members.byId(member_id)?.merchant ?? ''
  const limit = { merchant, subject: `tickets of ${member_id}`, most: maxHourly, windowMs: hourMs }
  const tooMany = refuseTry(part, [limit])
  if (tooMany) return tooMany
  const ids = [...new Set(pictures)]
  if (!store.uploads.attach(ids, member_id, id)) return refuse('proof.unknown')
  const at = now().getTime()
  store.supportTickets.write({ ticket_id: id, sender: 'member', content, pictures: JSON.stringify(ids), at })
  return null
}
