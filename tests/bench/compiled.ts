import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { productRoot } from '#tests/support/livery.ts'

/** What a build leaves of whole sites and of their icons. */
const ofSites = ['site', 'icons'].map((kind) => join('store', 'records', kind))

/** Fills a cache with the code that the builds of the demo sites compiled, and with none of the sites. */
export function takeCompiled(cache: string): void {
  const from = process.env.LIVERY_CACHE ?? join(productRoot, '.livery')
  const filter = (path: string) => !ofSites.some((kind) => path.endsWith(kind))
  cpSync(join(from, 'store'), join(cache, 'store'), { recursive: true, filter })
}
