import { cachePrefix } from '#contract/site/worker.ts'

const filesPrefix = `${cachePrefix}files-`
const stateCache = `${cachePrefix}state`
const currentKey = '/current'

export const filesCacheOf = (release: string): string => `${filesPrefix}${release}`

/** Named after their content: the same address never has other bytes. */
export const isHashedFile = (path: string): boolean => /^\/(assets|fonts|strings)\/[^?]+$/.test(path)

/** A file that any release brought is the file: its name says so. */
export const findFile = (path: string): Promise<Response | undefined> => caches.match(path, { ignoreVary: true })

/** Stores those of the files that no release has brought yet; one that cannot be had or stored is left to the next visit. */
export async function storeFiles(release: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(filesCacheOf(release))
  const store = async (path: string) => {
    if (await findFile(path)) return
    // The browser has most of them: the page has just loaded them.
    const response = await fetch(path)
    if (response.ok) await cache.put(path, response)
  }
  await Promise.allSettled(paths.filter(isHashedFile).map(store))
}

/**
 * Keeps the files of this release and of the one that was current before it, and removes those of all others: a tab may
 * still show the one before.
 */
export async function keepTwoReleases(release: string): Promise<void> {
  const state = await caches.open(stateCache)
  const before = (await (await state.match(currentKey))?.text())?.split(' ') ?? []
  const kept = [release, ...before.filter((other) => other !== release)].slice(0, 2)
  await state.put(currentKey, new Response(kept.join(' ')))
  const names = (await caches.keys()).filter((name) => name.startsWith(filesPrefix))
  await Promise.all(names.filter((name) => !kept.map(filesCacheOf).includes(name)).map((name) => caches.delete(name)))
}
