import { html, type Markup } from '#cli/lib/html.ts'
import { shownBytes, shownChange } from '../../lib/bytes.ts'
import type { Difference } from '../compare/compare.ts'
import { none, plainSection } from './plain.ts'

const text = (value: string | null): Markup => (value === null ? none : html`<code>${value}</code>`)

function routesSection({ routes = [] }: Difference): Markup {
  return plainSection({
    id: 'routes',
    title: 'What is loaded',
    note: 'At the start, and by each page and popup beyond it; in brotli.',
    same: 'Every page loads as much as before.',
    columns: ['Page or popup', 'Before', 'After', 'Change'],
    rows: routes.map(({ name, before, after }) => [
      html`${name}`,
      before === null ? none : html`${shownBytes(before)}`,
      after === null ? none : html`${shownBytes(after)}`,
      html`${shownChange((after ?? 0) - (before ?? 0))}`,
    ]),
  })
}

function headersSection({ headers = [] }: Difference): Markup {
  return plainSection({
    id: 'headers',
    title: 'Headers',
    note: 'Without the hashes of scripts and styles, which are each build’s own.',
    same: 'Every address is sent with the same headers.',
    columns: ['Address', 'Header', 'Before', 'After'],
    rows: headers.map(({ path, name, before, after }) => [text(path), html`${name}`, text(before), text(after)]),
  })
}

function checksSection({ checks = [] }: Difference): Markup {
  return plainSection({
    id: 'checks',
    title: 'Checks before the release',
    same: 'The checks said the same.',
    columns: ['Check', 'Before', 'After'],
    rows: checks.map(({ name, before, after }) => [
      html`${name}`,
      before === null ? none : html`${before}`,
      after === null ? none : html`${after}`,
    ]),
  })
}

/** What only two releases have; nothing for other sides. */
export const releaseSections = (difference: Difference): Markup[] =>
  difference.routes ? [routesSection, headersSection, checksSection].map((draw) => draw(difference)) : []
