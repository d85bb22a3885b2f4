import * as z from 'zod'
import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'

/** An amount in whole units of the currency. */
const amount = z.int().min(0).max(1e12)

const rank = z.strictObject({
  /** "VIP 1", "VIP 2" and so on, unless it is named. */
  label: z.partialRecord(z.enum(languageCodes), z.string().min(1).max(24)).optional(),
  /** What must have been paid in and staked for it in all, and in each month to keep it. */
  deposits: amount,
  stakes: amount,
  keep: amount.default(0),
  /** Percent, to the hundredth. */
  rebate: z.number().min(0).max(100).multipleOf(0.01).default(0),
  /** Once, when it is reached; once a year. */
  gift: amount.default(0),
  birthday: amount.default(0),
  manager: z.boolean().default(false),
})

export type DemoRank = z.infer<typeof rank> & { label?: Readonly<Partial<Record<LanguageCode, string>>> | undefined }

const isLadder = (ranks: readonly z.infer<typeof rank>[]): boolean =>
  ranks.every(({ deposits, stakes, keep }, index) => {
    const below = ranks[index - 1]
    return !below || (deposits >= below.deposits && stakes >= below.stakes && keep >= below.keep)
  })

/** The part of a demo.json that says which ranks its merchant has, the lowest first. */
export const demoVip = z.strictObject({
  ranks: z
    .array(rank)
    .min(1)
    .max(20)
    .refine(isLadder, 'must ask with each rank for at least as much as with the one below it')
    .optional(),
})
