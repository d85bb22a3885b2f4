import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { takeLock } from '#cli/fs/lock.ts'
import { isRunning } from '#cli/lib/is-running.ts'
import { makeFolder, syncFolder } from '../folders.ts'
import type { RunFiles, StoredText } from '../target.ts'

const lockName = '.lock'
const holderName = '.holder'

/** Of another machine nobody here knows. */
function isHeld(holder: string): boolean {
  const [, pid, host] = /^process (\d+) of (.*)$/.exec(holder) ?? []
  return host !== hostname() || isRunning(Number(pid))
}

/** Files of runs in a folder. Who writes holds the lock, which is the kernel's: two never write at once. */
export function folderRuns(dir: string): RunFiles {
  const read = (name: string): StoredText | undefined => {
    const path = join(dir, name)
    if (!existsSync(path)) return undefined
    const text = readFileSync(path, 'utf8')
    return { text, version: sha256(text) }
  }
  const put = (name: string, text: string) => {
    const beside = join(dir, `.${name}.part`)
    writeFileSync(beside, text)
    renameSync(beside, join(dir, name))
    syncFolder(dir)
  }
  return {
    list: async () => (existsSync(dir) ? readdirSync(dir).filter((name) => !name.startsWith('.')) : []).sort(),
    read: async (name) => read(name),
    async write(name, text, before) {
      makeFolder(dir)
      if ((read(name)?.version ?? null) !== before) return undefined
      put(name, text)
      return sha256(text)
    },
    async lock() {
      makeFolder(dir)
      const held = takeLock(join(dir, lockName))
      if (!held) return undefined
      put(holderName, `process ${process.pid} of ${hostname()}`)
      return {
        isLost: () => false,
        async release() {
          rmSync(join(dir, holderName), { force: true })
          held.release()
        },
      }
    },
    async holder() {
      const text = read(holderName)?.text
      // One that was killed could not take its name away.
      return text === undefined || !isHeld(text) ? null : text
    },
  }
}
