import { sha256 } from '#cli/fs/hash.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { type MadeFile, type SiteFile, textFile } from '#cli/site-files/site-file.ts'
import { type WorkerSite, workerPath } from '#contract/site/worker.ts'

const path = workerPath.slice(1)

interface WorkerInput {
  /** `loadWorker`'s code; null where the tenant has no worker. */
  code: string | null
  gateway: string
  languages: readonly string[]
  /** Paths from the site's root. */
  start: readonly string[]
  /** What is named after its content. */
  files: readonly Pick<SiteFile, 'path'>[]
  /** Of every address. */
  pages: readonly MadeFile[]
}

/** Of what the site shows and loads: the pages as they are, the rest by its names. */
function releaseOf({ files, pages }: WorkerInput): string {
  const names = files.map(({ path: name }) => name).sort()
  return sha256(
    JSON.stringify([names, pages.map(({ path: name, bytes, hash }) => [name, hash ?? sha256(bytes)])]),
  ).slice(0, 16)
}

/**
 * The site's service worker: the code that all sites have, behind what is this one's own. Where the tenant has none, what
 * takes out the worker of an earlier release.
 */
export function workerFile(input: WorkerInput): MadeFile {
  if (input.code === null) return textFile(path, removeWorker)
  const site: WorkerSite = {
    release: releaseOf(input),
    gateway: input.gateway,
    languages: input.languages,
    start: [...new Set(input.start)].map((name) => `/${name}`),
  }
  return textFile(path, `const liverySite=${JSON.stringify(site)};\n${input.code}\n`)
}
