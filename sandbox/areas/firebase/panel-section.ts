import { html } from 'hono/html'
import { type Html, table } from '#sandbox/server/panel-parts.ts'
import { firebaseFaults } from './faults.ts'

/** Numbers that make the stand-in for Firebase fail. */
export function firebaseSection(): Html {
  const rows = firebaseFaults.map(({ ending, at, error }) => [ending, at === 'send' ? 'sending' : 'signing in', error])
  return html`<section><h2>Firebase</h2><p>Mobile numbers that end in these digits provoke an error.</p>
${table(['Ends in', 'When', 'Error'], rows)}</section>`
}
