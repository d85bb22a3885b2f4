import * as z from 'zod'
import { patternFamilies } from '#contract/identity/patterns.ts'
import { registerFields } from '#contract/identity/registration.ts'

const longest = 255
const length = z.int().min(0).max(longest)

const rule = z
  .strictObject({
    required: z.boolean().default(false),
    /** A family of the contract's patterns.ts; 1 looks at the length alone. */
    patternId: z
      .int()
      .refine(
        (id) => patternFamilies.some((family) => family.id === id),
        'must be the number of a pattern family, 1 to 20',
      )
      .default(1),
    minLength: length.default(1),
    maxLength: length.default(longest),
  })
  .refine((given) => given.minLength <= given.maxLength, 'must have no "minLength" above its "maxLength"')

/** The part of a demo.json that says how its merchant's registration goes. */
export const demoRegistration = z.strictObject({
  needsCaptcha: z.boolean().default(false),
  /** By name; one that is not named is not asked for. User name and password always have a rule. */
  fields: z.partialRecord(z.enum(registerFields), rule).default({}),
  /** Invitation codes that are the merchant's. */
  affiliateCodes: z
    .array(z.string().regex(/^[A-Za-z0-9-]{3,64}$/, 'must be letters, digits and hyphens, 3 to 64 of them'))
    .default([]),
})
