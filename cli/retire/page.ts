import { cspHash } from '#cli/fs/hash.ts'
import { textHead } from '#cli/fs/own-file.ts'
import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { contactLinks } from '#cli/site-files/contact-links.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { type Pixel, pixelOf, ratioOf, readColour } from '#cli/theme/colour.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { workerPath } from '#contract/site/worker.ts'
import { wordsOf } from './words.ts'

/** The last site of a tenant by path: texts that need no script and no other file. */
export type LastSite = Readonly<Record<string, string>>

const black: Pixel = [0, 0, 0]
const white: Pixel = [1, 1, 1]

/** What can be read on the brand's colour. */
function inkOn(colour: string): string {
  const parsed = readColour(colour)
  if (!parsed) return '#fff'
  const shown = pixelOf(parsed)
  return ratioOf(shown, white) >= ratioOf(shown, black) ? '#fff' : '#000'
}

const styleOf = (colour: string) =>
  [
    ':root{color-scheme:light dark}',
    'body{margin:0;background:light-dark(#f2f4f7,#0f1216);color:light-dark(#171b21,#eef1f5);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}',
    'main{min-block-size:100dvh;box-sizing:border-box;display:grid;grid-template-columns:minmax(0,36rem);place-content:center;gap:1rem;padding:clamp(1rem,5vw,4rem)}',
    `section{padding:clamp(1.25rem,5vw,2rem);border-radius:1rem;background:light-dark(#fff,#191d23);border:1px solid light-dark(#d8dde4,#2d333b)}`,
    `section:first-child{background-image:linear-gradient(${colour} .375rem,transparent 0)}`,
    'h1,h2{margin:0;line-height:1.3;text-wrap:balance}h1{font-size:1.75rem}h2{font-size:1.25rem}',
    'p{margin:.75rem 0 0}',
    'a{color:inherit;text-underline-offset:.2em}',
    '.ask{display:flex;flex-wrap:wrap;gap:0 1.5rem;margin-block-end:-.5rem}.ask span{flex-basis:100%;font-size:.9375rem;opacity:.8}.ask a{padding-block:.5rem}',
    `.go{display:inline-block;margin-block-start:.5rem;padding:.625rem 1.5rem;border:2px solid transparent;border-radius:.625rem;background:${colour};color:${inkOn(colour)};font-weight:600;text-align:center;text-decoration:none}`,
    'a:focus-visible{outline:3px solid;outline-offset:3px;border-radius:.25rem}',
  ].join('')

interface Section {
  language: LanguageCode
  next: URL | undefined
  /** It has the page's title. */
  isFirst: boolean
}

function section(tenant: Tenant, { language, next, isFirst }: Section): Markup {
  const words = wordsOf(language)
  const names = { name: tenant.name, host: next?.host ?? '', holder: tenant.licence.holder }
  /** Names have a direction of their own: none of them turns what stands beside it. */
  const fill = (text: string) =>
    text
      .split(/\{\{(\w+)\}\}/)
      .map((part, at) => (at % 2 === 1 ? html`<bdi>${names[part as keyof typeof names]}</bdi>` : part))
  const { tag, dir } = languages[language]
  const title = fill(next ? words.moved : words.closed)
  const contacts = contactLinks(tenant.contacts)
  return html`<section lang="${tag}" dir="${dir}">
${isFirst ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
<p>${fill(words.money)}</p>
${next && html`<p><a class="go" href="${next.href}">${fill(words.go)}</a></p>`}
${contacts.length > 0 && html`<p class="ask"><span>${words.ask}</span>${contacts}</p>`}
</section>
`
}

/** What stands at a retired tenant's domains: that it is closed or where it went, and who has the players' money. */
export function lastSite(tenant: Tenant, next: URL | undefined): LastSite {
  const first = tenant.languages.default
  const all = [first, ...tenant.languages.supported.filter((code) => code !== first)]
  const style = styleOf(tenant.brand.colour)
  const page = html`<!doctype html>
<html lang="${languages[first].tag}" dir="${languages[first].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="generator" content="livery">
<meta name="robots" content="noindex">
<title>${tenant.name}</title>
${next && html`<link rel="canonical" href="${next.href}">`}
<style>${trusted(style)}</style>
</head>
<body>
<main>
${all.map((code, index) => section(tenant, { language: code, next, isFirst: index === 0 }))}
</main>
</body>
</html>
`.toString()
  const policy = `default-src 'none'; style-src ${cspHash(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  const headers = [`Content-Security-Policy: ${policy}`, 'X-Content-Type-Options: nosniff', 'Cache-Control: no-cache']
  return {
    'index.html': page,
    '404.html': page,
    // The site's worker would go on opening the site where there is no connection.
    [workerPath.slice(1)]: removeWorker,
    _headers: `${textHead}/*\n${headers.map((line) => `  ${line}\n`).join('')}`,
  }
}
