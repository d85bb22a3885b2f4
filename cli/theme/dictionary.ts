import StyleDictionary from 'style-dictionary'
import type { DesignTokens, TransformedToken } from 'style-dictionary/types'
import { isHidden, type Token } from './layers.ts'
import { aliasTarget } from './token-file.ts'
import { toCss } from './token-values.ts'

/** DTCG's tree of a flat stack. */
function treeOf(stack: ReadonlyMap<string, Token>): DesignTokens {
  const root: DesignTokens = {}
  for (const token of stack.values()) {
    const names = token.path.split('.')
    const last = names.pop() ?? ''
    let group: DesignTokens = root
    for (const name of names) {
      const next = group[name]
      const child: DesignTokens = typeof next === 'object' ? next : {}
      group[name] = child
      group = child
    }
    group[last] = { $value: token.value, $type: token.type, $extensions: { ...token.extensions } }
  }
  return root
}

function cssOf(token: TransformedToken): unknown {
  // An alias has its target's CSS already.
  if (aliasTarget(token.original.$value) !== null) return token.$value
  const written = toCss(token.$type ?? '', token.$value, token.$extensions ?? {})
  if ('problem' in written) throw new Error(`${token.path.join('.')}: ${written.problem}`)
  return written.css
}

/** The CSS custom properties of one theme, by name without the dashes, sorted. Every token must have been checked. */
export async function toProperties(stack: ReadonlyMap<string, Token>): Promise<Record<string, string>> {
  const dictionary = new StyleDictionary({
    tokens: treeOf(stack),
    usesDtcg: true,
    log: { verbosity: 'silent', warnings: 'disabled' },
    hooks: {
      transforms: {
        'livery/name': { type: 'name', transform: (token) => token.path.join('-') },
        'livery/css': { type: 'value', transitive: true, transform: cssOf },
      },
    },
    platforms: { css: { transforms: ['livery/name', 'livery/css'] } },
  })
  const { allTokens } = await dictionary.getPlatformTokens('css')
  const shown = allTokens.filter((token) => !isHidden(token.path.join('.')))
  const entries = shown.map((token): [string, string] => [token.name, String(token.$value)])
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
}
