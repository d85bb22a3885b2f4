import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Form = 'br' | 'gz'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Another version of the library may make other bytes of the same text: what it made is known under its own name. */
export const compressorOf = (form: Form) =>
  form === 'br' ? `brotli ${process.versions.brotli} fit` : `zlib ${process.versions.zlib}`

/** A window that holds the whole text, of 1 kB to 4 MB: a larger one takes memory and time, and gains nothing. */
const windowFor = (size: number) => Math.min(22, Math.max(10, Math.ceil(Math.log2(size + 16))))

/** A short text is compressed in less time than the way to the pool of threads and back takes. */
const quickly = (bytes: Uint8Array, effort: number) => bytes.length < 200_000 && effort < 10

export async function compress(bytes: Uint8Array, form: Form, effort: number): Promise<Uint8Array> {
  const isQuick = quickly(bytes, effort)
  if (form === 'gz') return isQuick ? gzipSync(bytes, { level: effort }) : gzipAsync(bytes, { level: effort })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  }
  return isQuick ? brotliCompressSync(bytes, { params }) : brotliAsync(bytes, { params })
}
