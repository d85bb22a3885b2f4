import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { manifestName, parseSiteManifest, type SiteManifest } from '../site-files/manifest.ts'
import { checkTree, describeProblems, type FileMarks, markOf } from '../site-files/tree.ts'
import { isReleasePaper } from './layout.ts'
import { fileMarksSchema } from './manifest.ts'

/** A site as `livery build` left it, every byte of it checked against its livery.json. */
export interface SoundSite {
  /** Absolute. */
  dir: string
  inputs: string
  inputParts: Readonly<Record<string, string>>
  /** Fingerprints of keys of the shared store by kind of record; empty where all was made where it was built. */
  vouchedBy: Readonly<Record<string, readonly string[]>>
  /** Every file, livery.json too. */
  files: FileMarks
}

/** A release follows what livery.json calls files: their names and hashes are looked at more closely than elsewhere. */
function parseSite(text: string): SiteManifest | undefined {
  const manifest = parseSiteManifest(text)
  return manifest && fileMarksSchema.safeParse(manifest.files).success ? manifest : undefined
}

/** @throws CliError where there is no site, it is another tenant's, or a file is not the one that was built. */
export function readSoundSite(dir: string, tenant: string, shown: string): SoundSite {
  const path = join(dir, manifestName)
  if (!existsSync(path)) {
    const hint = `Run "livery build --tenant ${tenant}" first.`
    throw new CliError('not-built', `There is no built site in ${shown}`, { hint })
  }
  const text = readFileSync(path)
  const site = parseSite(text.toString('utf8'))
  const damaged = (what: string) =>
    new CliError('site-damaged', `The site in ${shown} is not as it was built: ${what}`, {
      hint: 'Remove the folder and build again; nothing was released.',
    })
  if (!site || Object.keys(site.files).some(isReleasePaper)) throw damaged('livery.json does not say what it must')
  if (site.merchantCode !== tenant) {
    const hint = 'Name the folder that "livery build" wrote to with --out.'
    throw new CliError('wrong-site', `The site in ${shown} is of "${site.merchantCode}"`, { hint })
  }
  const files: FileMarks = { ...site.files, [manifestName]: markOf(text) }
  const problems = checkTree(dir, files, 'bytes')
  if (problems.length > 0) throw damaged(describeProblems(problems))
  const { inputs, inputParts, vouchedBy = {} } = site
  return { dir, inputs, inputParts, vouchedBy, files }
}
