import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '#cli/fs/walk.ts'

/** A built site that a test may spoil: its files are links to the sound ones, until they are written. */
export class PlantedSite {
  readonly dir: string

  constructor(from: string, dir: string) {
    this.dir = dir
    rmSync(dir, { recursive: true, force: true })
    for (const path of filesBelow(from)) {
      const target = join(dir, path.slice(from.length + 1))
      mkdirSync(dirname(target), { recursive: true })
      linkSync(path, target)
    }
  }

  /** The path of the one file that an expression names: hashes stand in the names. */
  find(expression: RegExp): string {
    const paths = filesBelow(this.dir).map((path) => path.slice(this.dir.length + 1))
    const found = paths.filter((path) => expression.test(path))
    const [path] = found
    if (path === undefined) throw new Error(`No file is like ${expression}`)
    return path
  }

  bytes(path: string): Buffer {
    return readFileSync(join(this.dir, path))
  }

  write(path: string, content: string | Uint8Array): void {
    // Never into the file that others link to.
    rmSync(join(this.dir, path), { force: true })
    writeFileSync(join(this.dir, path), content)
  }

  remove(path: string): void {
    rmSync(join(this.dir, path))
  }

  /** Changes a text; a change that changes nothing is a mistake of the test. */
  edit(path: string, change: (text: string) => string): void {
    const before = this.bytes(path).toString('utf8')
    const after = change(before)
    if (after === before) throw new Error(`The edit of ${path} changed nothing`)
    this.write(path, after)
  }

  append(path: string, text: string): void {
    this.edit(path, (before) => before + text)
  }
}
