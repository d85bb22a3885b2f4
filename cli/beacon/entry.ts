import * as z from 'zod'
import { beaconSchema } from '#contract/site/beacon.ts'

const count = z.int().nonnegative()

/** A line of the journal: what one report adds, or what is known of a build. Short names, since there are many. */
export const entrySchema = z.strictObject({
  /** Merchant and build, as reports name them: a damaged line must not get into the labels of `/metrics`. */
  m: beaconSchema.shape.merchant,
  b: beaconSchema.shape.build,
  /** When the build was seen first and last: milliseconds of the clock. */
  first: count.optional(),
  last: count.optional(),
  /** Minutes of the clock. */
  t: count.optional(),
  /** Starts, failed starts, script errors, then pairs of a step of pictures and its count. */
  c: z
    .array(count)
    .min(3)
    .refine(({ length }) => length % 2 === 1)
    .optional(),
  /** Errors: message, place, count. */
  e: z.array(z.tuple([z.string(), z.string(), count])).optional(),
})

export type Entry = z.infer<typeof entrySchema>

/** Undefined for a line that is damaged, or was cut short. */
export function parseEntry(line: string): Entry | undefined {
  try {
    return entrySchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
