import { type FileKind, fileKinds, kindOf, stableName } from '#cli/site-files/file-kinds.ts'
import type { SideFile } from './side.ts'

export interface FileChange {
  /** Without the hash in it, where a file has one. */
  name: string
  kind: FileKind
  change: 'added' | 'removed' | 'changed'
  beforePath: string | null
  afterPath: string | null
  before: Size | null
  after: Size | null
}

/** Bytes; what is served as it is counts as it is in both. */
export interface Size {
  raw: number
  brotli: number
}

export interface KindTotal {
  kind: FileKind
  before: Size & { files: number }
  after: Size & { files: number }
}

type Files = Readonly<Record<string, SideFile>>

const sizeOf = (file: SideFile): Size => ({ raw: file.raw, brotli: file.brotli ?? file.raw })

/** The paths of a site by what each is called without its hash; several may be called the same. */
function byName(files: Files): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const path of Object.keys(files).sort()) {
    const name = stableName(path)
    found.set(name, [...(found.get(name) ?? []), path])
  }
  return found
}

/** A site's files, and those of them that have one name without their hashes. */
interface Named {
  files: Files
  paths: readonly string[]
}

function changesOfName(name: string, a: Named, b: Named): FileChange[] {
  const isIn = ({ files, paths }: Named, hash: string | undefined) => paths.some((path) => files[path]?.sha256 === hash)
  const before = a.paths.filter((path) => !isIn(b, a.files[path]?.sha256))
  const after = b.paths.filter((path) => !isIn(a, b.files[path]?.sha256))
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [beforePath = null, afterPath = null] = [before[index], after[index]]
    const [old, now] = [a.files[beforePath ?? ''], b.files[afterPath ?? '']]
    return {
      name,
      kind: kindOf(name),
      change: old && now ? 'changed' : old ? 'removed' : 'added',
      beforePath,
      afterPath,
      before: old ? sizeOf(old) : null,
      after: now ? sizeOf(now) : null,
    }
  })
}

/** Matches files by name without hash. One whose bytes are the same is no change, whatever it is called. */
export function compareFiles(a: Files, b: Files): FileChange[] {
  const [inA, inB] = [byName(a), byName(b)]
  const names = [...new Set([...inA.keys(), ...inB.keys()])].sort()
  const changes = names.flatMap((name) =>
    changesOfName(name, { files: a, paths: inA.get(name) ?? [] }, { files: b, paths: inB.get(name) ?? [] }),
  )
  return changes.sort((x, y) => fileKinds.indexOf(x.kind) - fileKinds.indexOf(y.kind))
}

function totalOf(files: Files, kind: FileKind): Size & { files: number } {
  const own = Object.entries(files).filter(([path]) => kindOf(path) === kind)
  const sizes = own.map(([, file]) => sizeOf(file))
  return {
    files: own.length,
    raw: sizes.reduce((sum, { raw }) => sum + raw, 0),
    brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  }
}

/** What both sides weigh, by kind; kinds that neither has are left out. */
export function totalsOf(a: Files, b: Files): KindTotal[] {
  return fileKinds
    .map((kind) => ({ kind, before: totalOf(a, kind), after: totalOf(b, kind) }))
    .filter(({ before, after }) => before.files + after.files > 0)
}
