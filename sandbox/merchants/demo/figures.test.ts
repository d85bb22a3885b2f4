import { expect, test } from 'vitest'
import { hasAmount, statesBonus, statesReferral, strangeNames } from './figures.ts'

test.each(['get ৳300', '৳৩০০ পান', '100.000 ₫', 'Up to $15', '¥2,000', '2,000円', 'BDT 15', '500 BDT', 'R$ 5'])(
  'finds the amount in "%s"',
  (text) => {
    expect(hasAmount(text, 'BDT')).toBe(true)
  },
)

test.each([
  'get {{referralBonus}}',
  'Maintenance on Friday, 2:00 to 4:00',
  '{{percent}}% on the first deposit',
  'TOP 10 games',
  'Odds of 2.5',
  'Aviator $ and stars',
])('finds no amount in "%s"', (text) => {
  expect(hasAmount(text, 'BDT')).toBe(false)
})

test('names those in braces that are no figures', () => {
  expect(strangeNames('{{percent}} {{bonus}} {{ percent }} {{}}')).toEqual(['bonus', ' percent ', ''])
})

test('knows a text that states the bonus of a first deposit', () => {
  expect(['{{percent}}%', 'up to {{bonusMax}}', '{{referralBonus}}'].map(statesBonus)).toEqual([true, true, false])
})

test('knows a text that states what is paid for inviting a friend', () => {
  expect(['get {{referralBonus}}', 'from {{referralMin}}', '{{bonusMin}}'].map(statesReferral)).toEqual([
    true,
    true,
    false,
  ])
})
