import * as z from 'zod'

/** As `Diagnostic`: the store has checked that a record is whole, not who wrote it. */
export const findingsSchema = z.array(
  z.object({
    tenant: z.string().nullable(),
    file: z.string(),
    line: z.int().positive(),
    column: z.int().positive(),
    severity: z.enum(['error', 'warning']),
    code: z.string(),
    message: z.string(),
    suggestion: z.string().nullable(),
  }),
)
