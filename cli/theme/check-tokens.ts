import { didYouMean } from '#cli/lib/nearest.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { isHidden, isPrivate, lay, type Token, takeOff } from './layers.ts'
import { cycleFrom, resolveValue } from './references.ts'
import { aliasTarget, type Position, type RawToken } from './token-file.ts'
import { toCss } from './token-values.ts'

type Stack = Map<string, Token>
type Finding = Pick<Diagnostic, 'code' | 'message' | 'suggestion'> & Position
type Check = (stack: Stack, token: Token) => Finding | null

/** Lays a tenant's tokens on the stack; a name that no site reads is reported and left out. */
export function layOverrides(stack: Stack, overrides: readonly RawToken[]): Finding[] {
  const known = new Set([...stack.keys()].filter((path) => !isHidden(path)))
  return overrides.flatMap((token) => {
    if (known.has(token.path) || isPrivate(token.path)) {
      lay(stack, token)
      return []
    }
    const message = `No site reads a token "${token.path}"`
    return [{ ...token.nameAt, code: 'unknown-token', message, suggestion: didYouMean(token.path, [...known]) }]
  })
}

function brokenAlias(stack: Stack, token: Token): Finding | null {
  const broken = token.aliases.find(({ target }) => !stack.has(target))
  if (broken === undefined) return null
  const isGroup = [...stack.keys()].some((path) => path.startsWith(`${broken.target}.`))
  const message = `"${token.path}" refers to {${broken.target}}, which is ${isGroup ? 'a group' : 'no token'}`
  return { ...broken.at, code: 'token-reference', message, suggestion: didYouMean(broken.target, [...stack.keys()]) }
}

function cycle(stack: Stack, token: Token): Finding | null {
  const trail = cycleFrom(stack, token)
  if (trail === null) return null
  const message = `"${token.path}" refers to itself: ${trail.join(' > ')}`
  return { ...token.at, code: 'token-cycle', message, suggestion: 'Give one of them a value of its own.' }
}

function badValue(stack: Stack, token: Token): Finding | null {
  const finding = (problem: string): Finding => ({
    ...token.at,
    code: 'token-value',
    message: `"${token.path}": ${problem}`,
    suggestion: null,
  })
  // What it leads to was taken off as bad: that it leads nowhere is the finding.
  if (brokenAlias(stack, token) !== null) return null
  if (token.type === '') return finding('has no $type, and no group above it has one')
  const target = stack.get(aliasTarget(token.value) ?? '')
  if (target !== undefined) {
    return target.type === token.type ? null : finding(`is a ${token.type}, and {${target.path}} is a ${target.type}`)
  }
  const written = toCss(token.type, resolveValue(stack, token.value), token.extensions)
  return 'problem' in written ? finding(written.problem) : null
}

/** Takes off what one check finds, until it finds no more. */
function takeOffBy(check: Check, stack: Stack, suspects?: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  let isClean = false
  while (!isClean) {
    isClean = true
    // A tenant's own tokens first: where an override and a shared token are in one cycle, the override made it.
    const tokens = [...stack.values()]
      .filter(({ path }) => suspects === undefined || suspects.has(path))
      .sort((a, b) => Number(b.isOverride) - Number(a.isOverride))
    for (const token of tokens) {
      const finding = stack.get(token.path) === token ? check(stack, token) : null
      if (finding === null) continue
      findings.push(finding)
      takeOff(stack, token)
      isClean = false
    }
  }
  return findings
}

/**
 * Takes every token that cannot be written off the stack, until all that is left can, and says why of each: what a bad
 * token covered may be part of a cycle, and what led to it leads nowhere. `suspects` are the paths that can be wrong;
 * without them, all.
 */
export function takeOffBad(stack: Stack, suspects?: ReadonlySet<string>): Finding[] {
  const findings = [brokenAlias, cycle, badValue].flatMap((check) => takeOffBy(check, stack, suspects))
  return findings.length === 0 ? [] : [...findings, ...takeOffBad(stack, suspects)]
}
