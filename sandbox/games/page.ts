import { html } from 'hono/html'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { gameTexts } from './texts.ts'

const ofTables = ['tables']
const ofOdds = ['ticket', 'book']
/** Where a kind has another style sheet than its own, and which; matches and bouts are cards as a ticket is one. */
const sheetsOf: Readonly<Record<string, readonly string[]>> = {
  ...{ wheel: ofTables, cards: ofTables, live: ofTables, roulette: ofTables },
  ...{ book: ofOdds, fight: ofOdds },
}

/** The page of a game before its launch is exchanged: no script of its own but one file, nothing of the member. */
export function gamePage({ kind, language, title }: { kind: string; language: LanguageCode; title: string }) {
  const { tag, dir } = languages[language]
  const texts = gameTexts(language)
  return html`<!doctype html>
<html lang="${tag}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title || texts.demo}</title>
<link rel="icon" href="/play/art/gem-diamond.svg">
<link rel="stylesheet" href="/play/assets/play.css">
${(sheetsOf[kind] ?? [kind]).map((name) => html`<link rel="stylesheet" href="/play/assets/${name}.css">`)}
<script type="module" src="/play/assets/main.ts"></script>
</head>
<body data-kind="${kind}" data-texts="${JSON.stringify(texts)}">
<main id="play" aria-busy="true"></main>
<footer class="demo">${texts.demo}</footer>
</body></html>`
}

/** `siteOrigin`: whose page may show the game in a frame; null for nobody's. */
export function gamePageHeaders(siteOrigin: string | null): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin ?? "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  }
}
