import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { productRoot } from '#tests/support/livery.ts'

/** The script that every page begins with: what an engine runs before any of the page's own. */
export async function inPageScript(): Promise<string> {
  const bundle = await rolldown({ input: join(productRoot, 'tests/browsers/in-page/main.ts'), platform: 'browser' })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}
