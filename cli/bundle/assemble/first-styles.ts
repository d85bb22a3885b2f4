import { type Atrule, type CssNode, generate, parse, type Rule, type StyleSheet } from 'css-tree'
import { openMemo } from '#cli/lib/memo.ts'
import { answersOf, asksOf, markupOf, type Needs, needsOf, type PageMarkup, someMatches } from './page-markup.ts'

/** A declaration as text, and the custom property that it sets, if it does. */
interface Said {
  sets: string | null
  text: string
  reads: readonly string[]
}

type Part =
  | { kind: 'rule'; selectors: readonly Needs[]; head: string; said: readonly Said[] }
  | { kind: 'group'; head: string; parts: readonly Part[] }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'whole'; text: string }

/** A style sheet, read once for all pages that have it. */
export type ReadStyles = readonly Part[]

/** What a style in the page loads is asked for in the name of the page, whose address may hold what is nobody's business. */
const loadsNothing = ({ text }: { text: string }) => !/url\((?!["']?data:)/.test(text)

function saidBy(node: CssNode): Said {
  const text = generate(node)
  const reads = [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
  const isToken = node.type === 'Declaration' && node.property.startsWith('--')
  return { sets: isToken ? node.property : null, text, reads }
}

const ruleOf = (node: Rule): Part => ({
  kind: 'rule',
  selectors: needsOf(node.prelude),
  head: generate(node.prelude),
  said: node.block.children.toArray().map(saidBy).filter(loadsNothing),
})

function atRuleOf(node: Atrule): Part[] {
  const prelude = node.prelude ? generate(node.prelude) : ''
  if (node.name === 'media' && prelude === 'print') return []
  if (node.name.endsWith('keyframes')) return [{ kind: 'keyframes', name: prelude, text: generate(node) }]
  const parts = (node.block?.children.toArray() ?? []).flatMap(partsOf)
  const whole = generate(node)
  if (parts.length === 0) return loadsNothing({ text: whole }) ? [{ kind: 'whole', text: whole }] : []
  return [{ kind: 'group', head: `@${node.name}${prelude && ` ${prelude}`}`, parts }]
}

function partsOf(node: CssNode): Part[] {
  if (node.type === 'Rule') return [ruleOf(node)]
  return node.type === 'Atrule' ? atRuleOf(node) : []
}

/** Reads a style sheet as the build writes it: minified, without nested rules. */
export function readStyles(css: string): ReadStyles {
  const sheet = parse(css, { parseValue: false, parseCustomProperty: false }) as StyleSheet
  return sheet.children.toArray().flatMap(partsOf)
}

/** The parts that hold for the page: of rules those that one of its elements may match. */
function holding(parts: readonly Part[], page: PageMarkup): Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'rule') return someMatches(part.selectors, page) ? [part] : []
    if (part.kind !== 'group') return [part]
    const inside = holding(part.parts, page)
    return inside.length > 0 ? [{ ...part, parts: inside }] : []
  })
}

const rulesOf = (parts: readonly Part[]): Extract<Part, { kind: 'rule' }>[] =>
  parts.flatMap((part) => (part.kind === 'rule' ? [part] : part.kind === 'group' ? rulesOf(part.parts) : []))

/** What of a sheet holds for a page. */
interface Held {
  /** The custom properties that it reads anyway. */
  reads: readonly string[]
  /** Those that it sets, and what their values read. */
  sets: ReadonlyMap<string, readonly string[]>
  animations: readonly Extract<Part, { kind: 'keyframes' }>[]
  /** What it says where these custom properties are read. */
  textFor(tokens: ReadonlySet<string>): string
}

/** The custom properties that are read, those that their values read too. */
function tokensOf(sheets: readonly Held[]): ReadonlySet<string> {
  const needed = new Set<string>()
  const need = (names: readonly string[]) => {
    for (const name of names) {
      if (needed.has(name)) continue
      needed.add(name)
      for (const { sets } of sheets) need(sets.get(name) ?? [])
    }
  }
  for (const { reads } of sheets) need(reads)
  return needed
}

function textOf(parts: readonly Part[], tokens: ReadonlySet<string>): string {
  return parts
    .map((part) => {
      if (part.kind === 'whole') return part.text
      if (part.kind === 'keyframes') return ''
      if (part.kind === 'group') {
        const inside = textOf(part.parts, tokens)
        return inside && `${part.head}{${inside}}`
      }
      const said = part.said.filter(({ sets }) => sets === null || tokens.has(sets))
      return said.length > 0 ? `${part.head}{${said.map(({ text }) => text).join(';')}}` : ''
    })
    .join('')
}

function holdingOf(sheet: ReadStyles, page: PageMarkup): Held {
  const parts = holding(sheet, page)
  const by = Map.groupBy(
    rulesOf(parts).flatMap(({ said }) => said),
    ({ sets }) => sets,
  )
  const readsOf = (said: readonly Said[] = []) => [...new Set(said.flatMap(({ reads }) => reads))]
  const sets = new Map([...by].flatMap(([name, said]) => (name === null ? [] : [[name, readsOf(said)] as const])))
  // Sites of a profile mostly read the same of what a sheet sets.
  const texts = openMemo<string>(4)
  return {
    reads: readsOf(by.get(null)),
    sets,
    animations: parts.filter((part) => part.kind === 'keyframes'),
    textFor: (tokens) => texts([...sets.keys()].filter((name) => tokens.has(name)).join(), () => textOf(parts, tokens)),
  }
}

/** How many pages that a sheet tells apart are remembered. */
const mostMarkups = 200

/** What of a sheet holds for pages, made once for those that it does not tell apart: all tenants' pages are of the same parts. */
function openSheet(sheet: ReadStyles): (page: PageMarkup) => Held {
  const asks = rulesOf(sheet).flatMap(({ selectors }) => asksOf(selectors))
  const distinct = [...new Map(asks.map((ask) => [`${ask.of} ${ask.name}`, ask])).values()]
  const memo = openMemo<Held>(mostMarkups)
  return (page) => memo(answersOf(page, distinct), () => holdingOf(sheet, page))
}

const opened = new WeakMap<ReadStyles, (page: PageMarkup) => Held>()

function heldOf(sheet: ReadStyles, page: PageMarkup): Held {
  const own = opened.get(sheet) ?? openSheet(sheet)
  opened.set(sheet, own)
  return own(page)
}

/**
 * What of these style sheets the page's own markup needs, in their order: the rules that one of its elements may match,
 * the custom properties that those read, and the animations that they name. What loads something, states that nothing is
 * in before the page answers, and print, are left out: the sheets themselves follow.
 */
export function firstStyles(sheets: readonly ReadStyles[], html: string): string {
  const page = markupOf(html)
  const all = sheets.map((sheet) => heldOf(sheet, page))
  const tokens = tokensOf(all)
  const text = all.map((one) => one.textFor(tokens)).join('')
  const animations = all.flatMap((one) => one.animations).filter(({ name }) => text.includes(name))
  // What a tenant wrote may stand in a string: it does not end the element.
  return (text + animations.map((part) => part.text).join('')).replaceAll('</', '<\\/')
}
