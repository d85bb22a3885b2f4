import { inflateSync } from 'node:zlib'

export type PictureType = 'image/png' | 'image/jpeg'

export const largestProof = 5 * 1024 * 1024
const mostPixels = 50_000_000

const pngMagic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** What a file begins as, whatever its name or type says; null where it is neither. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 8).equals(pngMagic)) return 'image/png'
  return bytes.length > 2 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff ? 'image/jpeg' : null
}

/** Whether the picture can be decoded to its end, and is not larger than any screenshot. */
export function isReadable(bytes: Buffer, type: PictureType): boolean {
  try {
    return type === 'image/png' ? isPng(bytes) : isJpeg(bytes)
  } catch {
    return false
  }
}

const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

/** Walks the chunks and inflates the pixels: there must be as many as the header says. */
function isPng(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return false
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (!isSized(width, height)) return false
  const isInterlaced = bytes[28] === 1
  const bits = (bytes[24] ?? 0) * (channels[bytes[25] ?? -1] ?? 0)
  const length = height * (1 + Math.ceil((width * bits) / 8))
  const parts: Buffer[] = []
  for (let at = 8; at + 12 <= bytes.length; ) {
    const size = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (at + 12 + size > bytes.length) return false
    if (name === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + size))
    if (name === 'IEND') {
      // Seven passes have a filter byte for each of their rows: more than one pass, and less than twice as much.
      const most = isInterlaced ? length * 2 + 64 : length
      const pixels = inflateSync(Buffer.concat(parts), { maxOutputLength: most })
      return bits > 0 && (isInterlaced || pixels.length === length)
    }
    at += 12 + size
  }
  return false
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
      if (!isSized(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))) return false
      isSizeKnown = true
    }
    if (marker === 0xda) return isSizeKnown && bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at + size
    at += 2 + size
  }
  return false
}

function isSized(width: number, height: number): boolean {
  return width > 0 && height > 0 && width * height <= mostPixels
}
