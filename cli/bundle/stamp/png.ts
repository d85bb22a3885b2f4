import { crc32, deflateSync } from 'node:zlib'

/** Rows of pixels from the top; a pixel is its red, green, blue and alpha byte, the colours not multiplied by alpha. */
export interface Picture {
  width: number
  height: number
  pixels: Uint32Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const indexed = 3
const trueColour = 6

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length)
  bytes.writeUInt32BE(data.length, 0)
  bytes.write(type, 4, 'latin1')
  bytes.set(data, 8)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length)
  return bytes
}

/** 8 bits a sample, not interlaced. */
function header({ width, height }: Picture, kind: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, kind, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return chunk('IHDR', data)
}

/** The bytes of each row, to be compared or copied as a whole. */
function openRows({ width, height, pixels }: Picture): { isAsAbove(y: number): boolean } {
  const bytes = Buffer.from(pixels.buffer, pixels.byteOffset, pixels.byteLength)
  const length = width * 4
  const row = (y: number) => bytes.subarray(y * length, (y + 1) * length)
  return { isAsAbove: (y) => y > 0 && y < height && row(y).equals(row(y - 1)) }
}

const most = 256
/** A power of two, several times as many as colours: few of them meet in one slot. */
const slots = 2048

/** The rows as numbers of colours, and the colours; null where there are too many. */
function withPalette(picture: Picture): { rows: Uint8Array; colours: number[] } | null {
  const { width, height, pixels } = picture
  const { isAsAbove } = openRows(picture)
  const length = width + 1
  const rows = new Uint8Array(height * length)
  const colours: number[] = []
  const slotted = new Int16Array(slots).fill(-1)
  const indexOf = (colour: number): number => {
    let slot = (Math.imul(colour, 0x9e3779b1) >>> 16) % slots
    for (let index = slotted[slot] as number; index >= 0; index = slotted[slot] as number) {
      if (colours[index] === colour) return index
      slot = (slot + 1) % slots
    }
    slotted[slot] = colours.length
    return colours.push(colour) - 1
  }
  let last = pixels[0] ?? 0
  let index = indexOf(last)
  for (let y = 0; y < height; y += 1) {
    if (isAsAbove(y)) {
      rows.copyWithin(y * length, (y - 1) * length, y * length)
      continue
    }
    // Before each row stands its filter: none.
    for (let at = y * width, to = y * length + 1, end = at + width; at < end; at += 1, to += 1) {
      const colour = pixels[at] as number
      if (colour !== last) {
        last = colour
        index = indexOf(colour)
        if (colours.length > most) return null
      }
      rows[to] = index
    }
  }
  return { rows, colours }
}

/** The chunks of red, green and blue of each colour, and of its alpha. */
function paletteChunks(colours: readonly number[]): Buffer[] {
  const bytes = new Uint8Array(Uint32Array.from(colours).buffer)
  const plain = chunk(
    'PLTE',
    bytes.filter((_, index) => index % 4 < 3),
  )
  const alphas = bytes.filter((_, index) => index % 4 === 3)
  return alphas.every((alpha) => alpha === 255) ? [plain] : [plain, chunk('tRNS', alphas)]
}

const high = 0x80808080

/** Four bytes less four bytes, each for itself. */
const bytesLess = (a: number, b: number): number => ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high)

/** Each row as its difference from the one above (filter 2 of PNG): what drawings have most of becomes noughts. */
function differences(picture: Picture): Uint8Array {
  const { width, height, pixels } = picture
  const { isAsAbove } = openRows(picture)
  const length = width * 4 + 1
  const rows = new Uint8Array(height * length)
  const row = new Uint32Array(width)
  const rowBytes = new Uint8Array(row.buffer)
  for (let y = 0; y < height; y += 1) {
    rows[y * length] = 2
    if (isAsAbove(y)) continue
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      row[x] = bytesLess(pixels[at] as number, y === 0 ? 0 : (pixels[at - width] as number))
    }
    rows.set(rowBytes, y * length + 1)
  }
  return rows
}

/** A level higher saves a tenth of the bytes and takes half as long again; a level lower adds a third. */
const level = 4

/** The bytes of a PNG file (https://www.w3.org/TR/png-3/): with a palette where it has few colours. */
export function encodePng(picture: Picture): Uint8Array {
  const small = withPalette(picture)
  return Buffer.concat([
    signature,
    header(picture, small ? indexed : trueColour),
    ...(small ? paletteChunks(small.colours) : []),
    chunk('IDAT', deflateSync(small ? small.rows : differences(picture), { level })),
    chunk('IEND', new Uint8Array()),
  ])
}
