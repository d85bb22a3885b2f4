import { extname, isAbsolute, join } from 'node:path'
import { isRecord } from '#cli/lib/is-record.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import { containedStat } from '#cli/terminal/contained-file.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { originOf } from '../source/merge.ts'
import { assetFindings } from './asset-content.ts'
import { filesBelow, filesOf, isInside } from './folder.ts'
import { findingAt, type Rule, type RuleContext, stringAt, valueAt } from './rule.ts'

/** Files under assets/, also where that is a link to a folder: what a link leads to is otherwise not listed. */
function assetsOf(context: RuleContext): readonly string[] {
  const files = filesOf(context)
  return files.includes('assets') ? filesBelow(context.dir, 'assets') : files
}

/** Every file under assets/ is what its name says and holds nothing that runs. */
export const assetsAreWhatTheySay: Rule = (context) =>
  assetsOf(context)
    .filter((file) => file.startsWith('assets/'))
    .flatMap((file) => assetFindings(context, context.dir, join(context.dir, file)))

interface Reference {
  path: readonly string[]
  value: string
  /** Absolute: the folder of the tenant.json that names the file. */
  dir: string
  target: string
}

function referencesOf(context: RuleContext): Reference[] {
  const art = ['art', 'lightArt'].flatMap((key) => {
    const places = valueAt(context, ['brand', key])
    return isRecord(places) ? Object.keys(places).map((slot) => ['brand', key, slot]) : []
  })
  return [['brand', 'logo'], ['brand', 'favicon'], ...art].flatMap((path) => {
    const value = stringAt(context, path)
    const dir = originOf(context.merged, path)?.dir ?? context.dir
    return value === undefined ? [] : [{ path, value, dir, target: join(dir, value) }]
  })
}

function referenceFindings(context: RuleContext, { path, value, dir, target }: Reference): Diagnostic[] {
  if (isAbsolute(value) || !isInside(dir, target)) {
    const suggestion = 'Put the file under assets/ and name it from there.'
    const message = `"${value}" is not inside the tenant’s folder`
    return [findingAt(context, path, { code: 'path-outside', message, suggestion })]
  }
  const stats = containedStat(dir, target)
  if ('kind' in stats && stats.kind === 'outside') {
    const message = `"${value}" is a link that leads out of the tenant’s folder`
    return [findingAt(context, path, { code: 'link-outside', message, suggestion: 'Put the file itself there.' })]
  }
  if ('kind' in stats || !stats.isFile()) {
    const suggestion = didYouMean(value, filesBelow(dir, 'assets'))
    const message = `There is no file "${value}" in the folder`
    return [findingAt(context, path, { code: 'missing-asset', message, suggestion })]
  }
  if (extname(value).toLowerCase() !== '.svg') {
    const why = path.length > 2 ? 'it is shown at any size' : 'all icon sizes are made from it'
    const message = `The ${path.slice(1).join(' of ')} must be an SVG: ${why}`
    return [findingAt(context, path, { code: 'wrong-asset-type', message })]
  }
  return []
}

/**
 * The logo, the favicon and what stands in places of pages are drawings of the folder, and as safe as any asset, also where they stand beside assets/
 * or come from the folder of a base.
 */
export const brandFilesAreSound: Rule = (context) => {
  const ownAssets = join(context.dir, 'assets')
  const references = referencesOf(context).map((reference) => ({
    dir: reference.dir,
    target: reference.target,
    findings: referenceFindings(context, reference),
  }))
  const elsewhere = references.filter(({ findings, target }) => findings.length === 0 && !isInside(ownAssets, target))
  const targets = new Map(elsewhere.map(({ target, dir }) => [target, dir]))
  return [
    ...references.flatMap(({ findings }) => findings),
    ...[...targets].flatMap(([target, dir]) => assetFindings(context, dir, target)),
  ]
}
