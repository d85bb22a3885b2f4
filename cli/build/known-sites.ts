import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { isRecord } from '#cli/lib/is-record.ts'
import { manifestName, type SiteManifest } from '#cli/site-files/manifest.ts'
import { entryPath } from '#cli/store/entries.ts'
import { aboutSite, type PublishedSite } from './result.ts'

/**
 * Published sites that were looked at file by file, each with what the system said of it then: a site whose folders and
 * files are as they were need not be looked at again. A file that sites share is one file on the disk under many names: it
 * is looked at once for all of them, in the store.
 */
export interface KnownSites {
  /** What stands at a target, where all of it is as it was when it was looked at. */
  find(target: string, inputs: string): PublishedSite | undefined
  /** The site at this target was looked at, and every file of it was there in its size. `stats` has each. */
  learn(target: string, manifest: SiteManifest, stats: ReadonlyMap<string, Stats>): void
  /** For the next run; undefined where nothing was learnt. */
  text(): string | undefined
}

interface KnownSite {
  about: PublishedSite
  /** A hash of what the system said of its folders and of the files that are its own. */
  state: string
  /** The key of each folder's list. */
  lists: readonly string[]
}

/** As it is stored. Sites mostly have the same names in a folder: each list of names is there once, by its hash. */
interface Known {
  /** Of a folder: its path in the site, then the names of the site's own files in it. */
  lists: Record<string, readonly string[]>
  /** Files of the store that sites share, by their hashes, with their state. */
  shared: Record<string, string>
  sites: Record<string, KnownSite>
}

const nothing = (): Known => ({ lists: {}, shared: {}, sites: {} })

/** What changed so shortly ago could change again and look the same. Milliseconds. */
const tooFresh = 2000

/** Takes what the system says of files and folders, one after the other, into one hash. */
function openState() {
  const said: number[] = []
  let newest = 0
  const take = (stats: Stats | undefined, isFolder: boolean): boolean => {
    if (!stats || stats.isDirectory() !== isFolder) return false
    said.push(stats.ino, isFolder ? 0 : stats.size, stats.mtimeMs)
    newest = Math.max(newest, stats.mtimeMs)
    return true
  }
  return {
    /** False where there is no such file or folder. */
    take,
    isSettled: () => newest < Date.now() - tooFresh,
    hash: () => sha256(new Uint8Array(Float64Array.from(said).buffer)),
  }
}

const statsAt = (path: string) => statSync(path, { throwIfNoEntry: false })

/** Of a site's folders, and of the files in them that are its own. Undefined where one is gone. */
function stateOfSite(target: string, lists: readonly (readonly string[])[], known?: ReadonlyMap<string, Stats>) {
  const state = openState()
  for (const [folder = '', ...names] of lists) {
    const start = folder === '' ? '' : `${folder}/`
    if (!state.take(statsAt(`${target}/${folder}`), true)) return undefined
    for (const name of names) {
      const path = start + name
      if (!state.take(known?.get(path) ?? statsAt(`${target}/${path}`), false)) return undefined
    }
  }
  return state
}

function stateOfFile(path: string) {
  const state = openState()
  return state.take(statsAt(path), false) ? state : undefined
}

const folderOf = (path: string) => (path.includes('/') ? dirname(path) : '')

/** All folders of a site, each with the names of those files in it that are its own. */
function listsOf(files: readonly string[], isOwn: (path: string) => boolean): string[][] {
  const lists = new Map<string, string[]>([['', ['']]])
  for (const file of files) {
    const folder = folderOf(file)
    for (let one = folder; !lists.has(one); one = folderOf(one)) lists.set(one, [one])
    if (isOwn(file)) lists.get(folder)?.push(folder === '' ? file : file.slice(folder.length + 1))
  }
  return [...lists.values()]
}

/** A text of another form is none: each site is looked at then. */
function parsed(text: string | undefined): Known {
  const known: unknown = text === undefined ? undefined : JSON.parse(text)
  const isKnown = isRecord(known) && [known.lists, known.shared, known.sites].every(isRecord)
  return isKnown ? (known as unknown as Known) : nothing()
}

/** `before` is what `text` gave in an earlier run; `storeDir` is the store that the sites' files were linked out of. */
export function openKnownSites(storeDir: string, before: string | undefined): KnownSites {
  let known = parsed(before)
  const learnt = nothing()
  const inodes = new Map<string, number | undefined>()
  const pathOf = (hash: string) => entryPath(`${storeDir}/files`, hash)
  let areSharedLooked = false

  /** Where one file that sites share is another, each site is looked at. */
  const lookAtShared = () => {
    areSharedLooked = true
    const isAsKnown = ([hash, state]: [string, string]) => stateOfFile(pathOf(hash))?.hash() === state
    if (!Object.entries(known.shared).every(isAsKnown)) known = nothing()
  }

  /** Whether a file of a site is one of the store that other sites have, too. It is among the shared ones then. */
  const isShared = (stats: Stats | undefined, hash: string): boolean => {
    if (!stats || stats.nlink <= 2) return false
    if (learnt.shared[hash] === undefined) {
      const state = stateOfFile(pathOf(hash))
      if (!state?.isSettled()) return false
      learnt.shared[hash] = state.hash()
    }
    if (!inodes.has(hash)) inodes.set(hash, statsAt(pathOf(hash))?.ino)
    return inodes.get(hash) === stats.ino
  }

  return {
    find(target, inputs) {
      if (!areSharedLooked) lookAtShared()
      const site = known.sites[target]
      if (site?.about.inputs !== inputs) return undefined
      const lists = site.lists.map((key) => known.lists[key] ?? [key])
      return stateOfSite(target, lists)?.hash() === site.state ? site.about : undefined
    },
    learn(target, manifest, stats) {
      const { files } = manifest
      const isOwn = (path: string) => !isShared(stats.get(path), files[path]?.sha256 ?? '')
      const lists = listsOf([...Object.keys(files), manifestName], isOwn)
      const state = stateOfSite(target, lists, stats)
      if (!state?.isSettled()) return
      const keyed = lists.map((list) => [sha256(list.join('\n')).slice(0, 12), list] as const)
      Object.assign(learnt.lists, Object.fromEntries(keyed))
      learnt.sites[target] = { about: aboutSite(manifest), state: state.hash(), lists: keyed.map(([key]) => key) }
    },
    text() {
      const count = Object.keys(learnt.sites).length
      if (count === 0) return undefined
      // Where most sites are new, what was known of the old ones goes, and the few others are looked at once more.
      if (count * 2 > Object.keys(known.sites).length) known = nothing()
      const all: Known = {
        lists: { ...known.lists, ...learnt.lists },
        shared: { ...known.shared, ...learnt.shared },
        sites: { ...known.sites, ...learnt.sites },
      }
      return JSON.stringify(all)
    },
  }
}
