import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createInflate } from 'node:zlib'

export type PictureType = 'image/png' | 'image/jpeg'

export const maxProofBytes = 5 * 1024 * 1024
/** Of a JPEG the header alone is read; a PNG is inflated to its end. */
const maxPixels = { 'image/jpeg': 50_000_000, 'image/png': 40_000_000 }
const maxSide = 20_000

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a file begins as, whatever its name or type says; null where it is neither. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 8).equals(pngMagic)) return 'image/png'
  return bytes.length > 2 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null
}

/** Whether the picture can be decoded to its end, and is not larger than any screenshot. Pixels are inflated off the thread. */
export async function isReadable(bytes: Buffer, type: PictureType): Promise<boolean> {
  try {
    return type === 'image/png' ? await isPng(bytes) : isJpeg(bytes)
  } catch {
    // What cannot be parsed or inflated is no picture.
    return false
  }
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** The depths that each kind of pixel may have. */
const depths: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Reads the header, and inflates the pixels only where it is sound: there must be as many as it says. */
async function isPng(bytes: Buffer): Promise<boolean> {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth = 0, kind = -1] = bytes.subarray(24, 26)
  if (!isSized(width, height, 'image/png') || !depths[kind]?.includes(depth)) return false
  const parts = pixelParts(bytes)
  if (parts === null) return false
  const isInterlaced = bytes[28] === 1
  const length = height * (1 + Math.ceil((width * depth * (channels[kind] ?? 0)) / 8))
  // Seven passes have a filter byte for each of their rows: more than one pass, and less than twice as much.
  const most = isInterlaced ? length * 2 + 64 : length
  const inflated = await inflatedLength(parts, most)
  return isInterlaced ? inflated > 0 : inflated === length
}

/** What the chunks of pixels hold; null where they do not go on to the end. */
function pixelParts(bytes: Buffer): Buffer[] | null {
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + size > bytes.length) return null
    if (name === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + size))
    if (name === 'IEND') return parts
    at += 12 + size
  }
  return null
}

/** How many bytes come out; they are counted and let go. Ends with the first one too many. */
async function inflatedLength(parts: readonly Buffer[], most: number): Promise<number> {
  let length = 0
  const counter = new Writable({
    write(chunk: Buffer, _, done) {
      length += chunk.length
      done(length > most ? new RangeError('There are more pixels than the header says') : null)
    },
  })
  await pipeline(Readable.from(parts), createInflate({ chunkSize: 256 * 1024 }), counter)
  return length
}

/** Walks the segments to the frame's size and the beginning of the scan; the end of the picture must be there. */
function isJpeg(bytes: Buffer): boolean {
  let isSizeKnown = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    const size = bytes.readUInt16BE(at + 2)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      if (!isSized(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5), 'image/jpeg')) return false
      isSizeKnown = true
    }
    if (marker === 0xda) return isSizeKnown && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at + size
    at += 2 + size
  }
  return false
}

function isSized(width: number, height: number, type: PictureType): boolean {
  const isNone = width === 0 || height === 0
  return !isNone && Math.max(width, height) <= maxSide && width * height <= maxPixels[type]
}
