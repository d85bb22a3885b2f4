import { lstatSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { requireReplaceable } from '#cli/site-files/site-folder.ts'
import { isLeftOver, ownName } from '#cli/store/owner.ts'

/** A hidden name beside a target for a site that is not finished yet, or one that is on its way out. */
function hiddenName(target: string, state: 'stage' | 'previous'): string {
  return join(dirname(target), `.${basename(target)}.${state}-${ownName()}`)
}

/** Where a site is put together: a folder of its own, on the same disk as the target. */
export const stageOf = (target: string) => hiddenName(target, 'stage')

/** Renames if what is renamed is there and nothing stands in the way; says whether it did. */
function tryRename(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(errorCode(error))) return false
    throw error
  }
}

/** More than all the builds of one tenant that could possibly end in the same instant. */
const maxTurns = 1000

/** Looks at what stands somewhere, and throws where it is not to be removed. */
type RequireOurs = (path: string) => void

/** Whether it looks like ours. Where another process replaces it meanwhile, it may not. */
function looksOurs(path: string, requireOurs: RequireOurs): boolean {
  try {
    requireOurs(path)
    return true
  } catch {
    return false
  }
}

/** @throws what the look throws, after what is not ours was put back */
function requireOursOrPutBack(taken: string, target: string, requireOurs: RequireOurs): void {
  try {
    requireOurs(taken)
  } catch (error) {
    putBack(taken, target)
    throw error
  }
}

/** Removes what was taken out, unless it is not ours. @throws what the look throws, after all of it was gone through */
function removeTaken(aside: readonly string[], target: string, requireOurs: RequireOurs): void {
  const problems: unknown[] = []
  for (const path of aside) {
    try {
      requireOursOrPutBack(path, target, requireOurs)
      discard(path)
    } catch (error) {
      problems.push(error)
    }
  }
  if (problems.length > 0) throw problems[0]
}

/**
 * Puts the stage in the target's place. Each step is one rename, which succeeds or changes nothing, so that any number
 * of processes may swap the same target at once: each takes out what it finds, and the last one's site stays.
 *
 * The look at what was there takes milliseconds, so it is not between the two renames: it comes before them, where
 * others write, and again after them, under the name that nobody else writes to. What a person put there a moment ago
 * is found, and kept beside the target. What does not look like ours is looked at under that name before anything
 * takes its place, and put back.
 */
export function swap(stage: string, target: string, requireOurs: RequireOurs): void {
  const aside: string[] = []
  try {
    for (let turn = 0; turn < maxTurns; turn++) {
      if (tryRename(stage, target)) return
      lstatSync(stage)
      const isOurs = looksOurs(target, requireOurs)
      const previous = hiddenName(target, 'previous')
      if (!tryRename(target, previous)) continue
      if (!isOurs) requireOursOrPutBack(previous, target, requireOurs)
      aside.push(previous)
    }
    throw new Error(`${target} could not be replaced: other processes did so ${maxTurns} times`)
  } catch (error) {
    const last = aside.at(-1)
    if (last && tryRename(last, target)) aside.pop()
    throw error
  } finally {
    removeTaken(aside, target, requireOurs)
  }
}

/**
 * Removes a site that was taken out, under the name of a stage: where a removal is cut short, what is left is no whole
 * site, and could not be told from somebody's files.
 */
function discard(previous: string): void {
  const stage = join(dirname(previous), basename(previous).replace('.previous-', '.stage-'))
  if (tryRename(previous, stage)) rmSync(stage, { recursive: true, force: true })
}

/** Puts what is not ours back; beside the target, by a name that shows, where another process was faster. */
function putBack(taken: string, target: string): void {
  if (!tryRename(taken, target)) renameSync(taken, `${target}.not-livery-${ownName()}`)
}

const hidden = /^\.(.+)\.(stage|previous)-([0-9a-f]{6}-\d+-[0-9a-f]{6}-\d+)$/

/** Whether what was taken out is a whole site: a build that was cut short may not have looked yet. */
function isSite(path: string, code: string): boolean {
  try {
    requireReplaceable(path, code)
    return true
  } catch {
    return false
  }
}

/**
 * Puts right what killed builds left in a folder of sites: a site that was taken out and not replaced comes back, and
 * what nobody will finish is removed. What a process that still runs is working on stays.
 */
export function sweep(folder: string): void {
  const left = readFolder(folder).flatMap((name) => {
    const [, site, state, owner] = hidden.exec(name) ?? []
    const path = join(folder, name)
    const changedMs = site ? lstatSync(path, { throwIfNoEntry: false })?.ctimeMs : undefined
    if (!site || !owner || changedMs === undefined || !isLeftOver(owner, changedMs)) return []
    return [{ path, site, state, changedMs }]
  })
  // The one that was taken out last is the one that visitors saw last.
  left.sort((a, b) => b.changedMs - a.changedMs)
  for (const { path, site, state } of left) {
    const target = join(folder, site)
    if (state === 'previous' && tryRename(path, target)) continue
    if (state === 'stage') rmSync(path, { recursive: true, force: true })
    else if (isSite(path, site)) discard(path)
    else putBack(path, target)
  }
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}

const swept = new Set<string>()

/** Sweeps the folder of a target, once a process. */
export function recover(target: string): void {
  const folder = dirname(target)
  if (swept.has(folder)) return
  sweep(folder)
  swept.add(folder)
}
