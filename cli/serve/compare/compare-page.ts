import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cspHash } from '#cli/fs/hash.ts'
import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { style as indexStyle, mark } from '../index-page/index-style.ts'
import { hostBefore, type ShownRelease, type ShownReleases } from './shown-release.ts'

const script = readFileSync(join(import.meta.dirname, 'compare.js'), 'utf8')

const style = `${indexStyle}
body{display:flex;flex-direction:column;height:100vh;height:100dvh}
header form{flex:0 1 600px;display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;gap:10px;margin-inline-start:auto}
header form .search{flex:0 1 260px}
.pair-of-frames{display:grid;grid-template-columns:1fr 1fr;flex:1;min-height:0;gap:1px;max-width:none;margin:0;padding:0;background:var(--line)}
section{display:flex;flex-direction:column;min-width:0;min-height:0;background:var(--bg)}
.what{display:flex;flex-wrap:wrap;align-items:baseline;gap:2px 12px;padding:10px 24px;border-block-end:1px solid var(--line)}
.what h2{font-size:14px}.what code{color:var(--text-2);overflow-wrap:anywhere}.what a{margin-inline-start:auto}
.live{padding:0 8px;border-radius:5px;background:var(--chalk);color:var(--bg);font-weight:600;font-size:11px}
.frame{flex:1;display:flex;justify-content:center;min-height:0;overflow:auto;background:var(--s2)}
iframe{flex:1;border:0;background:var(--bg)}
[data-width="390"] iframe{flex:0 0 390px}[data-width="768"] iframe{flex:0 0 768px}
@media (min-width:1000px){header,header form{flex-wrap:nowrap}header form{flex:none}header form .search{flex:none;width:260px}header b+span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}}
@media (max-width:700px){.pair-of-frames{grid-template:1fr 1fr/1fr}header form{margin-inline-start:0}}
`

const addressesOf = ({ code }: ShownReleases, port: string) =>
  [hostBefore(code), `${code}.localhost`].map((host) => `http://${host}${port ? `:${port}` : ''}`)

/** "2026-11-20 08:44 UTC". */
const momentOf = (created: string) => `${created.slice(0, 10)} ${created.slice(11, 16)} UTC`

function pane(name: string, { id, created, isLive, revision }: ShownRelease, address: string): Markup {
  return html`<section aria-label="${name}"><div class="what"><h2>${name}</h2>${isLive && html`<span class="live">live</span>`}<span>${momentOf(created)}</span><code>${id}</code>${revision !== null && html`<code>${revision.slice(0, 12)}</code>`}<a href="${address}/">Open alone</a></div>
<div class="frame"><iframe src="${address}/" title="${name}: ${id}"></iframe></div></section>`
}

/** The page of plain localhost where two releases are served: both beside each other, at the same path. */
export function comparePage(shown: ShownReleases, port: string): { body: string; headers: Record<string, string> } {
  const [first, second = first] = shown.releases
  const [before = '', after = ''] = addressesOf(shown, port)
  const widths = [
    ['', 'Full'],
    ['768', '768'],
    ['390', '390'],
  ].map(
    ([value, text], place) =>
      html`<label><input type="radio" name="width" value="${value}"${place === 0 && trusted(' checked')}>${text}</label>`,
  )
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${shown.name}: two releases</title><style>${trusted(style)}</style></head><body>
<header><b>${trusted(mark)}Livery</b><span>${shown.name}, two releases</span>
<form><label class="search"><input name="path" aria-label="Path of both" placeholder="Path of both, such as /promotions" autocomplete="off" spellcheck="false"></label><button class="button">Go</button><span class="choices" role="radiogroup" aria-label="Width">${widths}</span></form></header>
<main class="pair-of-frames">${pane('Before', first, before)}${pane('After', second, after)}</main><script>${trusted(script)}</script></body></html>
`
  const policy = [
    "default-src 'none'",
    `style-src ${cspHash(style)}`,
    `script-src ${cspHash(script)}`,
    `frame-src ${before} ${after}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
  return { body: page.text, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } }
}
