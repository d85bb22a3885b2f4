import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { VerifierMessage } from '#contract/identity/firebase-verifier.ts'

const style = `:root{color-scheme:dark light;font:14px/20px system-ui,sans-serif}
body{margin:0;padding:12px;background:transparent;color:CanvasText}`

const script = `const{origin,message}=document.querySelector('main').dataset
parent.postMessage(JSON.parse(message),origin)`

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Stands in for reCAPTCHA: a frame that lets everybody pass, and tells one site alone. */
export function verifierPage(message: VerifierMessage, origin: string) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Security check</title><style>${raw(style)}</style></head>
<body><main data-message="${JSON.stringify(message)}" data-origin="${origin}">Security check passed</main>
<script>${raw(script)}</script></body></html>`
}

export function verifierPageHeaders(origin: string): Record<string, string> {
  return {
    'Content-Security-Policy': `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors ${origin}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}
