import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anyText, patternFamilies } from '#contract/identity/patterns.ts'
import type { FieldRule } from '#contract/identity/registration.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { PasswordMeter } from './password-meter.tsx'
import { passwordParts } from './password-parts.ts'

const ruleOf = (patternId: number, acceptedPattern?: string): FieldRule => ({
  enabled: true,
  required: true,
  acceptedPattern: acceptedPattern ?? patternFamilies.find(({ id }) => id === patternId)?.source ?? anyText,
  patternId,
  minLength: 8,
  maxLength: 20,
})

const listed = () => within(screen.getByRole('list', { name: 'What the password needs' })).getAllByRole('listitem')
const textsListed = () => listed().map(({ textContent }) => textContent)

test('the word, the bars and the list say the same', () => {
  const { container } = renderPart(<PasswordMeter value="lotus7rain" rule={ruleOf(1)} />)
  expect(screen.getByRole('status').textContent).toBe('Strength of the password: Good')
  expect(container.querySelectorAll('[data-full]').length).toBe(3)
  expect(textsListed()).toEqual(['8–20 characters: done', 'Letters and digits: done', 'A symbol: optional'])
})

test('what the gateway will refuse is not called good', () => {
  renderPart(<PasswordMeter value="x9$Lq2!vR#t4" rule={ruleOf(6)} />)
  expect(screen.getByRole('status').textContent).toMatch(/: Weak$/)
  expect(textsListed()).toContain('Only letters (A–Z) and digits: not yet')
})

test('before anything is typed there is no word, and nothing is done yet', () => {
  const { container } = renderPart(<PasswordMeter value="" rule={ruleOf(20)} />)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(container.querySelectorAll('[data-full], [data-met]').length).toBe(0)
  expect(textsListed().length).toBe(5)
})

test('of a pattern that is no family only the length is told', () => {
  expect(passwordParts('abc', ruleOf(6, '[a-z]+'))).toEqual([{ name: 'length', isMet: false, isAsked: true }])
})

test('lengths are counted in characters', () => {
  const [length] = passwordParts('𠮷'.repeat(8), ruleOf(1))
  expect(length?.isMet).toBe(true)
})

test('a password with the user name in it is told so', () => {
  const parts = passwordParts('Hoasen2209', ruleOf(1), 'hoasen')
  expect(parts.at(-1)).toEqual({ name: 'noName', isMet: false, isAsked: false })
  expect(passwordParts('Harbour22', ruleOf(1), 'hoasen').some(({ name }) => name === 'noName')).toBe(false)
})
