import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes. What a file system of today gives to a file at the least. */
const block = 4096

export interface DiskUse {
  files: number
  /** Bytes of blocks as the disk holds them: what several names share counts once. */
  held: number
  /** Bytes of blocks if each file had been copied. */
  copied: number
}

/** What folders take on disk; the same file under several names, in whichever of the folders, is held once. */
export function diskUse(...folders: readonly string[]): DiskUse {
  const seen = new Set<bigint>()
  const use: DiskUse = { files: 0, held: 0, copied: 0 }
  const visit = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) {
        visit(path)
        continue
      }
      const stats = lstatSync(path, { bigint: true })
      use.files++
      use.copied += Math.ceil(Number(stats.size) / block) * block
      if (seen.has(stats.ino)) continue
      seen.add(stats.ino)
      use.held += Number(stats.blocks) * 512
    }
  }
  for (const folder of folders) visit(folder)
  return use
}
