import { expect, test } from 'vitest'
import { draftsOf, emptyTier, errorsOf, type TierDraft, tiersOf } from './tier-draft.ts'

const step = (id: string, given: Partial<TierDraft>): TierDraft => ({ ...emptyTier(id), ...given })

test('what a kind of contract does not ask for is sent as nothing, whatever was typed before the kind was changed', () => {
  const drafts = [step('1', { validBet: '1000', activeMembers: '5', teamLoss: '300', rate: '4', winRate: '9' })]
  expect(tiersOf('daily', drafts)).toEqual([
    { validBet: '1000', activeMembers: 5, teamLoss: '0', rate: '4', winRate: '0', lossRate: '0' },
  ])
  expect(tiersOf('realtime', drafts)[0]).toMatchObject({ rate: '0', winRate: '9', lossRate: '0' })
})

test('steps that are there come back as they were typed', () => {
  const drafts = [
    step('kept-0', {
      validBet: '500000',
      activeMembers: '12',
      teamLoss: '0',
      rate: '34.5',
      winRate: '0',
      lossRate: '0',
    }),
  ]
  expect(draftsOf(tiersOf('dividend', drafts))).toEqual(drafts)
  expect(
    draftsOf([
      { validBet: '100.00', activeMembers: 0, teamLoss: '0.50', rate: '38.10', winRate: '0', lossRate: '0' },
    ])[0],
  ).toMatchObject({
    validBet: '100',
    teamLoss: '0.5',
    rate: '38.1',
  })
})

test.each([
  ['without a rate', { validBet: '1' }, [{ place: 0, field: 'rate', wrong: 'missing' }]],
  ['with a rate of three places', { rate: '4.125' }, [{ place: 0, field: 'rate', wrong: 'shape' }]],
  ['with more than a hundred per cent', { rate: '101' }, [{ place: 0, field: 'rate', wrong: 'range' }]],
  ['with more than the offerer has', { rate: '42.01' }, [{ place: 0, field: 'rate', wrong: 'own' }]],
  [
    'with members in parts',
    { rate: '4', activeMembers: '1.5' },
    [{ place: 0, field: 'activeMembers', wrong: 'shape' }],
  ],
  ['as it should be', { rate: '42' }, []],
] as const)('a step %s', (_, given, errors) => {
  expect(errorsOf('dividend', [step('1', given)], 42)).toEqual(errors)
})

test('a step that asks for less than the one before is wrong there', () => {
  const drafts = [step('1', { validBet: '500', rate: '30' }), step('2', { validBet: '400', rate: '34' })]
  expect(errorsOf('dividend', drafts, 42)).toEqual([{ place: 1, field: 'validBet', wrong: 'rising' }])
})

test('a real-time salary needs one of its two rates', () => {
  expect(errorsOf('realtime', [step('1', { lossRate: '0.2' })], 1)).toEqual([])
  expect(errorsOf('realtime', [step('1', {})], 1)).toEqual([{ place: 0, field: 'winRate', wrong: 'missing' }])
})
