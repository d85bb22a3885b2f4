import { html, type Markup } from '#cli/lib/html.ts'
import { shownChange } from '../lib/bytes.ts'
import { besideModule, figureList, renderPage } from '../page/page.ts'
import type { Difference } from './compare/compare.ts'
import { configSection } from './sections/config.ts'
import { filesSection, hasFiles, sumOf } from './sections/files.ts'
import { pairsSection, tokensSection } from './sections/look.ts'
import { releaseSections } from './sections/releases.ts'
import { stringsSection } from './sections/strings.ts'

function figuresOf(difference: Difference): Markup {
  const { config, tokens, pairs, strings, files } = difference
  const [before, after] = [sumOf(files?.totals ?? [], 'before'), sumOf(files?.totals ?? [], 'after')]
  const counted = (to: string, name: string, count: number) => ({ to, name, value: String(count), isNone: count === 0 })
  return figureList([
    counted('config', 'settings', config.length),
    counted('tokens', 'tokens', tokens.length),
    counted('pairs', 'pairs of colours', pairs.length),
    counted('strings', 'strings', strings.length),
    ...(hasFiles(difference) ? [counted('files', 'files', files?.changes.length ?? 0)] : []),
    ...(files ? [{ to: 'files', name: 'bytes, brotli', value: shownChange(after.brotli - before.brotli) }] : []),
  ])
}

/** The difference of two sides as one page. */
export function diffPage(difference: Difference): string {
  const { before, after } = difference
  const sections = [configSection, tokensSection, pairsSection, stringsSection].map((draw) => draw(difference))
  return renderPage({
    title: `${before} and ${after}: what differs`,
    kind: 'Difference',
    heading: html`${before} <span class="arrow" aria-hidden="true">→</span><span class="hidden">to</span> ${after}`,
    lead: difference.isSame
      ? 'Nothing differs.'
      : 'Everything in which the two differ: what their folders say, how they look, what they say, and what is served.',
    summary: figuresOf(difference),
    body: html`${sections}${hasFiles(difference) && filesSection(difference)}${releaseSections(difference)}`,
    css: [besideModule(import.meta.dirname, 'diff.css')],
  })
}
