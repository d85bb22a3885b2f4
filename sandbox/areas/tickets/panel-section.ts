import { html } from 'hono/html'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Html } from '#sandbox/server/panel-parts.ts'

/** What waits for customer service or was answered, with a field for the answer. */
export function ticketsSection({ store }: Pick<Gateway, 'store'>): Html {
  const rows = store.supportTickets.latest(40).filter(({ state }) => state !== 'closed')
  const rowOf = ({ id, member_id, state }: (typeof rows)[number]): Html => {
    const member = store.members.byId(member_id)
    const last = store.supportTickets.messages(id).at(-1)
    return html`<tr><td>${member?.merchant} ${member?.name}</td><td>${id}</td><td>${state}</td><td>${last?.content}</td>
<td><form method="post" action="/sandbox/tickets/${id}"><input name="answer" aria-label="Answer" required><button>answer</button></form>
<form method="post" action="/sandbox/tickets/${id}"><button name="close" value="true">close</button></form></td></tr>`
  }
  return html`<section><h2>Support tickets</h2>
${
  rows.length === 0
    ? html`<p>There is nothing to do.</p>`
    : html`<div class="scroll"><table><thead><tr><th scope="col">Member</th><th scope="col">Id</th><th scope="col">State</th>
<th scope="col">Last</th><th scope="col">Do</th></tr></thead><tbody>${rows.map(rowOf)}</tbody></table></div>`
}</section>`
}
