import { closeSync, lstatSync, openSync, readSync } from 'node:fs'

/** What texts begin with that livery writes into a file: later runs know them by it. */
export const textHead = '# Made by livery\n'

/** The same for scripts. */
export const scriptHead = '// Made by livery\n'

/** Livery's own pages, reports, texts and bills of materials, by what stands at their start. */
const marks = [
  /<meta name="generator" content="livery">/,
  /^\{\s*"ok":\s*(true|false)\b/,
  new RegExp(`^${textHead}`),
  new RegExp(`^${scriptHead}`),
  /^<!-- livery report -->/,
  /^\{.*"bomFormat": "CycloneDX".*"livery:basis"/s,
]

const headLength = 16_384

function headOf(path: string): string {
  const handle = openSync(path, 'r')
  try {
    const bytes = Buffer.alloc(headLength)
    return bytes.toString('utf8', 0, readSync(handle, bytes, 0, headLength, 0))
  } finally {
    closeSync(handle)
  }
}

/** Whether livery wrote a file; an empty one is nobody's. */
export function isOwnFile(path: string): boolean {
  try {
    const head = headOf(path)
    return head === '' || marks.some((mark) => mark.test(head))
  } catch {
    // What cannot be read is not known to be ours.
    return false
  }
}

/** Why a file is not to be written; null where it may be. */
export function ownFile(path: string): string | null {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  if (!stats) return null
  if (!stats.isFile()) return stats.isDirectory() ? 'is a folder' : 'is no plain file'
  return isOwnFile(path) ? null : 'is there already, and livery did not make it'
}
