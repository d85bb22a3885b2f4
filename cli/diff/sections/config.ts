import { html, type Markup } from '#cli/lib/html.ts'
import { drawnSwatch } from '#cli/page/swatch.ts'
import type { Difference } from '../compare/compare.ts'
import type { ConfigChange } from '../compare/values.ts'
import { none, plainSection } from './plain.ts'

const isColourText = (value: unknown): value is string => typeof value === 'string' && /^(#|oklch\()/.test(value)

/** Lists one item beside the other; what the other side has not is marked. */
function listOf(value: readonly unknown[], other: unknown, mark: 'del' | 'ins'): Markup {
  const rest = new Set(Array.isArray(other) ? other.map(String) : [])
  const items = value.map((item) => {
    const text = typeof item === 'string' ? item : JSON.stringify(item)
    if (rest.has(text) || !Array.isArray(other)) return html`<li>${text}</li>`
    return html`<li>${mark === 'del' ? html`<del>${text}</del>` : html`<ins>${text}</ins>`}</li>`
  })
  return value.length === 0 ? html`<span class="dim">empty</span>` : html`<ul class="list">${items}</ul>`
}

function settingOf(value: unknown, other: unknown, mark: 'del' | 'ins'): Markup {
  if (Array.isArray(value)) return listOf(value, other, mark)
  if (isColourText(value)) return html`<span class="with-swatch">${drawnSwatch(value)}<code>${value}</code></span>`
  return html`<code class="value">${typeof value === 'string' ? value : JSON.stringify(value)}</code>`
}

/** The file that set most of a side's settings: it is said once, and only others are named beside a setting. */
function usualFile(config: readonly ConfigChange[], side: 'beforeFrom' | 'afterFrom'): string | null {
  const counts = new Map<string, number>()
  for (const { [side]: file } of config) if (file && file !== 'default') counts.set(file, (counts.get(file) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** "brand.layout.hero": what it is in stands back. */
function pathOf(path: string): Markup {
  const cut = path.lastIndexOf('.') + 1
  return html`<code><span class="dim">${path.slice(0, cut)}</span>${path.slice(cut)}</code>`
}

export function configSection({ before, after, config }: Difference): Markup {
  const usual = { before: usualFile(config, 'beforeFrom'), after: usualFile(config, 'afterFrom') }
  const from = (file: string | null, most: string | null) =>
    file && file !== most ? html`<span class="from">${file}</span>` : null
  const rows = config.map((change) => [
    pathOf(change.path),
    change.before === null
      ? none
      : html`${settingOf(change.before, change.after, 'del')}${from(change.beforeFrom, usual.before)}`,
    change.after === null
      ? none
      : html`${settingOf(change.after, change.before, 'ins')}${from(change.afterFrom, usual.after)}`,
  ])
  const files = [...new Set([usual.before, usual.after])].flatMap((file) => (file ? [html`<code>${file}</code>`] : []))
  const note =
    files.length > 0
      ? html`Set in ${files[0]}${files[1] && html` and ${files[1]}`}, but where another file is named.`
      : undefined
  return plainSection({
    id: 'config',
    title: 'Configuration',
    note,
    same: 'Every setting is the same.',
    columns: ['Setting', before, after],
    rows,
  })
}
