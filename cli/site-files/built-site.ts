import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { manifestName, readSiteManifest, type SiteManifest } from './manifest.ts'

/** A built site on disk. */
export interface BuiltSite {
  /** Absolute. */
  dir: string
  manifest: SiteManifest
  /** By path, without livery.json and the compressed forms. `brotli` is null where a file is served as it is. */
  files: Readonly<Record<string, { sha256: string; raw: number; brotli: number | null }>>
}

const compressedForm = /\.(br|gz)$/

/** Whether a site was built or released into this folder. */
export function isBuiltSite(dir: string): boolean {
  return existsSync(join(dir, manifestName))
}

/** Reads what a site is made of, from its livery.json alone. @throws CliError where that is not what a build wrote. */
export function readBuiltSite(dir: string): BuiltSite {
  const manifest = readSiteManifest(dir)
  if (typeof manifest === 'string') {
    throw new CliError('bad-site', `${join(dir, manifestName)} is not the manifest of a built site`, {
      hint: 'Build or release the site again.',
    })
  }
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
