import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Form = 'br' | 'gz'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Another version of the library may make other bytes of the same text: what it made is known under its own name. */
export const compressorOf = (form: Form) =>
  form === 'br' ? `brotli ${process.versions.brotli}` : `zlib ${process.versions.zlib}`

/** Compresses in the pool of threads, so that the next tenant is stamped meanwhile. */
export function compress(bytes: Uint8Array, form: Form, effort: number): Promise<Uint8Array> {
  if (form === 'gz') return gzipAsync(bytes, { level: effort })
  const params = { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliAsync(bytes, { params })
}
