import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Form = 'br' | 'gz'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Another version of the library may make other bytes of the same text: what it made is known under its own name. */
export const compressorOf = (form: Form) =>
  form === 'br' ? `brotli ${process.versions.brotli}` : `zlib ${process.versions.zlib}`

/** A short text is compressed in less time than the way to the pool of threads and back takes. */
const quickly = (bytes: Uint8Array, effort: number) => bytes.length < 200_000 && effort < 10

export async function compress(bytes: Uint8Array, form: Form, effort: number): Promise<Uint8Array> {
  const isQuick = quickly(bytes, effort)
  if (form === 'gz') return isQuick ? gzipSync(bytes, { level: effort }) : gzipAsync(bytes, { level: effort })
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return isQuick ? brotliCompressSync(bytes, { params }) : brotliAsync(bytes, { params })
}
