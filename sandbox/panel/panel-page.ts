import { html } from 'hono/html'
import { type Area, type CallsByTag, callsByTag } from '../calls/area.ts'
import { accountRows } from '../members/accounts.ts'
import { faultKinds } from '../server/faults.ts'
import type { Gateway } from '../server/gateway.ts'
import { type Html, merchantOptions, table } from '../server/panel-parts.ts'

/** The sandbox's own page: calls, faults, state, outbox and demo accounts. */
export function panelPage(gateway: Gateway, areas: readonly Area[]): Html {
  const byTag = callsByTag(areas)
  const options = merchantOptions(gateway)
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox gateway</title>
<style>${style}</style></head>
<body><main>
<h1>Sandbox gateway</h1>
<p>Games, money and winners here are not real. <a href="/openapi.json">OpenAPI document</a></p>
${faultSection(gateway, options, byTag)}
${stateSection(gateway, options)}
<section><h2>Demo accounts</h2>
<form method="post" action="/sandbox/attempts/clear"><button>Forget failed log-ins and other tries</button></form>
${table(['Merchant', 'Role', 'User name', 'Password', ''], accountRows(gateway.merchants.keys()))}</section>
${areas.map(({ panelSection }) => panelSection?.(gateway) ?? '')}
${outboxSection(gateway)}
<section><h2>Calls</h2>
${table(
  ['Area', 'Id', 'Method', 'Path', 'What it does'],
  [...byTag].flatMap(([tag, calls]) => calls.map((call) => [tag, call.id, call.method, call.path, call.summary])),
)}</section>
</main></body></html>`
}

function faultSection(gateway: Gateway, options: readonly Html[], byTag: CallsByTag): Html {
  const rows = gateway.faults.list().map((fault) => {
    return [fault.merchant ?? 'every', fault.call, fault.kind, String(fault.times ?? 'ever')]
  })
  const ids = [...byTag.values()].flat().map(({ id }) => html`<option>${id}</option>`)
  return html`<section><h2>Faults</h2>
${rows.length === 0 ? html`<p>Every call answers as it should.</p>` : table(['Merchant', 'Call', 'Kind', 'Times'], rows)}
<form method="post" action="/sandbox/faults">
<label>Merchant <select name="merchant"><option value="">Every merchant</option>${options}</select></label>
<label>Call <select name="call"><option value="*">Every call</option>${ids}</select></label>
<label>Kind <select name="kind">${faultKinds.map((kind) => html`<option>${kind}</option>`)}</select></label>
<label>Delay, ms <input name="ms" type="number" min="0" max="60000" value="1000"></label>
<label>Status <input name="status" type="number" min="400" max="599" value="500"></label>
<label>Times <input name="times" type="number" min="1" placeholder="for ever"></label>
<button>Add fault</button></form>
<form method="post" action="/sandbox/faults/clear"><button>Remove all faults</button></form></section>`
}

function stateSection(gateway: Gateway, options: readonly Html[]): Html {
  const rows = [...gateway.merchants.keys()].map((code) => {
    const { status, maintenanceEnd, isDomainValid, closedGames } = gateway.faults.stateOf(code)
    const name = ['normal', 'maintenance', 'region blocked'][status] ?? ''
    const closed = closedGames?.map(({ gameCode }) => gameCode) ?? [gateway.store.catalogue.closed(code)?.code ?? '']
    return [code, name, maintenanceEnd ?? '–', isDomainValid ? 'yes' : 'no', closed.join(', ') || '–']
  })
  return html`<section><h2>State</h2>${table(['Merchant', 'Status', 'Until', 'Domain valid', 'Games under maintenance'], rows)}
<form method="post" action="/sandbox/state">
<label>Merchant <select name="merchant">${options}</select></label>
<label>Status <select name="status"><option value="0">Normal</option><option value="1">Maintenance</option>
<option value="2">Region blocked</option></select></label>
<label>Until, ISO 8601 <input name="maintenanceEnd" placeholder="2026-11-20T18:00:00Z"></label>
<label>Domain <select name="isDomainValid"><option value="true">Valid</option><option value="false">Not valid</option></select></label>
<label>Games under maintenance, codes with commas <input name="closedGames" placeholder="as seeded"></label>
<button>Set state</button></form></section>`
}

function outboxSection(gateway: Gateway): Html {
  const messages = gateway.store.outbox.list({ merchant: null, to: null, most: 50 })
  const rows = messages.map(({ at, merchant, to, text }) => [new Date(at).toISOString(), merchant, to, text])
  return html`<section><h2>Outbox</h2><p>What the gateway would send by SMS and e-mail. It sends nothing.</p>
${rows.length === 0 ? html`<p>There is nothing yet.</p>` : table(['At', 'Merchant', 'To', 'Text'], rows)}</section>`
}

const style = `:root{color-scheme:dark light;font:14px/20px system-ui,sans-serif}
body{margin:0;background:Canvas;color:CanvasText}main{max-width:1080px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:38px;margin:0}h2{font-size:20px;line-height:28px;margin:40px 0 12px}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:8px 12px 8px 0;border-bottom:1px solid #8884}
th{font-weight:600}td{font-variant-numeric:tabular-nums}.scroll{overflow-x:auto}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;margin-top:16px}td form{margin:0}label{display:grid;gap:6px;font-weight:600}
input,select,button{font:inherit;min-height:40px;padding:0 12px;border-radius:8px;border:1px solid #8888;background:Field;color:FieldText}
button{font-weight:650;background:#0f7a4f;border-color:#0f7a4f;color:#fff;cursor:pointer}
:focus-visible{outline:2px solid #4d9fff;outline-offset:2px}`
