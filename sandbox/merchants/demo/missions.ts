import * as z from 'zod'
import { languageCodes } from '#contract/site/languages.ts'

export const missionKinds = ['logIn', 'stake', 'deposit', 'games', 'limit'] as const

const mission = z.strictObject({
  /** Claims are kept by it. */
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be lower-case letters, digits and hyphens'),
  kind: z.enum(missionKinds),
  period: z.enum(['day', 'week', 'month', 'once']),
  /** Whole units of the currency of `stake` and `deposit`; days, games or limits of the others. */
  needed: z.int().min(1).max(1e12),
  points: z.int().min(1).max(1_000_000),
  /** The level of the rank that opens it, where the merchant has ranks. */
  fromRank: z.int().min(1).max(100).optional(),
  /** Texts of its own. */
  copy: z
    .partialRecord(
      z.enum(languageCodes),
      z.strictObject({ title: z.string().min(1).max(80), text: z.string().min(1).max(200) }),
    )
    .optional(),
})

export type DemoMission = z.infer<typeof mission>

/** The part of a demo.json that says which missions its merchant has. Left out, the sandbox has some of its own. */
export const demoMissions = z
  .array(mission)
  .max(40)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must not have two missions with one id')
  .optional()
