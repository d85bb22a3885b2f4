import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** What building the product's "lite" once left, for whoever does not ask how a build begins. */
export interface BuiltOnce {
  /** What the build sent to the store that machines share, by key. */
  objects: ReadonlyMap<string, Uint8Array>
  /** Puts a copy of the cache, as that build left it, into a place of its own. */
  copyCache(to: string): void
}

/** Builds once for all files of tests, when the first of them asks. The cache of all commands is warm from then on. */
export async function builtOnce(): Promise<BuiltOnce> {
  const { address, dir } = inject('builtOnce')
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(await answer.text())
  const sent: readonly string[] = JSON.parse(await answer.text())
  return {
    objects: new Map(sent.map((key) => [key, new Uint8Array(readFileSync(join(dir, 'sent', key)))])),
    copyCache: (to) => cpSync(join(dir, 'as-built'), to, { recursive: true }),
  }
}
