import { constants, crc32, deflateSync } from 'node:zlib'

/** A pixel: its red, green, blue and alpha byte from the lowest up, the colours not multiplied by alpha. */
export type Pixel = number

/** A square of pixels, in rows from the top, and the pixel of what is around it. */
export interface Mark {
  side: number
  pixels: Uint32Array
  ground: Pixel
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
function header(width: number, height: number, kind: number): Buffer {
  const data = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, kind, 0, 0, 0])
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  return chunk('IHDR', data)
}

function fileOf(
  { width, height, kind }: { width: number; height: number; kind: number },
  chunks: readonly Buffer[],
): Uint8Array {
  return Buffer.concat([signature, header(width, height, kind), ...chunks, chunk('IEND', new Uint8Array())])
}

const most = 256
/** A power of two, several times as many as colours: few of them meet in one slot. */
const slots = 2048

/** Each pixel as the number of its colour, that of the ground being nought; null where there are too many colours. */
function withPalette({ pixels, ground }: Mark): { indices: Uint8Array; colours: Pixel[] } | null {
  const indices = new Uint8Array(pixels.length)
  const colours: Pixel[] = []
  const slotted = new Int16Array(slots).fill(-1)
  const indexOf = (colour: Pixel): number => {
    let slot = (Math.imul(colour, 0x9e3779b1) >>> 16) % slots
    for (let index = slotted[slot] as number; index >= 0; index = slotted[slot] as number) {
      if (colours[index] === colour) return index
      slot = (slot + 1) % slots
    }
    slotted[slot] = colours.length
    return colours.push(colour) - 1
  }
  let last = ground
  let index = indexOf(ground)
  for (let at = 0; at < pixels.length; at += 1) {
    const colour = pixels[at] as number
    if (colour !== last) {
      last = colour
      index = indexOf(colour)
      if (colours.length > most) return null
    }
    indices[at] = index
  }
  return { indices, colours }
}

/** The chunks of red, green and blue of each colour, and of its alpha. */
function paletteChunks(colours: readonly Pixel[]): Buffer[] {
  const bytes = new Uint8Array(Uint32Array.from(colours).buffer)
  const plain = chunk(
    'PLTE',
    bytes.filter((_, index) => index % 4 < 3),
  )
  const alphas = bytes.filter((_, index) => index % 4 === 3)
  return alphas.every((alpha) => alpha === 255) ? [plain] : [plain, chunk('tRNS', alphas)]
}

const middle = (all: number, part: number): number => Math.floor((all - part) / 2)

/** Rows of numbers of colours. Before each stands its filter: none, which is nought, as the ground is. */
function indexRows(
  indices: Uint8Array,
  side: number,
  { width, height }: { width: number; height: number },
): Uint8Array {
  const rows = new Uint8Array(height * (width + 1))
  const [left, top] = [middle(width, side), middle(height, side)]
  for (let y = 0; y < side; y += 1) {
    rows.set(indices.subarray(y * side, (y + 1) * side), (top + y) * (width + 1) + 1 + left)
  }
  return rows
}

const high = 0x80808080

/** Four bytes less four bytes, each for itself. */
const bytesLess = (a: number, b: number): number => ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high)

/** Each row as its difference from the one above (filter 2 of PNG): what drawings have most of becomes noughts. */
function differenceRows({ side, pixels, ground }: Mark, width: number, height: number): Uint8Array {
  const length = width * 4 + 1
  const rows = new Uint8Array(height * length)
  for (let y = 0; y < height; y += 1) rows[y * length] = 2
  rows.set(new Uint8Array(new Uint32Array(width).fill(ground).buffer), 1)
  const [left, top] = [middle(width, side), middle(height, side)]
  const row = new Uint32Array(side)
  const rowBytes = new Uint8Array(row.buffer)
  // Past the last row of the mark is the ground again.
  for (let y = 0; y <= side && top + y < height; y += 1) {
    for (let x = 0, at = y * side; x < side; x += 1, at += 1) {
      const above = y > 0 ? (pixels[at - side] as number) : top > 0 ? ground : 0
      row[x] = bytesLess(y < side ? (pixels[at] as number) : ground, above)
    }
    rows.set(rowBytes, (top + y) * length + 1 + left * 4)
  }
  return rows
}

/** A level higher saves a tenth of the bytes and takes half as long again; a level lower adds a third. */
const level = 4

/** A mark to be written: `encode` gives the bytes of a PNG file (https://www.w3.org/TR/png-3/) with it in the middle. */
export function openMark(mark: Mark): { encode(width: number, height: number): Uint8Array } {
  const small = withPalette(mark)
  const palette = small ? paletteChunks(small.colours) : []
  return {
    encode(width, height) {
      if (!small) {
        return fileOf({ width, height, kind: trueColour }, [
          chunk('IDAT', deflateSync(differenceRows(mark, width, height), { level })),
        ])
      }
      // Runs of one colour are most of it: to look for more takes longer and finds less.
      const data = deflateSync(indexRows(small.indices, mark.side, { width, height }), { strategy: constants.Z_RLE })
      return fileOf({ width, height, kind: indexed }, [...palette, chunk('IDAT', data)])
    },
  }
}
