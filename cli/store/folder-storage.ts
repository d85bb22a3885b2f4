import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { makeFolder } from '../fs/make-folder.ts'
import { type ObjectStorage, StorageFailure } from './object-storage.ts'

const unwritable = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'])

function failureOf(error: unknown, address: string): StorageFailure {
  const code = errorCode(error)
  const text = `${address}: ${error instanceof Error ? error.message : String(error)}`
  return new StorageFailure(unwritable.has(code) ? 'refused' : code === 'ENOTDIR' ? 'wrong' : 'away', text, error)
}

/** Names below a folder, from the storage's own; none where it is not there. */
function namesBelow(root: string, folder: string): string[] {
  const path = join(root, folder)
  if (!statSync(path, { throwIfNoEntry: false })) return []
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`
    return entry.isDirectory() ? namesBelow(root, name) : entry.name.endsWith('.part') ? [] : [name]
  })
}

/**
 * Storage in a folder, mostly one that machines mount. An object is written beside its place and renamed: a reader never
 * meets half of one. The folder itself must be there: a mount that is missing is not filled up in its place.
 */
export function openFolder(root: string): ObjectStorage {
  const guarded = <Answer>(work: () => Answer): Answer => {
    try {
      if (!statSync(root).isDirectory()) throw Object.assign(new Error('is no folder'), { code: 'ENOTDIR' })
      return work()
    } catch (error) {
      throw failureOf(error, root)
    }
  }
  return {
    address: root,
    isListed: true,
    async *list(prefix) {
      const folder = dirname(`${prefix}x`)
      yield guarded(() => namesBelow(root, folder).filter((name) => name.startsWith(prefix)))
    },
    has: async (key) => guarded(() => statSync(join(root, key), { throwIfNoEntry: false }) !== undefined),
    get: async (key) =>
      guarded(() => (statSync(join(root, key), { throwIfNoEntry: false }) ? readFileSync(join(root, key)) : undefined)),
    put: async (key, bytes) =>
      guarded(() => {
        const path = join(root, key)
        const beside = `${path}.${process.pid}.part`
        makeFolder(dirname(path))
        try {
          writeFileSync(beside, bytes)
          renameSync(beside, path)
        } catch (error) {
          rmSync(beside, { force: true })
          throw error
        }
      }),
  }
}
