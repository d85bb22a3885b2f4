import { didYouMean } from '#cli/lib/nearest.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { isHidden, isPrivate, lay, type Token, takeOff } from './layers.ts'
import { cycleFrom, resolveValue } from './references.ts'
import { aliasTarget, type Position, type RawToken } from './token-file.ts'
import { toCss } from './token-values.ts'

type Stack = Map<string, Token>
type Finding = Pick<Diagnostic, 'code' | 'message' | 'suggestion'> & Position
type Check = (stack: Stack, token: Token) => Finding | null

/** The outermost group above a token that holds nothing a site reads; null where each holds something. */
function unknownGroup(token: RawToken, known: readonly string[]): { path: string; at: Position } | null {
  const steps = token.path.split('.')
  for (const [depth, at] of token.groupsAt.entries()) {
    const path = steps.slice(0, depth + 1).join('.')
    if (!known.some((candidate) => candidate.startsWith(`${path}.`))) return { path, at }
  }
  return null
}

const groupsOf = (paths: readonly string[]) => [
  ...new Set(
    paths.flatMap((path) =>
      path
        .split('.')
        .slice(0, -1)
        .map((_, depth, steps) => steps.slice(0, depth + 1).join('.')),
    ),
  ),
]

function unknownToken(token: RawToken, known: readonly string[]): Finding {
  const group = unknownGroup(token, known)
  if (group === null) {
    const message = `No site reads a token "${token.path}"`
    return { ...token.nameAt, code: 'unknown-token', message, suggestion: didYouMean(token.path, known) }
  }
  const message = `No site reads a token of a group "${group.path}"`
  return { ...group.at, code: 'unknown-token', message, suggestion: didYouMean(group.path, groupsOf(known)) }
}

/**
 * Lays a tenant's tokens on the stack; a name that no site reads is reported and left out. Of a group that is named
 * wrongly the group alone is reported.
 */
export function layOverrides(stack: Stack, overrides: readonly RawToken[]): Finding[] {
  const known = new Set([...stack.keys()].filter((path) => !isHidden(path)))
  const findings = overrides.flatMap((token) => {
    if (known.has(token.path) || isPrivate(token.path)) {
      lay(stack, token)
      return []
    }
    return [unknownToken(token, [...known])]
  })
  return [...new Map(findings.map((finding) => [`${finding.line}:${finding.column}`, finding])).values()]
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

/** Where what a token refers to was taken off as bad, that is the finding, and this follows from it. */
const followsFrom = (token: Token, bad: ReadonlySet<string>) => token.aliases.some(({ target }) => bad.has(target))

interface Suspects {
  /** The paths that can be wrong; undefined: all. */
  paths: ReadonlySet<string> | undefined
  /** Paths of what was taken off. */
  bad: Set<string>
}

/** Takes off what one check finds, until it finds no more. */
function takeOffBy(check: Check, stack: Stack, { paths, bad }: Suspects): Finding[] {
  const findings: Finding[] = []
  let isClean = false
  while (!isClean) {
    isClean = true
    // A tenant's own tokens first: where an override and a shared token are in one cycle, the override made it.
    const tokens = [...stack.values()]
      .filter(({ path }) => paths === undefined || paths.has(path))
      .sort((a, b) => Number(b.isOverride) - Number(a.isOverride))
    for (const token of tokens) {
      const finding = stack.get(token.path) === token ? check(stack, token) : null
      if (finding === null) continue
      if (!followsFrom(token, bad)) findings.push(finding)
      takeOff(stack, token)
      if (!stack.has(token.path)) bad.add(token.path)
      isClean = false
    }
  }
  return findings
}

/**
 * Takes every token that cannot be written off the stack, until all that is left can, and says why of each that does not
 * follow from another: what a bad token covered may be part of a cycle. `paths` are those that can be wrong; without them,
 * all.
 */
export function takeOffBad(stack: Stack, paths?: ReadonlySet<string>): Finding[] {
  const suspects: Suspects = { paths, bad: new Set() }
  const findings: Finding[] = []
  for (;;) {
    const before = new Set(stack.values())
    findings.push(...[brokenAlias, cycle, badValue].flatMap((check) => takeOffBy(check, stack, suspects)))
    if (before.size === stack.size && [...stack.values()].every((token) => before.has(token))) return findings
  }
}
