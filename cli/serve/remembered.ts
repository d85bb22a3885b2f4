import { statSync } from 'node:fs'

/** What is kept of so many files; of more, those that were made first are made again. */
const most = 500

/**
 * Gives what `make` makes of a file. It is made again once the file is another, by its size, its place on the disk or the
 * time of its last change. Throws as `make` does, and where there is no file.
 */
export function remembered<Value>(make: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, { stamp: string; value: Value }>()
  return (path) => {
    const { ino, size, mtimeNs } = statSync(path, { bigint: true })
    const stamp = [ino, size, mtimeNs].join()
    const before = known.get(path)
    if (before?.stamp === stamp) return before.value
    const value = make(path)
    known.delete(path)
    known.set(path, { stamp, value })
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return value
  }
}
