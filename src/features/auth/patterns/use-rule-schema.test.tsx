import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anyText, patternFamilies } from '#contract/identity/patterns.ts'
import type { FieldRule } from '#contract/identity/registration.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { useRuleSchema } from './use-rule-schema.ts'

const matchInTime = vi.hoisted(() => vi.fn())
vi.mock('./match-in-time.ts', () => ({ matchInTime }))

const ruleOf = (patternId: number, change: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: patternFamilies.find(({ id }) => id === patternId)?.source ?? anyText,
  patternId,
  minLength: 6,
  maxLength: 12,
  ...change,
})

type RuleSchema = ReturnType<typeof useRuleSchema>

/** Hands out the hook's schemas, made in a page in English. */
async function ruleSchema(): Promise<RuleSchema> {
  let made: RuleSchema | undefined
  function Part() {
    made = useRuleSchema()
    return null
  }
  renderPart(<Part />)
  await waitFor(() => expect(made).toBeDefined())
  if (!made) throw new Error('The hook did not run')
  return made
}

/** The messages of a value; none where it is good. */
async function messagesOf(...[rule, value, options]: [FieldRule | undefined, string, Parameters<RuleSchema>[1]?]) {
  const make = await ruleSchema()
  const result = await make(rule, options).safeParseAsync(value)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test('each family has its own message, with the bounds', async () => {
  const make = await ruleSchema()
  const texts = await Promise.all(
    patternFamilies.map(async ({ id }) => {
      const result = await make(ruleOf(id, { minLength: 61, maxLength: 72 })).safeParseAsync('x')
      return result.error?.issues[0]?.message ?? ''
    }),
  )
  expect(new Set(texts).size).toBe(20)
  const isDate = (index: number) => index === 11 || index === 12
  for (const [index, text] of texts.entries()) expect(text).toMatch(isDate(index) ? /date/ : /61 to 72/)
})

test('a message that the site does not know is a general one with the bounds', async () => {
  expect(await messagesOf(ruleOf(77, { acceptedPattern: anyText }), 'x')).toEqual([
    'Please enter 6 to 12 characters of the kind that is allowed here',
  ])
})

test('a password of the wrong length is told its length, one of the wrong kind its kind', async () => {
  expect(await messagesOf(ruleOf(6), 'a1', { isPassword: true })).toEqual([
    'Please fill in your password with 6 - 12 characters',
  ])
  expect(await messagesOf(ruleOf(6), 'abcdefg', { isPassword: true })).toEqual([
    expect.stringContaining('letters and digits'),
  ])
})

test('an empty field is refused only where it is required', async () => {
  expect(await messagesOf(ruleOf(7), '   ')).toEqual(['Input cannot be empty'])
  expect(await messagesOf(ruleOf(7), '', { emptyText: 'Your name, please' })).toEqual(['Your name, please'])
  expect(await messagesOf(ruleOf(7, { required: false }), '')).toEqual([])
  expect(await messagesOf(undefined, '', { isRequired: true })).toEqual(['Input cannot be empty'])
  expect(await messagesOf(undefined, 'anything at all')).toEqual([])
})

test('texts are trimmed, passwords are not', async () => {
  const make = await ruleSchema()
  expect(await make(ruleOf(7)).parseAsync(' 123456 ')).toBe('123456')
  expect(await make(ruleOf(1), { isPassword: true }).parseAsync(' 123456 ')).toBe(' 123456 ')
  // With the blanks it is too long.
  expect(await messagesOf(ruleOf(1, { maxLength: 7 }), ' 123456 ', { isPassword: true })).toHaveLength(1)
})

test('lengths are counted in characters, and bounds belong to them', async () => {
  expect(await messagesOf(ruleOf(3, { minLength: 2, maxLength: 2 }), '𠮷野')).toEqual([])
  expect(await messagesOf(ruleOf(3, { minLength: 2, maxLength: 2 }), '𠮷')).toHaveLength(1)
})

test('a day that is in no calendar is refused', async () => {
  const bounds = { minLength: 1, maxLength: 20 }
  expect(await messagesOf(ruleOf(12, bounds), '2024-02-29')).toEqual([])
  expect(await messagesOf(ruleOf(12, bounds), '2023-02-29')).toHaveLength(1)
  expect(await messagesOf(ruleOf(13, bounds), '02-30-2024')).toHaveLength(1)
})

test('other patterns are matched beside the page; what cannot be told there passes', async () => {
  const rule = ruleOf(2, { acceptedPattern: '[xyz]+' })
  matchInTime.mockResolvedValueOnce(true).mockResolvedValueOnce(false).mockResolvedValueOnce(undefined)
  expect(await messagesOf(rule, 'xyzxyz')).toEqual([])
  expect(await messagesOf(rule, 'abcdef')).toHaveLength(1)
  expect(await messagesOf(rule, 'abcdef')).toEqual([])
  expect(matchInTime).toHaveBeenCalledWith('[xyz]+', 'xyzxyz')
})

test('in a form a check of two fields runs beside the rules', async () => {
  const make = await ruleSchema()
  const schema = z
    .object({ password: make(ruleOf(6), { isPassword: true }), again: z.string() })
    .check(z.refine(({ password, again }) => password === again, { path: ['again'], error: 'Not the same' }))
  const result = await schema.safeParseAsync({ password: 'a', again: 'b' })
  expect(result.error?.issues.map(({ path }) => path.join())).toEqual(['password', 'again'])
})
