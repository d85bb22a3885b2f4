import StyleDictionary from 'style-dictionary'
import type { DesignToken, DesignTokens, Hooks, TransformedToken } from 'style-dictionary/types'
import { openMemo } from '#cli/lib/memo.ts'
import { isHidden, type Token } from './layers.ts'
import { resolveValue } from './references.ts'
import { aliasTarget } from './token-file.ts'
import { toCss } from './token-values.ts'

type Stack = ReadonlyMap<string, Token>

/** With the hooks of one build: each instance else copies all of its own, the many built-in ones too, several times. */
class TokenDictionary extends StyleDictionary {
  transforms: Hooks['transforms'] = {}

  override get hooks(): Required<Hooks> {
    const none = { parsers: {}, preprocessors: {}, transformGroups: {}, formats: {}, fileHeaders: {}, filters: {} }
    return { ...none, actions: {}, transforms: this.transforms ?? {} }
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

/** As the library sees a token: by a plain name, since a tenant's may be the library's words, or collide in a tree. */
const nameAt = (index: number): string => `t${index}`
const indexOf = (token: TransformedToken): number => Number(token.path[0]?.slice(1))

/** A literal is handed over as its place in the list: the library copies each value several times. */
function treeOf(tokens: readonly Token[]): DesignTokens {
  const names = new Map(tokens.map(({ path }, index) => [path, nameAt(index)]))
  const entries = tokens.map(({ type, value }, index): [string, DesignToken] => {
    const target = aliasTarget(value)
    return [nameAt(index), { $value: target === null ? String(index) : `{${names.get(target)}}`, $type: type }]
  })
  return Object.fromEntries(entries)
}

const cssName = ({ path }: Token): string => path.replaceAll('.', '-')

async function build(tokens: readonly Token[]): Promise<Record<string, string>> {
  const dictionary = new TokenDictionary(
    {
      usesDtcg: true,
      log: { verbosity: 'silent', warnings: 'disabled' },
      platforms: { css: { transforms: ['livery/name', 'livery/css'] } },
    },
    { init: false },
  )
  const tokenOf = (token: TransformedToken) => tokens[indexOf(token)] as Token
  const cssOf = (token: TransformedToken): unknown => {
    const { path, type, value, extensions } = tokenOf(token)
    // An alias has its target's CSS already.
    if (aliasTarget(value) !== null) return token.$value
    const written = toCss(type, value, extensions)
    if ('problem' in written) throw new Error(`${path}: ${written.problem}`)
    return written.css
  }
  dictionary.transforms = {
    'livery/name': { type: 'name', transform: (token) => cssName(tokenOf(token)) },
    'livery/css': { type: 'value', transitive: true, transform: cssOf },
  }
  // Handed over here and not with the options, which are copied too.
  Object.assign(dictionary, { tokens: treeOf(tokens) })
  await dictionary.init()
  const { allTokens } = await dictionary.getPlatformTokens('css')
  const shown = allTokens.filter((token) => !isHidden(tokenOf(token).path))
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
  const chosen = wanted ? withTargets(stack, wanted) : [...stack.values()]
  const tokens = chosen.map((token) =>
    aliasTarget(token.value) === null ? { ...token, value: resolveValue(stack, token.value) } : token,
  )
  const key = JSON.stringify(tokens.map(({ path, type, value, extensions }) => [path, type, value, extensions]))
  return memo(key, () => build(tokens))
}
