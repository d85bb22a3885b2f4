import { isRealDate, lengthOf, matchesWhole, patternFamilies } from '#contract/identity/patterns.ts'
import type { FieldRule } from '#contract/identity/registration.ts'
import { matchInTime } from './match-in-time.ts'

/** `unchecked`: this page cannot tell (the pattern takes too long, or is none); the server decides. */
export type RuleResult = 'ok' | 'length' | 'pattern' | 'unchecked'

const knownSources = new Set(patternFamilies.map((family) => family.source))

/**
 * Whether a value that is not empty keeps a rule of the gateway. Never rejects, never blocks: a pattern that is none of the
 * families' is matched beside the page, within a time.
 */
export async function checkRule(rule: FieldRule, value: string): Promise<RuleResult> {
  const length = lengthOf(value)
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  const { acceptedPattern: source } = rule
  const matches = knownSources.has(source) ? matchesWhole(source, value) : await matchInTime(source, value)
  if (matches === undefined) return 'unchecked'
  return matches && isRealDate(rule.patternId, value) ? 'ok' : 'pattern'
}
