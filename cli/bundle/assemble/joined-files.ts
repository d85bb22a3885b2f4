import { constants, crc32, deflateRawSync } from 'node:zlib'
import { sha256 } from '#cli/fs/hash.ts'
import { openMemo } from '#cli/lib/memo.ts'
import type { MadeFile } from '#cli/site-files/site-file.ts'

/** A piece of text as bytes, plain and compressed so that others can stand before and behind it. */
interface Piece {
  bytes: Buffer
  /** Blocks of DEFLATE that end with a byte and refer to nothing before them. */
  deflated: Buffer
}

const pieceOf = (text: string): Piece => {
  const bytes = Buffer.from(text, 'utf8')
  return { bytes, deflated: deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH }) }
}

/** RFC 1952: DEFLATE, no name, no time, no flags; made on no system in particular. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The last block, which is empty. */
const end = Buffer.from([0x03, 0x00])

function gzipOf(bytes: Buffer, pieces: readonly Piece[]): Buffer {
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(crc32(bytes), 0)
  tail.writeUInt32LE(bytes.length >>> 0, 4)
  return Buffer.concat([head, ...pieces.map(({ deflated }) => deflated), end, tail])
}

/** Pieces that other sites have, too. */
const recurring = openMemo<Piece>(500)

interface JoinedFile {
  path: string
  pieces: readonly string[]
  /** The piece that other sites are likely to have, too. */
  shared?: string
}

/**
 * Files that are made of pieces, many of which they share: each piece is compressed once. Brotli has no form that can be
 * put together like this.
 */
export function joinedFiles(files: readonly JoinedFile[]): MadeFile[] {
  const known = new Map<string, Piece>()
  return files.map(({ path, pieces: texts, shared }) => {
    const made = (text: string) => (text === shared ? recurring(text, () => pieceOf(text)) : pieceOf(text))
    const pieces = texts.map((text) => {
      const piece = known.get(text) ?? made(text)
      known.set(text, piece)
      return piece
    })
    const bytes = Buffer.concat(pieces.map((piece) => piece.bytes))
    return { path, bytes, hash: sha256(bytes), isShared: false, gzip: gzipOf(bytes, pieces) }
  })
}
