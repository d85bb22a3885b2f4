import type { Hono } from 'hono'
import * as z from 'zod'
import {
  answerTicket,
  closeTicket,
  getTicket,
  getTicketPicture,
  getTickets,
  openTicket,
  type Ticket,
} from '#contract/account/tickets.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { inputOf, isForm } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import type { TicketRow } from './rows.ts'
import { close, open, reply, writeOn } from './tickets.ts'

const maxPageSize = 50
const excerptLength = 120

export function addTicketRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  const own = (member: MemberRow, id: string): TicketRow | Refusal => {
    const ticket = store.supportTickets.find(id)
    return ticket?.member_id === member.id ? ticket : refuse('ticket.unknown')
  }
  const answered = (ticket: TicketRow | Refusal) => (ticket instanceof Refusal ? ticket : good(whole(gateway, ticket)))

  addCall(app, gateway, getTickets, ({ member, query }) => {
    const refused = refuseTrial(member)
    if (refused) return refused
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const rows = store.supportTickets.page(member.id, query.pageSize, offsetOf(query))
    return good({
      tickets: rows.map((row) => headOf(gateway, row)),
      ...pagesOf(query, store.supportTickets.count(member.id)),
    })
  })

  addCall(app, gateway, getTicket, ({ member, query }) => {
    const ticket = own(member, query.id)
    if (!(ticket instanceof Refusal)) store.supportTickets.change(ticket.id, { is_unread: 0 })
    return answered(ticket instanceof Refusal ? ticket : { ...ticket, is_unread: 0 })
  })

  addCall(app, gateway, openTicket, ({ member, body }) => answered(open(gateway, member, body)))

  addCall(app, gateway, answerTicket, ({ member, query, body }) => {
    const ticket = own(member, query.id)
    return answered(ticket instanceof Refusal ? ticket : writeOn(gateway, ticket, body))
  })

  addCall(app, gateway, closeTicket, ({ member, query }) => {
    const ticket = own(member, query.id)
    return answered(ticket instanceof Refusal ? ticket : close(gateway, ticket))
  })

  addCall(app, gateway, getTicketPicture, ({ member, query }) => {
    const ticket = own(member, query.id)
    const picture = ticket instanceof Refusal ? null : store.uploads.proving(query.picture, ticket.id)
    if (!picture) return refuse('ticket.unknown')
    return good({ image: `data:${picture.type};base64,${Buffer.from(picture.content).toString('base64')}` })
  })
}

function headOf({ store }: Pick<Gateway, 'store'>, row: TicketRow): Ticket {
  const [first] = store.supportTickets.messages(row.id)
  const words = (first?.content ?? '').replaceAll(/\s+/g, ' ')
  return {
    id: row.id,
    type: row.type,
    state: row.state,
    excerpt: words.length > excerptLength ? `${words.slice(0, excerptLength).trimEnd()}…` : words,
    openedAt: instantOf(row.opened_at),
    changedAt: instantOf(row.changed_at),
    isUnread: row.is_unread === 1,
  }
}

function whole(gateway: Pick<Gateway, 'store'>, row: TicketRow) {
  const messages = gateway.store.supportTickets.messages(row.id).map(({ id, sender, content, pictures, at }) => ({
    id: String(id),
    from: sender,
    content,
    at: instantOf(at),
    pictures: z.array(z.string()).parse(JSON.parse(pictures)),
  }))
  return { ...headOf(gateway, row), messages }
}

const step = z.union([
  z.object({ answer: z.string().trim().min(1).max(4000) }),
  z.object({ close: z.coerce.boolean() }),
])

/** What customer service does with a ticket. Only the sandbox has it. */
export function addTicketControls(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  app.post('/sandbox/tickets/:id', async (context) => {
    const asked = step.safeParse(await inputOf(context))
    if (!asked.success)
      return problemResponse(refuse('request.invalid', { fields: { answer: 'field.required' } }), gateway.now())
    const ticket = store.supportTickets.find(context.req.param('id'))
    if (!ticket) return problemResponse(refuse('ticket.unknown'), gateway.now())
    const { data } = asked
    const done = store.transaction(() =>
      'answer' in data ? reply(gateway, ticket, data.answer) : close(gateway, ticket),
    )
    if (done instanceof Refusal) return problemResponse(done, gateway.now())
    return isForm(context) ? context.redirect('/sandbox/', 303) : Response.json({ id: done.id, state: done.state })
  })
}
