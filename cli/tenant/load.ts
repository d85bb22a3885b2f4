import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { didYouMean } from '#cli/terminal/nearest.ts'
import { type JsonSource, locate, objectOf, parseJsonSource } from './json-source.ts'
import { type Merged, mergeSources } from './merge.ts'
import { assetsAreWhatTheySay, brandFilesExist, linksStayInside } from './rules/assets.ts'
import { codeIsFolderName, defaultsAreListed, listsHaveNoRepeats, placeIsKnown } from './rules/choices.ts'
import type { Rule } from './rules/rule.ts'
import { vendorsAreKnown } from './rules/vendors.ts'
import { schemaFindings } from './schema-findings.ts'
import { type Tenant, tenantSchema } from './tenant.ts'

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
  vendorsAreKnown,
  brandFilesExist,
  assetsAreWhatTheySay,
  linksStayInside,
]

/** A path as diagnostics name it: relative to the working folder, with forward slashes. */
export function shownPath(cwd: string, path: string): string {
  return relative(cwd, path).split(sep).join('/') || '.'
}

/** The codes of all tenants: each folder of `tenantsDir` with a tenant.json, in alphabetical order. */
export function listTenantCodes(tenantsDir: string): string[] {
  if (!existsSync(tenantsDir) || !statSync(tenantsDir).isDirectory()) {
    throw new CliError('no-tenants-folder', `There is no folder "${tenantsDir}"`, {
      hint: 'Name the folder that holds the tenants with --tenants.',
      exitCode: 2,
    })
  }
  return readdirSync(tenantsDir)
    .filter((name) => existsSync(join(tenantsDir, name, 'tenant.json')))
    .sort()
}

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
  const { source, diagnostics } = parseJsonSource(code, shownPath(cwd, path), readFileSync(path, 'utf8'), dir)
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
    diagnostics.push(...read.diagnostics.map((finding) => ({ ...finding, tenant: code })))
    const base: unknown = read.layer.value.extends
    delete read.layer.value.extends
    const wrong = base === undefined ? undefined : extendsFinding(read.layer.source, base, seen, tenantsDir)
    if (wrong) diagnostics.push({ ...wrong, tenant: code })
    next = typeof base === 'string' && !wrong ? base : undefined
  }
  return { layers, diagnostics }
}

function extendsFinding(
  source: JsonSource,
  base: unknown,
  seen: ReadonlySet<string>,
  tenantsDir: string,
): Diagnostic | undefined {
  const place = { ...locate(source, ['extends']), severity: 'error' as const, code: 'wrong-base' }
  if (typeof base !== 'string') return { ...place, message: '"extends" must be the code of a tenant', suggestion: null }
  if (seen.has(base))
    return { ...place, message: `"${base}" extends this tenant in turn: a loop`, suggestion: 'Remove one "extends".' }
  const codes = listTenantCodes(tenantsDir)
  if (codes.includes(base)) return undefined
  return { ...place, message: `There is no tenant "${base}" to extend`, suggestion: didYouMean(base, codes) }
}

/** Reads one tenant and finds everything wrong with its folder, in one pass. Never throws for a bad folder. */
export function loadTenant(options: { cwd: string; tenantsDir: string; code: string }): LoadedTenant {
  const { cwd, tenantsDir, code } = options
  const { layers, diagnostics } = readChain(cwd, tenantsDir, code)
  const own = layers.at(-1) as Layer
  const merged = mergeSources(layers)
  const parsed = tenantSchema.safeParse(merged.value)
  const isReadable = own.source.root !== undefined && !diagnostics.some((finding) => finding.code === 'bad-json')
  if (!parsed.success && isReadable) diagnostics.push(...schemaFindings(merged, own.source, parsed.error.issues))
  const context = { code, dir: own.dir, shownDir: shownPath(cwd, own.dir), merged, source: own.source }
  for (const rule of rules) diagnostics.push(...rule(context))
  return {
    code,
    dir: own.dir,
    layers: layers.map((layer) => layer.dir),
    tenant: parsed.success ? parsed.data : null,
    merged,
    source: own.source,
    diagnostics: inOrder(diagnostics),
  }
}

function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) =>
    a.file === b.file ? a.line - b.line || a.column - b.column : a.file < b.file ? -1 : 1,
  )
}
