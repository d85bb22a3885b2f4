import type { CssNode } from 'css-tree'

/** What a page holds, as far as selectors ask for it. */
export interface PageMarkup {
  tags: ReadonlySet<string>
  classes: ReadonlySet<string>
  ids: ReadonlySet<string>
  /** `name` of each attribute, `name=value` of each pair, and `name~=word` of each word of a value. */
  attributes: ReadonlySet<string>
}

const startTag = /^<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>$/i
const attribute = /([^\s=]+)(?:="([^"]*)")?/g

/** The tags of a page, those that are written alike once: most elements of a page are written like others of it. */
function tagsOf(html: string): ReadonlySet<string> {
  const tags = new Set<string>()
  for (let from = html.indexOf('<'); from !== -1; ) {
    const to = html.indexOf('>', from)
    if (to === -1) break
    tags.add(html.slice(from, to + 1))
    from = html.indexOf('<', to)
  }
  return tags
}

/** Reads a page as the build writes it: every value in double quotes, and no ">" in any. */
export function markupOf(html: string): PageMarkup {
  const tags = new Set<string>()
  const classes = new Set<string>()
  const ids = new Set<string>()
  const attributes = new Set<string>()
  for (const tag of tagsOf(html)) {
    const [, name, own = ''] = startTag.exec(tag) ?? []
    if (name === undefined) continue
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

/** Something that a page holds or does not. */
interface Ask {
  of: keyof PageMarkup
  name: string
}

/** What one part of a selector needs: something of the page, one of some selectors, or a state that no page is in yet. */
type Need = { kind: 'ask'; ask: Ask } | { kind: 'one-of'; selectors: readonly Needs[] } | { kind: 'never' }

/** All that a selector needs to match an element of a page: each part by itself, wherever it stands. */
export type Needs = readonly Need[]

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

/** What a part of a selector needs; nothing where it is not understood. */
function needsOfPart(node: CssNode): Needs {
  const ask = askOf(node)
  if (ask) return [{ kind: 'ask', ask }]
  if (node.type !== 'PseudoClassSelector') return []
  if (notYet.has(node.name)) return [{ kind: 'never' }]
  if (!lists.has(node.name)) return []
  return [{ kind: 'one-of', selectors: (node.children?.toArray() ?? []).flatMap(needsOf) }]
}

/** What each selector of a list needs: read once, and asked of many pages. */
export const needsOf = (list: CssNode): Needs[] =>
  list.type === 'SelectorList'
    ? list.children
        .toArray()
        .flatMap((node) => (node.type === 'Selector' ? [node.children.toArray().flatMap(needsOfPart)] : []))
    : []

/** All that these selectors ask of a page. */
export const asksOf = (selectors: readonly Needs[]): Ask[] =>
  selectors.flat().flatMap((need) => {
    if (need.kind === 'one-of') return asksOf(need.selectors)
    return need.kind === 'ask' ? [need.ask] : []
  })

const holds = (page: PageMarkup, { of, name }: Ask) => page[of].has(name)

/** Equal for pages of which these ask in vain for the same. */
export const answersOf = (page: PageMarkup, asks: readonly Ask[]): string =>
  asks.map((ask) => (holds(page, ask) ? '1' : '0')).join('')

function isMet(need: Need, page: PageMarkup): boolean {
  if (need.kind === 'ask') return holds(page, need.ask)
  return need.kind === 'one-of' && someMatches(need.selectors, page)
}

/** Whether one of the selectors may match an element of the page. */
export const someMatches = (selectors: readonly Needs[], page: PageMarkup): boolean =>
  selectors.some((needs) => needs.every((need) => isMet(need, page)))
