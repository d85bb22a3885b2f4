import { readFileSync } from 'node:fs'
import { sha256 } from '#cli/fs/hash.ts'
import { openMemo } from '#cli/lib/memo.ts'
import type { MadeFile } from '#cli/site-files/site-file.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'

/** What a file is called before its hash is part of its name; the folder is from the site's root. */
interface FileName {
  folder: string
  name: string
  extension: string
}

/** A text, or bytes, under a name that the content is part of: it can be kept for ever. */
export function hashedFile({ folder, name, extension }: FileName, content: string | Uint8Array): MadeFile {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content
  const hash = sha256(bytes)
  return { path: `${folder}/${name}-${hash.slice(0, 8)}.${extension}`, bytes, hash, isShared: false }
}

/** What `hashedFile` gives for a text that many sites have, under each of its names: made once. */
const sharedTexts = openMemo<Map<string, MadeFile>>(500)

export function sharedTextFile(file: FileName, text: string): MadeFile {
  const named = sharedTexts(text, () => new Map())
  const name = JSON.stringify([file.folder, file.name, file.extension])
  const made = named.get(name) ?? { ...hashedFile(file, text), isShared: true }
  named.set(name, made)
  return made
}

/** Fonts of the largest scripts have some two hundred files, of twenty kilobytes each. */
const sources = openMemo<Pick<MadeFile, 'bytes' | 'hash'>>(600)

/** A file that many sites have, read and hashed once as long as it stays as it is. */
export function sharedFile(path: string, source: string): MadeFile {
  const content = sources(`${source} ${fileStamp(source)}`, () => {
    const bytes = readFileSync(source)
    return { bytes, hash: sha256(bytes) }
  })
  return { path, ...content, isShared: true }
}
