import { html } from 'hono/html'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Html, table } from '#sandbox/server/panel-parts.ts'

/** What visitors wrote, the latest first. */
export function feedbackSection(gateway: Pick<Gateway, 'store'>): Html {
  const rows = gateway.store.feedback.latest(20).map(({ at, merchant, sender, reference, type, content }) => {
    return [new Date(at).toISOString(), merchant, sender || 'guest', reference, String(type), content]
  })
  return html`<section><h2>Feedback</h2>
${rows.length === 0 ? html`<p>There is nothing yet.</p>` : table(['At', 'Merchant', 'Sender', 'Reference', 'Type', 'Text'], rows)}</section>`
}
