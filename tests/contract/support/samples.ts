import type { FieldRule } from '#contract/identity/registration.ts'

const cycle = (text: string) => (length: number) => text.repeat(length).slice(0, length)

/** By family: a value of any length that a rule may ask for. */
const samples: Readonly<Record<number, (length: number) => string>> = {
  1: cycle('Aa1-'),
  2: cycle('a1'),
  4: (length) => `${'a'.repeat(Math.min(60, length - 5))}@${'b'.repeat(length - 4 - Math.min(60, length - 5))}.co`,
  5: cycle('a1'),
  6: cycle('a1'),
  7: cycle('48'),
  8: cycle('Aa1'),
  9: cycle('Mina Karim '),
  10: cycle('a-1'),
  15: cycle('สมชาย'),
  16: (length) => `${'M'.repeat(length - 2)} K`,
  17: cycle('山田ハナコ'),
  18: cycle('MK'),
  20: cycle('Aa1!'),
}

/** A value that keeps to the rule and has this length. @throws where the rule's family has no sample here. */
export function sampleOf(rule: FieldRule, length: number): string {
  const sample = samples[rule.patternId]
  if (!sample) throw new Error(`There is no sample of family ${rule.patternId}`)
  return sample(length)
}
