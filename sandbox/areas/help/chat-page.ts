import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

const style = `:root{color-scheme:light;font:16px/24px system-ui,sans-serif}
body{margin:0;background:#eef1f4;color:#17202a}main{max-width:480px;margin:48px auto;padding:24px;background:#fff;border-radius:12px}
h1{font-size:22px;line-height:30px;margin:0 0 4px}ol{display:grid;gap:12px;margin:20px 0;padding:0;list-style:none}
li{max-width:85%;padding:10px 14px;border-radius:12px;background:#eef1f4;overflow-wrap:anywhere}
li.own{justify-self:end;background:#dbe8fb}form{display:grid;gap:12px}label{display:grid;gap:6px;font-weight:600}
textarea{font:inherit;min-height:72px;padding:8px 12px;border-radius:8px;border:1px solid #97a3b0}
button{font:inherit;font-weight:600;min-height:48px;border-radius:8px;border:1px solid #1d5fbf;background:#1d5fbf;color:#fff;cursor:pointer}
:focus-visible{outline:3px solid #7db1ff;outline-offset:2px}`

/** No script at all, one known style, forms to itself, and in nobody's frame. */
export const chatPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'Cache-Control': 'no-store',
  // Not `no-referrer`: a browser would then not say where a form comes from, and it would be refused as another site's.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

type Chat =
  | { state: 'over' }
  | {
      state: 'open'
      /** The merchant's. */
      name: string
      /** Empty for a guest. */
      sender: string
      /** What the visitor has said. */
      lines: readonly string[]
    }

const answer = 'Thank you. This is a demo: nobody reads it, and nothing is kept. A real gateway has people here.'

/** What a chat service would show in a tab of its own. */
export function chatPage(chat: Chat) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo live chat</title>
<style>${raw(style)}</style></head>
<body><main><h1>Demo live chat</h1>${
    chat.state === 'over'
      ? html`<p role="status">This address was opened before, or is too old. Please start the chat from the site again.</p>`
      : talk(chat)
  }</main></body></html>`
}

function talk({ name, sender, lines }: Extract<Chat, { state: 'open' }>) {
  const hidden = (key: string, value: string) => html`<input type="hidden" name="${key}" value="${value}">`
  return html`<p>The sandbox stands in for the customer service of ${name}.</p>
<ol aria-live="polite"><li>Hello${sender === '' ? '' : ` ${sender}`}, how can we help?</li>
${lines.map((line) => html`<li class="own">${line}</li><li>${answer}</li>`)}</ol>
<form method="post" action="/sandbox/chat">${hidden('name', name)}${hidden('sender', sender)}
${lines.map((line) => hidden('said', line))}
<label>Your message <textarea name="message" required maxlength="500"></textarea></label>
<button>Send</button></form>`
}
