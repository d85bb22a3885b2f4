import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface PictureDifference {
  name: string
  /** How many pixels differ to the eye, the smoothing of edges left out; "size" where the pictures are not equally large, "missing" where one folder has none. */
  pixels: number | 'size' | 'missing'
}

const pngs = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'))

function compareOne(before: Buffer, after: Buffer, differencePath: string): PictureDifference['pixels'] {
  if (before.equals(after)) return 0
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  if (a.width !== b.width || a.height !== b.height) return 'size'
  const picture = new PNG({ width: a.width, height: a.height })
  const pixels = pixelmatch(a.data, b.data, picture.data, a.width, a.height, { threshold: 0.05 })
  if (pixels > 0) writeFileSync(differencePath, PNG.sync.write(picture))
  return pixels
}

/** Compares the pictures of two folders by name and writes where a pair differs into a third. */
export function comparePictures(before: string, after: string, differences: string): PictureDifference[] {
  mkdirSync(differences, { recursive: true })
  const [old, now] = [new Set(pngs(before)), new Set(pngs(after))]
  return [...new Set([...old, ...now])].sort().flatMap((name): PictureDifference[] => {
    if (!old.has(name) || !now.has(name)) return [{ name, pixels: 'missing' }]
    const [a, b] = [readFileSync(join(before, name)), readFileSync(join(after, name))]
    const pixels = compareOne(a, b, join(differences, name))
    return pixels === 0 ? [] : [{ name, pixels }]
  })
}
