import { html, type Markup } from '#cli/lib/html.ts'
import { contactLinks } from '#cli/site-files/contact-links.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { oldestBrowsers } from '../oldest-browsers.ts'
import type { Resource } from './html.ts'

/** Written for browsers of 2013 and later: nothing newer than flex boxes. The visitor's language comes first. */
export const oldBrowserStyle = [
  'body{margin:0;padding:24px 16px;background:#f2f4f7;color:#171b21;font:17px/1.6 system-ui,sans-serif}',
  'main{display:flex;flex-direction:column;max-width:576px;margin:0 auto}',
  'section{order:1;margin-top:16px;padding:20px 24px;border:1px solid #d8dde4;border-radius:16px;background:#fff}',
  'section:target{order:0;border-color:#171b21}',
  'h1,h2{margin:0;font-size:22px;line-height:1.3}p{margin:12px 0 0}',
  'a{display:inline-block;padding:4px 0;color:inherit}',
].join('')

interface Words {
  title: string
  text: string
  open: string
}

export interface OldBrowserInput {
  config: Pick<SiteConfig, 'name' | 'contacts'>
  /** The site's own first. */
  languages: readonly Pick<SiteLanguage, 'tag' | 'dir'>[]
  /** JSON of a namespace in a language: `meta` has the sentences, `shell` the name of customer service. */
  stringsOf(tag: string, namespace: 'meta' | 'shell'): string
  /** What the site says the policy of this page is. */
  policy: string
  style: Resource
}

/** A brand has a direction of its own and turns nothing beside it; a version runs as the browser's name before it. */
function filled(text: string, brand: string): (Markup | string)[] {
  const versions: Readonly<Record<string, string>> = oldestBrowsers
  return text
    .split(/\{\{\s*(\w+)\s*\}\}/)
    .map((part, at) => (at % 2 === 0 ? part : part === 'brand' ? html`<bdi>${brand}</bdi>` : (versions[part] ?? part)))
}

function section(input: OldBrowserInput, at: number): Markup {
  const language = input.languages[at]
  if (!language) throw new Error(`No language at ${at}`)
  const { tag, dir } = language
  const { oldBrowser } = JSON.parse(input.stringsOf(tag, 'meta')) as { oldBrowser?: Words }
  if (!oldBrowser) return html``
  const { service } = JSON.parse(input.stringsOf(tag, 'shell')) as { service?: { title: string } }
  const { name } = input.config
  const title = filled(oldBrowser.title, name)
  const contacts = contactLinks(input.config.contacts)
  return html`<section id="${tag}" lang="${tag}" dir="${dir}">
${at === 0 ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
<p>${filled(oldBrowser.text, name)}</p>
<p><a href="/">${filled(oldBrowser.open, name)}</a></p>
${contacts.length > 0 && html`<p>${service?.title ?? ''} ${contacts}</p>`}
</section>
`
}

/** What a browser older than `oldestBrowsers` shows, where `bootScript` sends it with the visitor's language as the fragment: a sentence in each of the site's languages, without any script. */
export function oldBrowserPage(input: OldBrowserInput): string {
  const [own] = input.languages
  return html`<!doctype html>
<html lang="${own?.tag}" dir="${own?.dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${input.policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${input.config.name}</title>
<link rel="stylesheet" href="${input.style.href}" integrity="${input.style.integrity}" crossorigin>
</head>
<body>
<main>
${input.languages.map((_, at) => section(input, at))}
</main>
</body>
</html>
`.toString()
}
