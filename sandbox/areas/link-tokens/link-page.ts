import { html } from 'hono/html'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Html, merchantOptions } from '#sandbox/server/panel-parts.ts'

/** The panel's part that hands out addresses that sign in. */
export function linkSection(gateway: Pick<Gateway, 'merchants'>): Html {
  return html`<section><h2>Log-in by a link</h2>
<p>An address that signs a member in: good once, for two minutes.</p>
<form method="post" action="/sandbox/links">
<label>Merchant <select name="merchant">${merchantOptions(gateway)}</select></label>
<label>User name <input name="username" value="player" maxlength="64"></label>
<button>Make a link</button></form></section>`
}

export function linkPage(address: string, account: string): Html {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Log-in by a link</title></head>
<body><p>This link signs in ${account}, once, for two minutes:</p><p><a rel="noreferrer" href="${address}">${address}</a></p>
<p><a href="/sandbox/">Back to the panel</a></p></body></html>`
}
