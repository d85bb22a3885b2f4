import { openMemo } from '#cli/lib/memo.ts'
import type { Store } from '#cli/store/store.ts'
import type { Template } from '../template.ts'
import { type ReadStyles, readStyles } from './first-styles.ts'

/** By the sheet's hash: most sheets are those of many profiles. */
const sheets = openMemo<Promise<ReadStyles>>(400)

async function readSheet(store: Store, path: string, hash: string): Promise<ReadStyles> {
  const bytes = await store.get(hash)
  if (!bytes) throw new Error(`The store has lost ${path}`)
  return readStyles(Buffer.from(bytes).toString('utf8'))
}

/** The style sheets of a profile, each read. */
export interface StoredStyles {
  /** Those that every page starts with, in their order. */
  first: readonly ReadStyles[]
  /** Those that come with the pages and parts that need them. */
  late: readonly ReadStyles[]
}

/** A template's style sheets, as the store has them. */
export async function storedStyles(store: Store, { files, initialCss }: Template): Promise<StoredStyles> {
  const read = (paths: readonly string[]) =>
    Promise.all(
      paths.map((path) => {
        const file = files.find((candidate) => candidate.path === path)
        if (!file) throw new Error(`The template has no file ${path}`)
        return sheets(file.hash, () => readSheet(store, path, file.hash))
      }),
    )
  const late = files.map(({ path }) => path).filter((path) => path.endsWith('.css') && !initialCss.includes(path))
  return { first: await read(initialCss), late: await read(late) }
}
