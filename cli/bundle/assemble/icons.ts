import { sha256 } from '#cli/fs/hash.ts'
import { openMemo } from '#cli/lib/memo.ts'
import type { MadeFile } from '#cli/site-files/site-file.ts'
import { drawSquare, onColour, onNothing } from './drawing.ts'
import { openMark } from './png.ts'

/** A Windows icon file that holds PNG pictures. */
function icoOf(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index
    header.writeUInt8(size % 256, at)
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map((picture) => picture.png)])
}

/** Sides of the mark on a plate, in pixels: even, so that it stands in the middle without a blur. */
const onTouchIcon = 134
/** For masks that cut the corners off, and for the social card: drawn once for both. */
const onLargePlate = 318

function drawIcons(logo: string, favicon: string, background: string): MadeFile[] {
  const own = (path: string, bytes: Uint8Array): MadeFile => ({ path, bytes, isShared: false })
  const alone = (svg: string, side: number) => openMark(onNothing(drawSquare(svg, side))).encode(side, side)
  const small = [16, 32, 48].map((size) => ({ size, png: alone(favicon, size) }))
  const large = openMark(onColour(drawSquare(logo, onLargePlate), background))
  const touch = openMark(onColour(drawSquare(logo, onTouchIcon), background))
  return [
    own('favicon.svg', Buffer.from(favicon, 'utf8')),
    own('favicon.ico', icoOf(small)),
    own('icons/icon-192.png', alone(logo, 192)),
    own('icons/icon-512.png', alone(logo, 512)),
    own('icons/maskable-512.png', large.encode(512, 512)),
    own('icons/apple-touch-icon.png', touch.encode(180, 180)),
    own('icons/social-card.png', large.encode(1200, 630)),
  ]
}

const memo = openMemo<MadeFile[]>(8)

/** All icons of a site from its two drawings. `background` is an sRGB hex colour: what lies under the mark. */
export function iconFiles(logo: string, favicon: string, background: string): MadeFile[] {
  return memo(sha256(JSON.stringify([logo, favicon, background])), () => drawIcons(logo, favicon, background))
}
