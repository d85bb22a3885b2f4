import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { productRoot } from '#tests/support/livery.ts'
import { productPaths } from '#tests/support/product-copy.ts'

/** The product in a folder of its own, with its packages as files of this folder, as a machine has them that installed them. */
export function copyProduct(dir: string): void {
  mkdirSync(dir, { recursive: true })
  const filter = (path: string) => !/\.test\.tsx?$/.test(path)
  for (const name of productPaths) cpSync(join(productRoot, name), join(dir, name), { recursive: true, filter })
  const [from, to] = [realpathSync(join(productRoot, 'node_modules')), join(dir, 'node_modules')]
  // Hard links: thirty thousand files in two seconds. On another disk it is a copy.
  if (spawnSync('cp', ['-al', from, to], { stdio: 'ignore' }).status === 0) return
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, verbatimSymlinks: true })
}
