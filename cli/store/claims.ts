import { closeSync, mkdirSync, openSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { sha256 } from '../fs/hash.ts'
import { statsAt } from './writer.ts'

/** Tells the processes of one machine apart: what one of them sends the others need not. */
export interface Claims {
  /** Whether the caller is to do it: nobody here did in the last hour. */
  take(key: string): boolean
  /** It was not done, or has to be done again. */
  release(key: string): void
}

const hour = 60 * 60 * 1000

/** `scope` is part of every key: the address that things are sent to. */
export function openClaims(dir: string, scope: string): Claims {
  const pathOf = (key: string) => join(dir, sha256(JSON.stringify([scope, key])))
  let isMade = false
  return {
    take(key) {
      const path = pathOf(key)
      if (!isMade) mkdirSync(dir, { recursive: true })
      isMade = true
      try {
        closeSync(openSync(path, 'wx'))
        return true
      } catch (error) {
        if (errorCode(error) !== 'EEXIST') throw error
        const now = Date.now()
        if (now - (statsAt(path)?.mtimeMs ?? 0) < hour) return false
        utimesSync(path, now / 1000, now / 1000)
        return true
      }
    },
    release: (key) => rmSync(pathOf(key), { force: true }),
  }
}
