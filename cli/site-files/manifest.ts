import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { isRecord } from '../lib/is-record.ts'
import type { FileMarks } from './tree.ts'

export const manifestName = 'livery.json'

function isMarks(value: unknown): value is FileMarks {
  if (!isRecord(value)) return false
  return Object.values(value).every(
    (mark) => isRecord(mark) && typeof mark.sha256 === 'string' && typeof mark.bytes === 'number',
  )
}

const manifestSchema = z.object({
  merchantCode: z.string(),
  profile: z.string(),
  /** Hash of all that the site was made from; the same inputs are not published twice. */
  inputs: z.string(),
  /** The same in named parts, a hash each, to tell which of them changed. */
  inputParts: z.record(z.string(), z.string()).default({}),
  /**
   * Keys of a shared store by whose word something of the site was taken from there: fingerprints by kind of record. Absent
   * where all of it was made where the site was built.
   */
  vouchedBy: z.record(z.string(), z.array(z.string())).optional(),
  /** How many findings, none of which stops a build, the tenant had. */
  warnings: z.number().default(0),
  /** What a visitor loads before the page answers, in bytes. */
  initialJs: z.object({ raw: z.number(), brotli: z.number() }),
  /** Every file but this one, by path. A site has hundreds: a schema for each entry costs more than the rest. */
  files: z.custom<FileMarks>(isMarks),
})

/** livery.json: what a published site is made of. */
export type SiteManifest = z.infer<typeof manifestSchema>

/** The manifest that a text is; undefined where it is none. */
export function parseSiteManifest(text: string): SiteManifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** livery.json of the site in a folder. */
export function readSiteManifest(dir: string): SiteManifest | 'missing' | 'damaged' {
  let text: string
  try {
    text = readFileSync(join(dir, manifestName), 'utf8')
  } catch {
    return 'missing'
  }
  return parseSiteManifest(text) ?? 'damaged'
}

const ownerSchema = z.object({ merchantCode: z.string(), files: z.custom<Record<string, unknown>>(isRecord) })

/**
 * Whose site stands in a folder, and the names of its files: enough to replace it, whatever else its livery.json lacks.
 * Undefined where nothing there can be known to be a site.
 */
export function siteOwner(dir: string): { merchantCode: string; paths: ReadonlySet<string> } | undefined {
  try {
    const found = ownerSchema.safeParse(JSON.parse(readFileSync(join(dir, manifestName), 'utf8'))).data
    return found && { merchantCode: found.merchantCode, paths: new Set(Object.keys(found.files)) }
  } catch {
    return undefined
  }
}
