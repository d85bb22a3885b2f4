import { html } from 'hono/html'
import type { Gateway } from './gateway.ts'

export type Html = ReturnType<typeof html>

export const panelHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
}

/** For a choice of the panel. */
export function merchantOptions({ merchants }: Pick<Gateway, 'merchants'>): Html[] {
  return [...merchants.values()].map(({ code, name }) => html`<option value="${code}">${name}</option>`)
}

/** The cells are text. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): Html {
  return html`<div class="scroll"><table><thead><tr>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`
}
