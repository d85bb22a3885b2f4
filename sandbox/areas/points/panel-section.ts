import { html } from 'hono/html'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { redeemReasons } from './texts.ts'

/** What was redeemed and waits for the operator, with what they can answer. */
export function pointsSection({ store }: Pick<Gateway, 'store'>): ReturnType<typeof html> {
  const rows = store.redemptions.waiting(40).map(({ reference, member_id, item, quantity, points, address }) => {
    const member = store.members.byId(member_id)
    const answers = ['approved', ...redeemReasons].map(
      (answer) => html`<button name="answer" value="${answer}">${answer}</button>`,
    )
    return html`<tr><td>${member ? `${member.merchant} ${member.name}` : ''}</td><td>${reference}</td>
<td>${quantity} × ${item}</td><td>${points}</td><td>${address}</td>
<td><form method="post" action="/sandbox/redemptions/${reference}">${answers}</form></td></tr>`
  })
  if (rows.length === 0) return html`<section><h2>Points mall</h2><p>There is nothing to do.</p></section>`
  return html`<section><h2>Points mall</h2><p>All answers but “approved” reject it and give everything back.</p>
<div class="scroll"><table><thead><tr><th scope="col">Member</th><th scope="col">Reference</th><th scope="col">Item</th>
<th scope="col">Points</th><th scope="col">Address</th><th scope="col">Answer</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}
