import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'

/** The apps of a merchant, as its resources name them. */
export const appNames = { ios: 'iOS', android: 'Android', lite: 'Lite' } as const

/** Where the sandbox has the page that an app would be got from. */
export const appPage = (merchant: string, app: string): string => `/sandbox/app/${merchant}/${app}`

const style = `:root{color-scheme:light dark;font:16px/24px system-ui,sans-serif}
body{margin:0;background:#eef1f4;color:#17202a}main{max-width:480px;margin:48px auto;padding:24px;background:#fff;border-radius:12px}
h1{font-size:22px;line-height:30px;margin:0 0 4px}
@media(prefers-color-scheme:dark){body{background:#12161b;color:#e7ecf1}main{background:#1c232b}}`

/** No script at all, one known style, and in nobody's frame. */
export const appPageHeaders = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** What stands in for a store's page, or for a file to install. */
export function standInForStore(merchant: string, app: string) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${app} app of ${merchant}</title>
<style>${raw(style)}</style></head>
<body><main><h1>${merchant} for ${app}</h1>
<p>This is a demo: there is no app to install. A real gateway names the address of the store, or of the file, here.</p>
</main></body></html>`
}
