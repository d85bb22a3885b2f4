import StyleDictionary from 'style-dictionary'
import type { DesignToken, DesignTokens, Hooks, TransformedToken } from 'style-dictionary/types'
import { openMemo } from '#cli/terminal/memo.ts'
import { isHidden, type Token } from './layers.ts'
import { resolveValue } from './references.ts'
import { aliasTarget } from './token-file.ts'
import { toCss } from './token-values.ts'

type Stack = ReadonlyMap<string, Token>

/** Where a token's own path stands while it goes by another name. */
const pathKey = 'livery.path'

const pathOf = (token: TransformedToken): string => String(token.$extensions?.[pathKey])

function cssOf(token: TransformedToken): unknown {
  // An alias has its target's CSS already.
  if (aliasTarget(token.original.$value) !== null) return token.$value
  const written = toCss(token.$type ?? '', token.$value, token.$extensions ?? {})
  if ('problem' in written) throw new Error(`${pathOf(token)}: ${written.problem}`)
  return written.css
}

const hooks: Required<Hooks> = {
  parsers: {},
  preprocessors: {},
  transformGroups: {},
  formats: {},
  fileHeaders: {},
  filters: {},
  actions: {},
  transforms: {
    'livery/name': { type: 'name', transform: (token) => pathOf(token).replaceAll('.', '-') },
    'livery/css': { type: 'value', transitive: true, transform: cssOf },
  },
}

/** With no hooks but these: each instance copies all of them several times over, the many built-in ones too. */
class TokenDictionary extends StyleDictionary {
  override get hooks(): Required<Hooks> {
    return hooks
  }

  override set hooks(_builtIn: Required<Hooks>) {
    // The library sets its own here.
  }
}

/** The wanted tokens and all that they refer to, in the stack's order. */
function withTargets(stack: Stack, wanted: ReadonlySet<string>): Token[] {
  const needed = new Set<string>()
  const visit = (path: string): void => {
    const token = stack.get(path)
    if (token === undefined || needed.has(path)) return
    needed.add(path)
    const target = aliasTarget(token.value)
    if (target !== null) visit(target)
  }
  for (const path of wanted) visit(path)
  return [...stack.values()].filter((token) => needed.has(token.path))
}

/** Under plain names of their own: a tenant's may be the library's words, or stand in each other's way in a tree. */
function treeOf(stack: Stack, tokens: readonly Token[]): DesignTokens {
  const names = new Map(tokens.map(({ path }, index) => [path, `t${index}`]))
  const entries = tokens.map(({ path, type, value, extensions }): [string, DesignToken] => {
    const target = aliasTarget(value)
    const $value = target === null ? resolveValue(stack, value) : `{${names.get(target)}}`
    const known = { 'livery.css': extensions['livery.css'], 'livery.unit': extensions['livery.unit'] }
    return [names.get(path) ?? '', { $value, $type: type, $extensions: { ...known, [pathKey]: path } }]
  })
  return Object.fromEntries(entries)
}

async function build(tokens: DesignTokens): Promise<Record<string, string>> {
  const dictionary = new TokenDictionary(
    {
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: { css: { transforms: ['livery/name', 'livery/css'] } },
    },
    { init: false },
  )
  // Handed over here and not with the options, which are copied several times.
  Object.assign(dictionary, { tokens })
  await dictionary.init()
  const { allTokens } = await dictionary.getPlatformTokens('css')
  const shown = allTokens.filter((token) => !isHidden(pathOf(token)))
  const entries = shown.map((token): [string, string] => [token.name, String(token.$value)])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Many tenants change the same few tokens in the same way. */
const memo = openMemo<Promise<Readonly<Record<string, string>>>>(200)

/**
 * The CSS custom properties of the wanted tokens (of all without `wanted`) and of those that they refer to, by name
 * without the dashes, sorted; hidden ones are left out. Every token must have been checked.
 */
export function toProperties(stack: Stack, wanted?: ReadonlySet<string>): Promise<Readonly<Record<string, string>>> {
  const tokens = treeOf(stack, wanted ? withTargets(stack, wanted) : [...stack.values()])
  return memo(JSON.stringify(tokens), () => build(tokens))
}
