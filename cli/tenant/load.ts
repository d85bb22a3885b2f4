import { join } from 'node:path'
import { didYouMean } from '#cli/lib/nearest.ts'
import { type Diagnostic, distinctDiagnostics } from '#cli/terminal/diagnostic.ts'
import { shownPath } from '../lib/shown-path.ts'
import { assetsAreWhatTheySay, brandFilesAreSound } from './rules/assets.ts'
import {
  codeIsFolderName,
  defaultsAreListed,
  firebaseHasItsProject,
  listsHaveNoRepeats,
  placeIsKnown,
} from './rules/choices.ts'
import { folderIsWhole } from './rules/folder.ts'
import { nothingIsLeftOpen } from './rules/placeholders.ts'
import type { Rule } from './rules/rule.ts'
import { textsCanBeSeen } from './rules/texts.ts'
import { vendorsAreKnown } from './rules/vendors.ts'
import { schemaFindings } from './schema-findings.ts'
import { type JsonSource, locate, objectOf, readJsonSource } from './source/json-source.ts'
import { type Merged, mergeSources } from './source/merge.ts'
import { type Tenant, tenantSchema } from './tenant.ts'
import { isTenantCode, listTenantCodes } from './tenant-codes.ts'

/** A tenant's folder as read: what it says, where each value is from, and all that is wrong with it. */
export interface LoadedTenant {
  code: string
  /** Absolute. */
  dir: string
  /** Absolute folders whose files stand behind this tenant, its bases first, its own last. */
  layers: readonly string[]
  /** Null where something is wrong that stands in the way of building. */
  tenant: Tenant | null
  merged: Merged
  source: JsonSource
  diagnostics: Diagnostic[]
}

const rules: readonly Rule[] = [
  codeIsFolderName,
  defaultsAreListed,
  listsHaveNoRepeats,
  placeIsKnown,
  firebaseHasItsProject,
  vendorsAreKnown,
  brandFilesAreSound,
  assetsAreWhatTheySay,
  folderIsWhole,
  nothingIsLeftOpen,
  textsCanBeSeen,
]

/** After these, what the schema misses is not missing: it could not be read. */
const standsInTheWay = new Set([
  'bad-json',
  'unreadable-file',
  'link-outside',
  'file-too-large',
  'not-utf8',
  'too-deep',
])

interface Layer {
  dir: string
  source: JsonSource
  value: Record<string, unknown>
}

interface Chain {
  layers: Layer[]
  diagnostics: Diagnostic[]
}

function readLayer(cwd: string, tenantsDir: string, code: string): { layer: Layer; diagnostics: Diagnostic[] } {
  const dir = join(tenantsDir, code)
  const path = join(dir, 'tenant.json')
  const { source, diagnostics } = readJsonSource({ tenant: code, file: shownPath(cwd, path), path })
  return { layer: { dir, source, value: objectOf(source) ?? {} }, diagnostics }
}

/** Follows "extends" from a tenant to its bases. Base first; a loop or an unknown base is a finding. */
function readChain(cwd: string, tenantsDir: string, code: string): Chain {
  const layers: Layer[] = []
  const diagnostics: Diagnostic[] = []
  const seen = new Set<string>()
  for (let next: string | undefined = code; next !== undefined; ) {
    seen.add(next)
    const read = readLayer(cwd, tenantsDir, next)
    layers.unshift(read.layer)
    diagnostics.push(...read.diagnostics)
    const base: unknown = read.layer.value.extends
    delete read.layer.value.extends
    const wrong = base === undefined ? undefined : extendsFinding(read.layer.source, { base, seen, tenantsDir })
    if (wrong) diagnostics.push(wrong)
    next = typeof base === 'string' && !wrong ? base : undefined
  }
  return { layers, diagnostics }
}

function extendsFinding(
  source: JsonSource,
  { base, seen, tenantsDir }: { base: unknown; seen: ReadonlySet<string>; tenantsDir: string },
): Diagnostic | undefined {
  const place = { ...locate(source, ['extends']), severity: 'error' as const, code: 'wrong-base' }
  if (typeof base !== 'string') return { ...place, message: '"extends" must be the code of a tenant', suggestion: null }
  if (seen.has(base))
    return { ...place, message: `"${base}" extends this tenant in turn: a loop`, suggestion: 'Remove one "extends".' }
  if (isTenantCode(tenantsDir, base)) return undefined
  const codes = listTenantCodes(tenantsDir)
  return { ...place, message: `There is no tenant "${base}" to extend`, suggestion: didYouMean(base, codes) }
}

/** Reads one tenant and finds everything wrong with its folder, in one pass. Never throws for a bad folder. */
export function loadTenant(options: { cwd: string; tenantsDir: string; code: string }): LoadedTenant {
  const { cwd, tenantsDir, code } = options
  const { layers, diagnostics } = readChain(cwd, tenantsDir, code)
  const own = layers.at(-1) as Layer
  const merged = mergeSources(layers)
  const parsed = tenantSchema.safeParse(merged.value)
  const isReadable = !diagnostics.some((finding) => standsInTheWay.has(finding.code))
  if (!parsed.success && isReadable) diagnostics.push(...schemaFindings(merged, own.source, parsed.error.issues))
  const context = { code, cwd, dir: own.dir, merged, source: own.source }
  for (const rule of rules) diagnostics.push(...rule(context))
  return {
    code,
    dir: own.dir,
    layers: layers.map((layer) => layer.dir),
    tenant: parsed.success && isReadable ? parsed.data : null,
    merged,
    source: own.source,
    diagnostics: distinctDiagnostics(inOrder(diagnostics)).map((finding) => ({ ...finding, tenant: code })),
  }
}

/** What a tenant's files say before anything is checked: cheap enough to ask of a thousand tenants. */
export function readMerged(options: { cwd: string; tenantsDir: string; code: string }): {
  merged: Merged
  source: JsonSource
  /** As of a LoadedTenant. */
  layers: readonly string[]
} {
  const { layers } = readChain(options.cwd, options.tenantsDir, options.code)
  return {
    merged: mergeSources(layers),
    source: (layers.at(-1) as Layer).source,
    layers: layers.map((layer) => layer.dir),
  }
}

function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  )
}
