import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { DepositRow } from './rows.ts'

const style = `:root{color-scheme:light;font:16px/24px system-ui,sans-serif}
body{margin:0;background:#eef1f4;color:#17202a}main{max-width:420px;margin:48px auto;padding:24px;background:#fff;border-radius:12px}
h1{font-size:22px;line-height:30px;margin:0 0 4px}dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:20px 0}
dt{color:#51606f}dd{margin:0;text-align:end;font-variant-numeric:tabular-nums}form{display:grid;gap:12px}
button{font:inherit;font-weight:600;min-height:48px;border-radius:8px;border:1px solid #1d5fbf;background:#1d5fbf;color:#fff;cursor:pointer}
button.plain{background:#fff;color:#17202a;border-color:#97a3b0}:focus-visible{outline:3px solid #7db1ff;outline-offset:2px}`

/** No script at all, one known style, forms to itself, and in nobody's frame. */
export const payPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  // Not `no-referrer`: a browser would then not say where a form comes from, and it would be refused as another site's.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

const messages: Readonly<Record<DepositRow['state'], string>> = {
  waiting: '',
  reported: 'The payment is being checked.',
  received: 'The payment was made. You can close this page.',
  expired: 'The time to pay is over. Nothing was paid.',
  cancelled: 'The payment was given up. Nothing was paid.',
  refused: 'The payment was not made. You can close this page.',
}

/** What a payment service would show in a tab of its own: who is paid, how much, and a yes or a no. */
export function payPage({ amount, note, state, page_key }: DepositRow, payee: string, currency: string) {
  const isOpen = state === 'waiting'
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo payment service</title>
<style>${raw(style)}</style></head>
<body><main>
<h1>Demo payment service</h1>
<p>No money moves here: the sandbox stands in for a bank.</p>
<dl><dt>Payee</dt><dd>${payee}</dd><dt>Amount</dt><dd>${decimalOf(amount)} ${currency}</dd><dt>Note</dt><dd>${note}</dd></dl>
${
  isOpen
    ? html`<form method="post" action="/sandbox/pay/${page_key}"><button name="answer" value="pay">Pay</button>
<button class="plain" name="answer" value="fail">Do not pay</button></form>`
    : html`<p role="status">${messages[state]}</p>`
}
</main></body></html>`
}
