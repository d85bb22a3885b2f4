import { lengthOf, patternFamilies } from '#contract/identity/patterns.ts'
import type { FieldRule } from '#contract/identity/registration.ts'

const tests = {
  letterFirst: (value: string) => /^[A-Za-z]/.test(value),
  lettersAndDigits: (value: string) => /\p{L}/u.test(value) && /[0-9]/.test(value),
  capital: (value: string) => /[A-Z]/.test(value),
  small: (value: string) => /[a-z]/.test(value),
  digit: (value: string) => /[0-9]/.test(value),
  symbol: (value: string) => /[\p{P}\p{S}]/u.test(value),
  lettersOrDigits: (value: string) => /^[A-Za-z0-9]*$/.test(value),
  digits: (value: string) => /^[0-9]*$/.test(value),
  noSpaces: (value: string) => /^\S*$/.test(value),
}

type Test = keyof typeof tests

interface Asked {
  /** Must be there. */
  needs?: readonly Test[]
  /** Must not be broken; said only where it is. */
  limits?: readonly Test[]
  /** Makes a password better, and the pattern allows it. */
  advice?: readonly Test[]
}

/** What the families of patterns mean for a password, by their ids; of others only the length can be said. */
const byFamily: Readonly<Record<number, Asked>> = {
  1: { advice: ['lettersAndDigits', 'symbol'] },
  2: { needs: ['letterFirst'], limits: ['lettersOrDigits'] },
  5: { limits: ['lettersOrDigits'] },
  6: { needs: ['lettersAndDigits'], limits: ['lettersOrDigits'] },
  7: { limits: ['digits'] },
  8: { needs: ['capital'], limits: ['lettersOrDigits'] },
  10: { limits: ['noSpaces'], advice: ['lettersAndDigits', 'symbol'] },
  20: { needs: ['capital', 'small', 'digit', 'symbol'], limits: ['noSpaces'] },
}

export interface PasswordPart {
  name: Test | 'length' | 'noName'
  isMet: boolean
  isAsked: boolean
}

/** The parts of a rule that a password keeps or does not, as they are listed below its field. */
export function passwordParts(value: string, rule: FieldRule, username = ''): PasswordPart[] {
  const family = patternFamilies.find(({ source }) => source === rule.acceptedPattern)
  const { needs = [], limits = [], advice = [] } = byFamily[family?.id ?? 0] ?? {}
  const length = lengthOf(value)
  const name = username.trim().toLowerCase()
  const hasName = name.length >= 3 && value.toLowerCase().includes(name)
  const part = (isAsked: boolean) => (test: Test) => ({ name: test, isMet: tests[test](value), isAsked })
  return [
    { name: 'length', isMet: length >= rule.minLength && length <= rule.maxLength, isAsked: true },
    ...needs.map(part(true)),
    ...limits.map(part(true)).filter(({ isMet }) => !isMet),
    ...advice.map(part(false)),
    ...(hasName ? [{ name: 'noName' as const, isMet: false, isAsked: false }] : []),
  ]
}
