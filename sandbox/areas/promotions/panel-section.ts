import { html } from 'hono/html'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { activityOf, requestAnswers } from './take-part.ts'

/** Promotions that were asked for, with what the operator can answer; the latest first. */
export function promotionSection({ store }: Pick<Gateway, 'store'>): ReturnType<typeof html> {
  const rows = store.promotions.asked(40).map(({ member: id, promotion }) => {
    const member = store.members.byId(id)
    const answers = requestAnswers.map((answer) => html`<button name="answer" value="${answer}">${answer}</button>`)
    return html`<tr><td>${member ? `${member.merchant} ${member.name}` : ''}</td><td>${promotion}</td>
<td>${store.uploads.count(activityOf(id, promotion))}</td><td><form method="post" action="/sandbox/promotions/${id}/${promotion}">${answers}</form></td></tr>`
  })
  if (rows.length === 0) return html`<section><h2>Promotions</h2><p>Nobody has asked for one.</p></section>`
  return html`<section><h2>Promotions</h2><p>“issued” pays it at once, the other answer rejects it with that reason.</p>
<div class="scroll"><table><thead><tr><th scope="col">Member</th><th scope="col">Promotion</th><th scope="col">Pictures</th>
<th scope="col">Answer</th></tr></thead><tbody>${rows}</tbody></table></div></section>`
}
