import { sha256 } from '#cli/fs/hash.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { type MadeFile, type SiteFile, textFile } from '#cli/site-files/site-file.ts'
import { type WorkerSite, workerPath } from '#contract/site/worker.ts'
import { sharedTextFile } from './hashed-file.ts'

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

/** The policy of Trusted Types asks who loads a script for an object; this one stands for one address alone. */
const loadOf = (address: string) => {
  const url = JSON.stringify(address)
  return `importScripts(self.trustedTypes?trustedTypes.createPolicy("livery",{createScriptURL:()=>${url}}).createScriptURL(""):${url})`
}

/**
 * The site's service worker: what is this one's own, and the code that all sites have in a file of its own. Browsers ask for
 * the worker anew with each release, and without a dictionary. Where the tenant has none, what takes out the worker of an
 * earlier release.
 */
export function workerFiles(input: WorkerInput): MadeFile[] {
  if (input.code === null) return [textFile(path, removeWorker)]
  const site: WorkerSite = {
    release: releaseOf(input),
    gateway: input.gateway,
    languages: input.languages,
    start: [...new Set(input.start)].map((name) => `/${name}`),
  }
  const code = sharedTextFile({ folder: 'assets', name: 'worker', extension: 'js' }, `${input.code}\n`)
  return [textFile(path, `const liverySite=${JSON.stringify(site)};\n${loadOf(`/${code.path}`)}\n`), code]
}
