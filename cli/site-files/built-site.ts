import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { CliError } from '#cli/terminal/cli-error.ts'

const manifestSchema = z.object({
  merchantCode: z.string(),
  profile: z.string(),
  initialJs: z.object({ raw: z.number(), brotli: z.number() }),
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() })),
})

/** livery.json of a built site: what insight reads of it. */
export type BuiltManifest = z.infer<typeof manifestSchema>

/** A built site on disk. */
export interface BuiltSite {
  /** Absolute. */
  dir: string
  manifest: BuiltManifest
  /** By path, without livery.json and the compressed forms. `brotli` is null where a file is served as it is. */
  files: Readonly<Record<string, { sha256: string; raw: number; brotli: number | null }>>
}

const compressedForm = /\.(br|gz)$/

/** Whether a site was built or released into this folder. */
export function isBuiltSite(dir: string): boolean {
  return existsSync(join(dir, 'livery.json'))
}

function parseManifest(path: string): BuiltManifest {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (cause) {
    throw new CliError('bad-site', `${path} is not the manifest of a built site`, {
      cause,
      hint: 'Build or release the site again.',
    })
  }
}

/** Reads what a site is made of, from its livery.json alone. @throws CliError where that is not what a build wrote. */
export function readBuiltSite(dir: string): BuiltSite {
  const manifest = parseManifest(join(dir, 'livery.json'))
  const { files } = manifest
  const own = Object.entries(files).filter(([path]) => !compressedForm.test(path))
  return {
    dir,
    manifest,
    files: Object.fromEntries(
      own.map(([path, { sha256, bytes }]) => [
        path,
        { sha256, raw: bytes, brotli: files[`${path}.br`]?.bytes ?? null },
      ]),
    ),
  }
}

/** The text of one of the site's files. @throws CliError where the file is gone. */
export function readSiteText(site: BuiltSite, path: string): string {
  try {
    return readFileSync(join(site.dir, path), 'utf8')
  } catch (cause) {
    throw new CliError('bad-site', `${join(site.dir, path)} cannot be read, and livery.json names it`, {
      cause,
      hint: 'Build or release the site again.',
    })
  }
}
