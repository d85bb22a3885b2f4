import { openMemo } from '#cli/lib/memo.ts'
import type { Store } from '#cli/store/store.ts'
import type { Template } from '../template.ts'
import { type ReadStyles, readStyles } from './first-styles.ts'

/** By the sheet's hash: most sheets are those of many profiles. */
const sheets = openMemo<Promise<ReadStyles>>(200)

async function readSheet(store: Store, path: string, hash: string): Promise<ReadStyles> {
  const bytes = await store.get(hash)
  if (!bytes) throw new Error(`The store has lost ${path}`)
  return readStyles(Buffer.from(bytes).toString('utf8'))
}

/** The style sheets that a template's page starts with, in their order, as the store has them. */
export function storedStyles(store: Store, { files, initialCss }: Template): Promise<ReadStyles[]> {
  return Promise.all(
    initialCss.map((path) => {
      const file = files.find((candidate) => candidate.path === path)
      if (!file) throw new Error(`The template has no file ${path}`)
      return sheets(file.hash, () => readSheet(store, path, file.hash))
    }),
  )
}
