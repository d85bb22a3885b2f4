import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { escapeHtml } from '#cli/lib/html.ts'

/** Where the scripts of this folder are for a page: "/@livery/client.js". */
const prefix = '/@livery/'

/** The script that every page of the development server has. */
export const clientScript = `<script type="module" src="${prefix}client.js"></script>`

const scriptNames = ['client.js', 'overlay.js', 'overlay-style.js', 'waiting.js']

/** The source of a script by its address, as it is in the folder; undefined for any other address. */
export function devScript(path: string): string | undefined {
  const name = scriptNames.find((candidate) => path === `${prefix}${candidate}`)
  return name === undefined ? undefined : readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** Has Vite serve the scripts, with its own connection in the client and the token that opens the editor. */
export function devPagePlugin(): Plugin {
  let token = ''
  return {
    name: 'livery:dev-page',
    enforce: 'pre',
    configResolved(config) {
      token = config.webSocketToken
    },
    resolveId(source, importer) {
      if (importer?.startsWith(prefix) && source.startsWith('./')) return `${prefix}${source.slice(2)}`
      return devScript(source) === undefined ? null : source
    },
    load: (id) => devScript(id)?.replace('__LIVERY_TOKEN__', JSON.stringify(token)) ?? null,
  }
}

/** Nothing but this server's own scripts, and no markup made by them. */
const policy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"

/** The page of a tenant that cannot be shown: `text` for whoever has no scripts. */
export function waitingPage(code: string, text: string): { html: string; headers: Record<string, string> } {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="dark"><title>${escapeHtml(code)} has findings</title><script type="module" src="${prefix}waiting.js"></script></head>
<body><pre>${escapeHtml(text)}</pre></body></html>
`
  return { html, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } }
}
