import { readdirSync, statSync } from 'node:fs'

/** Puts right what builds that were cut short left undone: one look at the folder for all tenants. */
export async function recoverAll(outDir: string): Promise<void> {
  const isFolder = statSync(outDir, { throwIfNoEntry: false })?.isDirectory() ?? false
  if (!isFolder || !readdirSync(outDir).some((name) => /^\..+\.(previous|stage)-/.test(name))) return
  const { sweep } = await import('#cli/bundle/publish/swap.ts')
  sweep(outDir)
}
