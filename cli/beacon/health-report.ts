import * as z from 'zod'

const figuresSchema = z.object({
  /** Starts of pages that the other figures are of. */
  starts: z.int().nonnegative(),
  /** Per 1,000 starts. */
  scriptErrors: z.number().nonnegative(),
  /** Percent of the starts. */
  failedStarts: z.number().min(0).max(100),
  /** Seconds until the first picture, 75th percentile; null where none was measured. */
  firstPicture: z.number().nonnegative().nullable(),
})

/** What a health check answers: figures of the sites that a release changed, beside those of the same sites before. */
export const healthReportSchema = z.object({
  format: z.literal('livery-health-1'),
  now: figuresSchema,
  /** Null where nothing is known of the time before. */
  before: figuresSchema.nullable(),
  /** The error that most starts met, and where: "main-1a2b.js:1:88". */
  worst: z.object({ message: z.string(), place: z.string(), count: z.int().positive() }).nullable(),
})

export type HealthFigures = z.infer<typeof figuresSchema>
export type HealthReport = z.infer<typeof healthReportSchema>
