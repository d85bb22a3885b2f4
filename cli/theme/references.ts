import type { Token } from './layers.ts'
import { aliasTarget } from './token-file.ts'

type Stack = ReadonlyMap<string, Token>

/** The paths from a token around to itself (`['a', 'b', 'a']`); null where its aliases end somewhere. */
export function cycleFrom(stack: Stack, start: Token): string[] | null {
  const seen = new Set<string>()
  const visit = (token: Token, trail: string[]): string[] | null => {
    for (const { target } of token.aliases) {
      if (target === start.path) return [...trail, target]
      const next = stack.get(target)
      if (next === undefined || seen.has(target)) continue
      seen.add(target)
      const found = visit(next, [...trail, target])
      if (found !== null) return found
    }
    return null
  }
  return visit(start, [start.path])
}

/** The value with every alias replaced by what it stands for. Only for stacks without cycles and broken aliases. */
export function resolveValue(stack: Stack, value: unknown): unknown {
  const target = aliasTarget(value)
  if (target !== null) return resolveValue(stack, stack.get(target)?.value)
  if (Array.isArray(value)) return value.map((part) => resolveValue(stack, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolveValue(stack, part)]))
}

/** The token that decides a token's value: itself, or the end of its chain of aliases, the first override met. */
export function decidingToken(stack: Stack, path: string): Token | null {
  const token = stack.get(path)
  if (token === undefined) return null
  const target = aliasTarget(token.value)
  if (token.isOverride || target === null) return token
  return decidingToken(stack, target)
}
