/** Markup that is safe to stand in a page as it is. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

type Part = Markup | string | number | false | null | undefined | readonly Part[]

/** Text as it stands in a page, and in an attribute with double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** The text of markup whose writer escapes what means something, as React does; elements are left out. */
export function plainText(markup: string): string {
  return markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
}

function textOf(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Markup) return part.text
  if (typeof part === 'object') return part.map(textOf).join('')
  return escapeHtml(String(part)).replaceAll("'", '&#39;')
}

/**
 * HTML from a template: whatever is put in is escaped, unless it is Markup itself; a list is joined; false, null and
 * undefined are nothing. Attributes must stand in double quotes.
 */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, string, index) => `${text}${textOf(parts[index - 1])}${string}`))
}

/** Text that is markup already: a style sheet, a drawing of our own. */
export function trusted(text: string): Markup {
  return new Markup(text)
}
