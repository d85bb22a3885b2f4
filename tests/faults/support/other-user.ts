import { execFileSync } from 'node:child_process'
import { chownSync, lchownSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { productRoot } from '#tests/support/livery.ts'

/** "nobody", as most systems count. */
const nobody = 65534

/** The user id that root can run a build as and that can read the product; undefined where there is none. */
export function otherUser(): number | undefined {
  if (process.getuid?.() !== 0) return undefined
  try {
    const script = join(productRoot, 'cli', 'main.ts')
    execFileSync(process.execPath, [script, '--version'], { uid: nobody, gid: nobody, stdio: 'ignore' })
    return nobody
  } catch {
    return undefined
  }
}

/** Gives a folder and all below it to somebody. */
export function giveTo(uid: number, path: string): void {
  chownSync(path, uid, uid)
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) lchownSync(join(path, name), uid, uid)
}
