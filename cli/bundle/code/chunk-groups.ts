import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { z } from 'zod'
import { openPositions } from '#cli/lib/text-position.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

/** Where the site says which of its modules are loaded together, from the product's folder. */
const declaration = 'src/config/chunks.json'

const groupSchema = z.strictObject({
  name: z.string(),
  /** Why the group exists: for people. */
  why: z.string(),
  /** Names of packages; `*` is all of them. */
  packages: z.array(z.string()).default([]),
  /** Globs from the product's folder. One that begins with `!` takes out what those before it took in. */
  paths: z.array(z.string()).default([]),
  /** Modules that fewer entries share go where they are asked for. */
  minShareCount: z.int().default(1),
  /** The group of the highest priority takes a module. */
  priority: z.int(),
  /** Takes only what every visitor loads at once. */
  isInitial: z.boolean().default(false),
  /** Worth asking for as soon as the page is there. */
  isPreloaded: z.boolean().default(false),
  /** Whether a word in its code may be an icon's name. */
  namesIcons: z.boolean().default(true),
})

const schema = z.strictObject({
  /** The page that the first paint shows: its styles are needed at once, its code comes after. */
  firstPage: z.string().optional(),
  /** Of other pages that are painted, by their path: the modules that draw them, whose chunks they ask for early. */
  pages: z.record(z.string(), z.array(z.string())).default({}),
  groups: z.array(groupSchema),
})

type DeclaredGroup = z.infer<typeof groupSchema>

export interface ChunkGroup extends Pick<DeclaredGroup, 'name' | 'priority' | 'minShareCount'> {
  tags?: '$initial'[]
  /** By a module's path from the product's folder; a group without it takes every module. */
  has?: (path: string) => boolean
}

/** What the site declares of loading, as far as a profile's files depend on it. */
export interface Loading {
  firstPage: string | null
  /** Modules that draw a page, by its path. */
  pages: Readonly<Record<string, readonly string[]>>
  /** Names of chunks. */
  preloaded: readonly string[]
  /** Names of chunks. */
  withoutIcons: readonly string[]
}

export interface ChunkGroups {
  groups: readonly ChunkGroup[]
  loading: Loading
}

const withSlashes = (path: string) => path.split(sep).join('/')

const packageFolder = (name: string) => `node_modules/${name === '*' ? '' : `${name}/`}`

function openGroup(cwd: string, { packages, paths, isInitial, ...group }: DeclaredGroup, orphans: Set<string>) {
  const files = new Set<string>()
  for (const entry of paths) {
    const found = globSync(entry.replace(/^!/, ''), { cwd })
    if (found.length === 0) orphans.add(entry)
    for (const path of found.map(withSlashes)) entry.startsWith('!') ? files.delete(path) : files.add(path)
  }
  for (const name of packages) if (!existsSync(join(cwd, packageFolder(name)))) orphans.add(name)
  const folders = packages.map(packageFolder)
  const takesAll = paths.length === 0 && packages.length === 0
  const { name, priority, minShareCount } = group
  return {
    ...{ name, priority, minShareCount },
    ...(isInitial && { tags: ['$initial' as const] }),
    ...(!takesAll && {
      has: (path: string) => files.has(path) || folders.some((folder) => path.includes(folder)),
    }),
  }
}

/** The site's own declaration. @throws CliError with file and line for an entry that matches nothing. */
export function readChunkGroups(cwd: string): ChunkGroups {
  const text = readFileSync(join(cwd, declaration), 'utf8')
  const parsed = schema.safeParse(JSON.parse(text))
  if (!parsed.success) throw new Error(`${declaration}: ${z.prettifyError(parsed.error)}`)
  const { firstPage, pages, groups } = parsed.data
  const orphans = new Set<string>()
  const opened = groups.map((group) => openGroup(cwd, group, orphans))
  for (const page of [firstPage ?? [], ...Object.values(pages)].flat())
    if (!existsSync(join(cwd, page))) orphans.add(page)
  if (orphans.size > 0) {
    const positionOf = openPositions(text)
    const lineOf = (entry: string) => positionOf(text.indexOf(JSON.stringify(entry))).line
    const errors = [...orphans].map((entry) => `${declaration}:${lineOf(entry)}: "${entry}" matches no file`)
    throw new CliError('chunk-of-nothing', errors.join('\n'), {
      hint: 'Write the path as it is now, or take the entry out.',
    })
  }
  const named = (has: (group: DeclaredGroup) => boolean) => groups.filter(has).map(({ name }) => name)
  const loading: Loading = {
    firstPage: firstPage ?? null,
    pages,
    preloaded: named(({ isPreloaded }) => isPreloaded),
    withoutIcons: named(({ namesIcons }) => !namesIcons),
  }
  return { groups: opened, loading }
}
