/** What a site's pages, its build and its service worker agree on. */

/** Where every site has its worker, or what takes an earlier one out. */
export const workerPath = '/sw.js'

/** On an answer that the worker had stored: when it was stored, ISO 8601. An answer of the gateway has none. */
export const storedAtHeader = 'x-stored-at'

/** Every cache of a site begins with this. */
export const cachePrefix = 'livery-'

/** What the build says in `sw.js`, as `liverySite`, before that loads the worker's code. */
export interface WorkerSite {
  /** A hash of what the site shows and loads: another one is another release. */
  release: string
  /** The gateway's origin; empty where it answers on the site's own. */
  gateway: string
  /** Languages whose page stands in a folder of its own, by tag. */
  languages: readonly string[]
  /** What every start loads, as paths: named after their content. */
  start: readonly string[]
}

/** What a page that was opened without a worker has loaded, for the worker to store. */
export interface SeenByPage {
  /** Paths of the site's own files. */
  files: readonly string[]
  /** Answers of the gateway: the address that was asked, and JSON. */
  answers: readonly (readonly [address: string, text: string])[]
}
