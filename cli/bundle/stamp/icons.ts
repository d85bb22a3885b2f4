import { Resvg } from '@resvg/resvg-js'
import type { MadeFile } from './site-file.ts'

function rasterise(svg: string, size: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: size }, font: { loadSystemFonts: false } }).render().asPng()
}

/** The drawing centred on a plain square, `scale` of its width wide: for masks that cut the corners off. */
function onPlate(svg: string, background: string, scale: number, width: number, height: number): string {
  const side = Math.min(width, height) * scale
  const data = Buffer.from(svg, 'utf8').toString('base64')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}">` +
    `<rect width="${width}" height="${height}" fill="${background}"/>` +
    `<image x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" xlink:href="data:image/svg+xml;base64,${data}"/></svg>`
  )
}

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

/** All icons of a site from its two drawings. `background` is an sRGB hex colour: what lies under the mark. */
export function iconFiles(logo: string, favicon: string, background: string): MadeFile[] {
  const own = (path: string, bytes: Uint8Array): MadeFile => ({ path, bytes, isShared: false })
  const small = [16, 32, 48].map((size) => ({ size, png: rasterise(favicon, size) }))
  return [
    own('favicon.svg', Buffer.from(favicon, 'utf8')),
    own('favicon.ico', icoOf(small)),
    own('icons/icon-192.png', rasterise(logo, 192)),
    own('icons/icon-512.png', rasterise(logo, 512)),
    own('icons/maskable-512.png', rasterise(onPlate(logo, background, 0.62, 512, 512), 512)),
    own('icons/apple-touch-icon.png', rasterise(onPlate(logo, background, 0.74, 180, 180), 180)),
    own('icons/social-card.png', rasterise(onPlate(logo, background, 0.52, 1200, 630), 1200)),
  ]
}
