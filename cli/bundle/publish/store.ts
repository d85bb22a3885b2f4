import { copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sha256 } from '../hash.ts'

let serial = 0

/** A folder of files by the hash of their content. What it gives back it has read and checked. */
export interface Store {
  /** Puts bytes in and gives their hash. */
  put(bytes: Uint8Array): string
  /** Makes `target`, in a folder that is there, a file with that content: a hard link, or a copy where links fail. */
  place(hash: string, target: string): void
  /** The compressed form, made once for the same bytes and effort. */
  compressed(bytes: Uint8Array, form: 'br' | 'gz', effort: number): Promise<Uint8Array>
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Links fail across file systems, past the limit of links to one file, and where the system forbids them. */
const copyInstead = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compresses in the pool of threads, so that the next tenant is compiled meanwhile. */
export function compress(bytes: Uint8Array, form: 'br' | 'gz', effort: number): Promise<Uint8Array> {
  if (form === 'gz') return gzipAsync(bytes, { level: effort })
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliAsync(bytes, { params })
}

export function openStore(dir: string): Store {
  const pathOf = (name: string) => join(dir, name.slice(0, 2), name.slice(2))

  const made = new Set<string>()
  const write = (name: string, bytes: Uint8Array) => {
    const path = pathOf(name)
    if (!made.has(dirname(path))) mkdirSync(dirname(path), { recursive: true })
    made.add(dirname(path))
    const temporary = `${path}.${process.pid}.${serial++}`
    writeFileSync(temporary, bytes)
    renameSync(temporary, path)
  }

  /** The bytes under a name if they are whole; a damaged entry is removed, to be made again. */
  const read = (name: string, hash: string): Uint8Array | undefined => {
    const path = pathOf(name)
    if (!existsSync(path)) return undefined
    const bytes = readFileSync(path)
    if (sha256(bytes) === hash) return bytes
    rmSync(path, { force: true })
    return undefined
  }

  const put = (bytes: Uint8Array): string => {
    const hash = sha256(bytes)
    if (!read(hash, hash)) write(hash, bytes)
    return hash
  }

  /** What is being compressed now: two tenants that share a file wait for the same work. */
  const underway = new Map<string, Promise<Uint8Array>>()

  const make = async (index: string, bytes: Uint8Array, form: 'br' | 'gz', effort: number): Promise<Uint8Array> => {
    const compressed = await compress(bytes, form, effort)
    write(index, Buffer.from(put(compressed), 'latin1'))
    underway.delete(index)
    return compressed
  }

  return {
    put,
    place(hash, target) {
      try {
        linkSync(pathOf(hash), target)
      } catch (error) {
        if (!copyInstead.has(errorCode(error))) throw error
        copyFileSync(pathOf(hash), target)
      }
    },
    async compressed(bytes, form, effort) {
      // The index entry of a compressed form names the hash of its bytes, so that they are checked like any other.
      const index = sha256(`${form}${effort}:${sha256(bytes)}`)
      const path = pathOf(index)
      if (existsSync(path)) {
        const hash = readFileSync(path, 'latin1')
        const found = /^[0-9a-f]{64}$/.test(hash) ? read(hash, hash) : undefined
        if (found) return found
      }
      const making = underway.get(index) ?? make(index, bytes, form, effort)
      underway.set(index, making)
      return making
    },
  }
}
