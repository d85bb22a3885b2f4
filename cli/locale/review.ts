import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CliError } from '#cli/terminal/cli-error.ts'

const day = z.iso.date()

/** `locales/status.json`: what was done to the texts of each language, by its tag. */
const statusFile = z.record(
  z.string(),
  z.strictObject({
    /** Who or what wrote them: "machine", "translator". */
    translated: z.strictObject({ by: z.enum(['machine', 'translator']), on: day }),
    /** Translated back without sight of the English, and compared. Namespaces, or "all". */
    readBack: z.strictObject({ namespaces: z.union([z.literal('all'), z.array(z.string())]), on: day }).nullable(),
    /** Read twice against the English: amounts, limits, what the law and responsible play ask for. */
    readTwice: z.strictObject({ namespaces: z.array(z.string()), on: day }).nullable(),
    /** Read by somebody whose own language it is. */
    nativeReader: z.strictObject({ on: day, note: z.string().optional() }).nullable(),
  }),
)

export type ReviewLedger = z.infer<typeof statusFile>

/** What was reviewed how; empty where there is no such file. @throws CliError that names what is wrong with it */
export function readReviews(localesDir: string): ReviewLedger {
  const path = join(localesDir, 'status.json')
  if (!existsSync(path)) return {}
  const parsed = statusFile.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.data
  throw new CliError('bad-status', `${path}: ${z.prettifyError(parsed.error)}`)
}
