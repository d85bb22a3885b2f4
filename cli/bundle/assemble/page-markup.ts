import type { CssNode, Selector } from 'css-tree'

/** What a page holds, as far as selectors ask for it. */
export interface PageMarkup {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** `name` of each attribute, and `name=value` of each pair. */
  attributes: ReadonlySet<string>
}

const startTag = /<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /([^\s=]+)(?:="([^"]*)")?/g

/** Reads a page as the build writes it: every value in double quotes. */
export function markupOf(html: string): PageMarkup {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const attributes = new Set<string>()
  for (const [, name = '', own = ''] of html.matchAll(startTag)) {
    tags.add(name.toLowerCase())
    for (const [, key = '', value = ''] of own.matchAll(attribute)) {
      attributes.add(key).add(`${key}=${value}`)
      if (key === 'class') for (const one of value.split(' ')) classes.add(one)
      if (key === 'id') ids.add(value)
    }
  }
  return { tags, classes, ids, attributes }
}

/** Set on the root before the first paint, by what the visitor chose: any value may hold. */
const byVisitor = new Set([
  'lang',
  'dir',
  'data-theme',
  'data-language',
  'data-elsewhere',
  'data-pending',
  'data-session',
  'data-side',
  'data-storage',
])

/** What each tenant and page says in its own words: a selector that asks for one of these is taken to match whatever it says. */
const inOwnWords = new Set([
  ...byVisitor,
  ...['data-page', 'data-path', 'data-themes', 'data-languages'],
  ...[
    'href',
    'src',
    'srcset',
    'hreflang',
    'content',
    'title',
    'alt',
    'aria-label',
    'aria-labelledby',
    'value',
    'id',
    'for',
  ],
])

/** Equal for pages that no selector tells apart. */
export function keyOf({ tags, classes, ids, attributes }: PageMarkup): string {
  const told = [...attributes].filter((one) => !inOwnWords.has(one.slice(0, one.indexOf('='))))
  return [tags, classes, ids, told].map((names) => [...names].sort().join(' ')).join('\n')
}

/** States that nothing is in before the page answers. */
const notYet = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'modal',
  'popover-open',
  'checked',
])

const lists = new Set(['is', 'where', 'has'])

export const selectorsOf = (list: CssNode): Selector[] =>
  list.type === 'SelectorList' ? list.children.toArray().filter((node) => node.type === 'Selector') : []

function hasAttribute(node: Extract<CssNode, { type: 'AttributeSelector' }>, page: PageMarkup): boolean {
  const { name } = node.name
  if (byVisitor.has(name)) return true
  if (node.matcher !== '=' || !node.value || inOwnWords.has(name)) return page.attributes.has(name)
  return page.attributes.has(`${name}=${node.value.type === 'String' ? node.value.value : node.value.name}`)
}

/** Whether an element of the page may be what this part of a selector asks for. What is not understood may. */
function mayBe(node: CssNode, page: PageMarkup): boolean {
  if (node.type === 'TypeSelector') return node.name === '*' || page.tags.has(node.name.toLowerCase())
  if (node.type === 'ClassSelector') return page.classes.has(node.name)
  if (node.type === 'IdSelector') return page.ids.has(node.name)
  if (node.type === 'AttributeSelector') return hasAttribute(node, page)
  if (node.type !== 'PseudoClassSelector') return true
  if (notYet.has(node.name)) return false
  return !lists.has(node.name) || (node.children?.toArray() ?? []).some((list) => someMatches(selectorsOf(list), page))
}

/** Whether one of the selectors may match an element of the page; each part by itself, wherever it stands. */
export function someMatches(selectors: readonly Selector[], page: PageMarkup): boolean {
  return selectors.some((selector) => selector.children.toArray().every((node) => mayBe(node, page)))
}
