import { expect, test } from 'vitest'
import {
  actionsFor,
  type ContractAction,
  type ContractSide,
  type ContractState,
  contractActions,
  contractStates,
  stateAfter,
} from './contract-states.ts'

/** Everything that either side can do; whatever is not here is refused. */
const allowed: readonly (readonly [ContractState, ContractAction, ContractSide, ContractState])[] = [
  ['offered', 'accept', 'receiver', 'accepted'],
  ['offered', 'reject', 'receiver', 'rejected'],
  ['offered', 'withdraw', 'offerer', 'withdrawn'],
  ['accepted', 'terminate', 'offerer', 'ended'],
  ['accepted', 'terminate', 'receiver', 'ended'],
  ['active', 'terminate', 'offerer', 'ending'],
  ['active', 'terminate', 'receiver', 'ending'],
]

const sides = ['offerer', 'receiver'] as const

const all = contractStates.flatMap((state) =>
  contractActions.flatMap((action) =>
    sides.map((side) => {
      const after = allowed.find(([from, by, who]) => from === state && by === action && who === side)?.[3] ?? null
      return [state, action, side, after] as const
    }),
  ),
)

test.each(all)('%s, %s by the %s: %s', (state, action, side, after) => {
  expect(stateAfter(state, action, side)).toBe(after)
})

test.each([
  ['offered', 'offerer', ['withdraw']],
  ['offered', 'receiver', ['accept', 'reject']],
  ['accepted', 'offerer', ['terminate']],
  ['active', 'receiver', ['terminate']],
  ['ending', 'offerer', []],
  ['ended', 'receiver', []],
  ['expired', 'receiver', []],
] as const)('of a contract that is %s the %s can: %j', (state, side, actions) => {
  expect(actionsFor(state, side)).toEqual(actions)
})

test('an action is never possible twice', () => {
  for (const [, action, side, after] of allowed) expect(stateAfter(after, action, side)).toBeNull()
})
