import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Size and time of a file as a key: another one after every change, also to a process that outlives changes. */
export function fileStamp(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats ? `${stats.size}:${stats.mtimeMs}:${stats.ino}` : 'none'
}

/** Names and stamps of the files in a folder that end in `ending`; empty where there is no such folder. */
export function folderStamp(dir: string, ending: string): string {
  if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return ''
  const names = readdirSync(dir).filter((name) => name.endsWith(ending))
  return names
    .sort()
    .map((name) => `${name}:${fileStamp(join(dir, name))}`)
    .join()
}
