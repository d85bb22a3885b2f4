import * as z from 'zod'
import { categoryIds } from '#contract/site/gates.ts'
import { goodsNames, settingNames } from './mall.ts'

const points = z.int().min(1).max(1_000_000)

/** The part of a demo.json that says what points are worth. Left out, the sandbox has figures of its own. */
export const demoPoints = z.strictObject({
  /** So many points for so much staked, in whole units of the currency, by category; one that is not named earns nothing. */
  earning: z.partialRecord(z.enum(categoryIds), z.strictObject({ staked: z.int().min(1), points })).optional(),
  /** So many points are so much money; whole multiples of them are taken, from `min` to `max`. Null: they are not exchanged. */
  exchange: z
    .strictObject({ points, amount: z.number().min(0.01), min: points, max: points })
    .refine(({ points, min, max }) => min % points === 0 && max % points === 0 && min <= max, {
      message: 'must have "min" and "max" in whole multiples of "points", "min" the smaller',
    })
    .nullable()
    .optional(),
  goods: z
    .array(z.enum(goodsNames))
    .min(1)
    .optional()
    .describe('The goods of the points mall, in their order. Left out: what fits everywhere'),
  setting: z.enum(settingNames).optional().describe('Where goods stand in the picture at the top of the points mall'),
})
