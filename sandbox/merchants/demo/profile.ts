import * as z from 'zod'
import { profileFields } from '#contract/account/profile.ts'

/** The part of a demo.json that says what its merchant asks of members. */
export const demoProfile = z.strictObject({
  /** In the order to be shown. */
  fields: z.array(z.enum(profileFields)).default([...profileFields]),
})
