import { html, type Markup } from '#cli/lib/html.ts'
import { calm, section } from '#cli/page/page.ts'
import { table } from '#cli/page/table.ts'
import { changedText } from '../compare/changed-text.ts'
import type { Difference } from '../compare/compare.ts'
import type { StringChange } from '../compare/strings.ts'
import { none } from './plain.ts'

function stringRow({ key, language, before, after }: StringChange): Markup[] {
  const parts = changedText(before ?? '', after ?? '')
  const hasBoth = before !== null && after !== null
  const side = (text: string | null, changed: Markup) => {
    if (text === null) return none
    if (!hasBoth) return html`<span class="text" lang="${language}" dir="auto">${text}</span>`
    return html`<span class="text" lang="${language}" dir="auto">${parts.start}${changed}${parts.end}</span>`
  }
  return [
    html`<code>${key}</code>`,
    side(before, html`${parts.before && html`<del>${parts.before}</del>`}`),
    side(after, html`${parts.after && html`<ins>${parts.after}</ins>`}`),
  ]
}

function stringTables({ before, after, strings, languages }: Difference): Markup[] {
  const names = [...new Set(strings.map(({ language }) => language))]
  const alone = languages.map(({ language, change, strings: count }) => {
    const where = change === 'added' ? after : before
    return html`<li><span class="badge">${language}</span> only in ${where}, ${count} strings</li>`
  })
  return [
    ...(alone.length > 0 ? [html`<ul class="card alone">${alone}</ul>`] : []),
    ...names.map((language) => {
      const own = strings.filter((change) => change.language === language)
      return html`<h3>${language}</h3>${table({
        caption: `Strings in ${language}`,
        columns: [{ title: 'Key' }, { title: before }, { title: after }],
        rows: own.map(stringRow),
      })}`
    }),
  ]
}

export function stringsSection(difference: Difference): Markup {
  const { strings, languages } = difference
  const isSame = strings.length + languages.length === 0
  return section({
    id: 'strings',
    title: 'Strings',
    count: strings.length,
    body: isSame ? calm('Every string is the same.') : stringTables(difference),
  })
}
