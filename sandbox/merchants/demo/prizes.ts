import * as z from 'zod'
import { emblemIds, stageIds } from '#sandbox/artwork/stages/names.ts'

/** Percent, to the hundredth. */
const chance = z.number().positive().max(100).multipleOf(0.01)

const addUp = (prizes: readonly { chance: number }[]): boolean =>
  prizes.reduce((sum, prize) => sum + Math.round(prize.chance * 100), 0) === 10_000

const sure = 'must have chances that are 100 together'

const stakes = z.int().min(0).max(100)
const times = stakes.default(1)

/** The part of a demo.json that says what is in its merchant's red envelopes. Amounts in whole units of the currency. */
export const demoEnvelope = z.strictObject({
  /** How often each member is given one. */
  every: z.enum(['day', 'week']).default('week'),
  /** For how many days or weeks it can be opened, with the one in which it is given. */
  lasts: z.int().min(1).max(12).default(2),
  /** How often the amount must be staked before a withdrawal. */
  times,
  scene: z.enum(stageIds).optional().describe('What stands behind the envelope'),
  amounts: z
    .array(z.strictObject({ amount: z.int().min(1), chance }))
    .min(1)
    .max(12)
    .refine(addUp, sure)
    .optional(),
})

const prize = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('money'),
    amount: z.int().min(1),
    chance,
    /** How often this one must be staked, where it is not as often as the others. */
    times: stakes.optional(),
  }),
  z.strictObject({ kind: z.literal('points'), amount: z.int().min(1), chance }),
  z.strictObject({ kind: z.literal('none'), chance }),
])

/** The part of a demo.json that says what its merchant's wheel has to give. A spin a day is given. */
export const demoWheel = z.strictObject({
  /** So many spins are kept for who comes seldom. */
  keeps: z.int().min(1).max(30).default(3),
  times,
  scene: z.enum(stageIds).optional().describe('What stands behind the wheel'),
  emblem: z.enum(emblemIds).optional().describe('What is on its hub'),
  prizes: z.array(prize).min(2).max(12).refine(addUp, sure).optional(),
})
