import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { AskedPerson } from './provider.ts'

const providerNames = { google: 'Google', facebook: 'Facebook', telegram: 'Telegram' } as const

const style = `:root{color-scheme:dark light;font:16px/24px system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:Canvas;color:CanvasText}
main{box-sizing:border-box;width:min(420px,100%);padding:32px 24px}
h1{font-size:24px;line-height:32px;margin:0 0 12px}p{margin:0 0 24px}
form{display:grid;gap:12px}
button{font:inherit;font-weight:650;min-height:48px;padding:0 16px;border-radius:12px;border:1px solid #8888;background:Field;color:FieldText;cursor:pointer}
:focus-visible{outline:2px solid #4d9fff;outline-offset:2px}`

const styleHash = createHash('sha256').update(style).digest('base64')

/** The stand-in provider's question: who are you? A plain form, without scripts. */
export function oauthPage({ merchant, provider, asked }: AskedPerson) {
  const fields = Object.entries(asked).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sandbox account</title>
<style>${raw(style)}</style></head>
<body><main>
<h1>${merchant.name} asks who you are</h1>
<p>This page of the sandbox stands in for ${providerNames[provider]}. Nobody here is real.</p>
<form method="post">
${fields}
<button name="person" value="known">Known player</button>
<button name="person" value="new">New visitor</button>
<button name="person" value="cancel">Cancel</button>
</form>
</main></body></html>`
}

/**
 * A form's target holds for where its answer leads, too: so the site is named. Without a referrer there would be no
 * `Origin` by which the form is told from one of another site.
 */
export function oauthPageHeaders({ asked }: AskedPerson): Record<string, string> {
  const site = new URL(asked.redirect_uri).origin
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${site}; base-uri 'none'; frame-ancestors 'none'`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  }
}
