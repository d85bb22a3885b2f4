import { escapeHtml } from '#cli/lib/html.ts'

/** A site as the index of the preview lists it. */
export interface ListedSite {
  code: string
  name: string
  /** Before the paths of the calls of the relay family: "/relay". */
  relayPrefix: string
  languages: readonly string[]
  themes: readonly string[]
  categories: readonly string[]
  /** Switches and features by name, on or off. */
  switches: Readonly<Record<string, boolean>>
  /** On the server's own origin. */
  picture: string
  /** A data address; null where the drawing is not there. */
  logo: string | null
  accounts: readonly { role: string; username: string; password: string }[]
}

const style = `
:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}
body{max-width:1200px;margin:0 auto;padding:32px 20px;background:light-dark(#f4f5f7,#14161a);color:light-dark(#1a1d23,#e8eaee)}
h1{font-size:28px;margin:0 0 4px}p{margin:0 0 24px;color:light-dark(#596070,#a3abba)}
ul.sites{display:grid;grid-template-columns:repeat(auto-fill,minmax(340px,1fr));gap:20px;padding:0;list-style:none}
.sites>li{background:light-dark(#fff,#1d2026);border-radius:14px;overflow:hidden;border:1px solid light-dark(#e1e4ea,#2c313a)}
.picture{display:block;position:relative}.picture img{display:block;width:100%;aspect-ratio:1200/510;object-fit:cover}
.picture .logo{position:absolute;left:16px;bottom:14px;width:56px;aspect-ratio:1;filter:drop-shadow(0 2px 8px #0008)}
.body{padding:16px 18px}h2{margin:0;font-size:19px}h2 a{color:inherit}
.meta{color:light-dark(#596070,#a3abba);font-size:13px;margin:2px 0 12px}
.switches{display:flex;flex-wrap:wrap;gap:4px;padding:0;margin:0 0 12px;list-style:none;font-size:11px}
.switches li{padding:2px 7px;border-radius:6px;background:light-dark(#e7f3ec,#173226);color:light-dark(#0b5a33,#8fdcb1)}
.switches li.off{background:light-dark(#eceef2,#262a32);color:light-dark(#5c6474,#98a0af);text-decoration:line-through}
table{border-collapse:collapse;font-size:13px;width:100%}td{padding:3px 8px 3px 0}code{font-size:12.5px}
`

function card(site: ListedSite, port: string): string {
  const address = `http://${site.code}.localhost${port ? `:${port}` : ''}/`
  const switches = Object.entries(site.switches)
    .map(
      ([name, isOn]) =>
        `<li${isOn ? '' : ' class="off"'}>${escapeHtml(name)}${isOn ? '' : ' <span hidden>off</span>'}</li>`,
    )
    .join('')
  const accounts = site.accounts
    .map(
      ({ role, username, password }) =>
        `<tr><td>${role}</td><td><code>${escapeHtml(username)}</code></td><td><code>${escapeHtml(password)}</code></td></tr>`,
    )
    .join('')
  return `<li id="${site.code}"><a class="picture" href="${address}"><img src="${site.picture}" alt="${escapeHtml(site.name)}">${site.logo === null ? '' : `<img class="logo" src="${site.logo}" alt="">`}</a><div class="body">
<h2><a href="${address}">${escapeHtml(site.name)}</a></h2>
<div class="meta">${[site.languages.join(' '), site.themes.join(' and '), `${site.categories.length} categories`].map(escapeHtml).join(' · ')}</div>
<ul class="switches">${switches}</ul><table>${accounts}</table></div></li>`
}

/** The page of plain localhost: every tenant with a picture, its address, switches and demo accounts. */
export function indexPage(sites: readonly ListedSite[], port: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Livery preview</title><style>${style}</style></head><body><h1>Livery preview</h1>
<p>${sites.length} sites, one codebase. The sandbox gateway answers behind each; its panel is at <a href="/sandbox/">/sandbox/</a>.</p>
<ul class="sites">${sites.map((site) => card(site, port)).join('')}</ul></body></html>`
}
