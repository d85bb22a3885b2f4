import type { CssNode, Selector } from 'css-tree'

/** What a page holds, as far as selectors ask for it. */
export interface PageMarkup {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** `name` of each attribute, `name=value` of each pair, and `name~=word` of each word of a value. */
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
  // Most elements of a page are written like others of it.
  const seen = new Set<string>()
  for (const [whole, name = '', own = ''] of html.matchAll(startTag)) {
    if (seen.has(whole)) continue
    seen.add(whole)
    tags.add(name.toLowerCase())
    for (const [, key = '', value = ''] of own.matchAll(attribute)) {
      attributes.add(key).add(`${key}=${value}`)
      for (const word of value.split(' ')) attributes.add(`${key}~=${word}`)
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

/** Something that a page holds or does not. */
interface Ask {
  of: keyof PageMarkup
  name: string
}

function askOfAttribute(node: Extract<CssNode, { type: 'AttributeSelector' }>): Ask | undefined {
  const { name } = node.name
  if (byVisitor.has(name)) return undefined
  const isWhole = node.matcher === '=' || node.matcher === '~='
  if (!isWhole || !node.value || inOwnWords.has(name)) return { of: 'attributes', name }
  const value = node.value.type === 'String' ? node.value.value : node.value.name
  return { of: 'attributes', name: `${name}${node.matcher}${value}` }
}

/** What the page must hold for this part of a selector; undefined where any page may be it. */
function askOf(node: CssNode): Ask | undefined {
  if (node.type === 'TypeSelector') return node.name === '*' ? undefined : { of: 'tags', name: node.name.toLowerCase() }
  if (node.type === 'ClassSelector') return { of: 'classes', name: node.name }
  if (node.type === 'IdSelector') return { of: 'ids', name: node.name }
  return node.type === 'AttributeSelector' ? askOfAttribute(node) : undefined
}

/** The selectors in a list that stands in a selector. */
const listedIn = (node: CssNode): Selector[] =>
  node.type === 'PseudoClassSelector' && lists.has(node.name)
    ? (node.children?.toArray() ?? []).flatMap((list) => selectorsOf(list))
    : []

/** All that these selectors ask of a page. */
export const asksOf = (selectors: readonly Selector[]): Ask[] =>
  selectors
    .flatMap(({ children }) => children.toArray())
    .flatMap((node) => [askOf(node) ?? [], asksOf(listedIn(node))].flat())

const holds = (page: PageMarkup, { of, name }: Ask) => page[of].has(name)

/** Equal for pages of which these ask in vain for the same. */
export const answersOf = (page: PageMarkup, asks: readonly Ask[]): string =>
  asks.map((ask) => (holds(page, ask) ? '1' : '0')).join('')

/** Whether an element of the page may be what this part of a selector asks for. What is not understood may. */
function mayBe(node: CssNode, page: PageMarkup): boolean {
  const ask = askOf(node)
  if (ask) return holds(page, ask)
  if (node.type !== 'PseudoClassSelector') return true
  if (notYet.has(node.name)) return false
  return !lists.has(node.name) || someMatches(listedIn(node), page)
}

/** Whether one of the selectors may match an element of the page; each part by itself, wherever it stands. */
export function someMatches(selectors: readonly Selector[], page: PageMarkup): boolean {
  return selectors.some((selector) => selector.children.toArray().every((node) => mayBe(node, page)))
}
