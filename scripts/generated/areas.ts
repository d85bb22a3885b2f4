import { globSync } from 'node:fs'
import { join } from 'node:path'
import { type Area, tags } from '#sandbox/calls/area.ts'

interface Found {
  /** From sandbox/: "areas/vip/area.ts". */
  path: string
  name: string
  tag: Area['tag']
}

const sandboxDir = join(import.meta.dirname, '..', '..', 'sandbox')

const isArea = (value: unknown): value is Area =>
  typeof value === 'object' && value !== null && 'tag' in value && 'calls' in value && 'routes' in value

/** @throws Error where a file exports no area, or more than one. */
async function areaOf(path: string): Promise<Found> {
  const exported: Record<string, unknown> = await import(join(sandboxDir, path))
  const [found, ...others] = Object.entries(exported)
  if (!found || !isArea(found[1]) || others.length > 0) {
    throw new Error(`sandbox/${path} must export one thing: { tag, calls, routes } satisfies Area`)
  }
  return { path, name: found[0], tag: found[1].tag }
}

/** Every area of the sandbox, by its folder; in the order of tags. */
export async function areaList(): Promise<string> {
  const paths = globSync('areas/**/area.ts', { cwd: sandboxDir }).sort()
  const areas = await Promise.all(paths.map(areaOf))
  const sorted = tags.flatMap((tag) => areas.filter((area) => area.tag === tag))
  return `// Written from sandbox/areas by \`npm run generate\`.
${areas.map(({ path, name }) => `import { ${name} } from './${path}'\n`).join('')}import type { Area } from './calls/area.ts'

/** Every area of the gateway. Their order is that of the OpenAPI document, of the panel and of what time brings. */
export const areas = [
${sorted.map(({ name }) => `  ${name},\n`).join('')}] as const satisfies readonly Area[]
`
}
