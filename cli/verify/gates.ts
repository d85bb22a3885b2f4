import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { scopedClass } from '#cli/bundle/class-names.ts'
import { gateNames } from '#cli/bundle/profile.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { isBehind } from '#cli/locale/collect.ts'
import { namespacesOf, readMessages } from '#cli/locale/messages.ts'
import type { GateTraits, StyleClasses } from '#cli/verify/leaks/dead-feature-checks.ts'
import { categoryIds, gates } from '#contract/site/gates.ts'
import { localesDir } from '../check/strings.ts'
import type { Workspace } from '../run/workspace.ts'
import type { GateChunks } from './modules.ts'

/** Words of a flag that are its own where they are two: `redEnvelope`, `red-envelope`, `red envelope`. */
function wordsOf(name: string): string[] {
  const parts = name
    .replace(/^(FEATURE|SWITCH|CATEGORY)_(SOCIAL_)?/, '')
    .toLowerCase()
    .split('_')
  if (name.startsWith('CATEGORY_') || name.startsWith('FEATURE_SOCIAL_') || name.startsWith('MANY_')) return []
  if (parts.length === 1) return /\d$/.test(name) ? parts : []
  return [parts.join(''), parts.join('-'), parts.join('_'), parts.join(' ')]
}

/** One word that names a feature, between quotes or as a path: `vip`, `/blog`. */
function idsOf(name: string): string[] {
  const category = categoryIds.find((id) => name === `CATEGORY_${id.toUpperCase()}`)
  if (category) return [category, category.toUpperCase()]
  const [, feature] = /^FEATURE_([A-Z]+)$/.exec(name) ?? []
  return feature ? [feature.toLowerCase()] : []
}

/** What each flag is known by, with its texts in the languages asked for. */
export function gateTraits(workspace: Workspace, tags: readonly string[], chunks: GateChunks): GateTraits[] {
  const dir = localesDir(workspace)
  const messages = tags.flatMap((tag) =>
    namespacesOf(join(dir, tag)).map((namespace) => ({
      namespace,
      entries: [...(readMessages(join(dir, tag), namespace) ?? new Map<string, string>())],
    })),
  )
  return gateNames.map((name) => {
    const keys = gates[name].strings
    const texts = messages.flatMap(({ namespace, entries }) =>
      entries.filter(([key]) => isBehind(keys, namespace, key)).map(([, text]) => text),
    )
    return { name, keys, texts, words: wordsOf(name), ids: idsOf(name), chunks: chunks[name] ?? [] }
  })
}

/** The classes of every style sheet of the site's source, as they are compiled. */
export function styleClasses(workspace: Workspace): StyleClasses {
  const src = join(workspace.root, 'src')
  const sheets = filesBelow(src).filter((path) => path.endsWith('.module.css'))
  return new Map(
    sheets.map((path) => {
      const text = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
      const names = new Set([...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
      const from = relative(src, path).split(sep).join('/')
      return [`src/${from}`, [...names].map((name) => scopedClass(from, name))]
    }),
  )
}
