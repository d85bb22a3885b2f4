import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Files by their path below a folder; a path that ends with a slash is an empty folder. */
export type Tree = Readonly<Record<string, string | Uint8Array>>

export function writeTree(dir: string, tree: Tree): void {
  for (const [path, content] of Object.entries(tree)) {
    const target = join(dir, path)
    mkdirSync(path.endsWith('/') ? target : dirname(target), { recursive: true })
    if (!path.endsWith('/')) writeFileSync(target, content)
  }
}

/** An absolute folder of the running test alone, without links in its path; removed after the test. */
export function scratch(tree: Tree = {}): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'livery-scratch-')))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  writeTree(dir, tree)
  return dir
}
