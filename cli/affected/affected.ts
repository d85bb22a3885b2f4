import { realpathSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { hasErrors } from '#cli/terminal/diagnostic.ts'
import { checkDemo } from '../check/demo.ts'
import { chainOf, type Outline, readOutline } from '../fingerprint/outline.ts'
import { buildYear } from '../run/build-time.ts'
import { type Changes, changesSince, repositoryOf } from '../run/git.ts'
import type { Workspace } from '../run/workspace.ts'
import { type ProductChanges, productChanges, unknownProduct } from './product.ts'
import { changedStrings } from './strings.ts'
import { factsOf, type TenantFacts } from './tenant.ts'

type ReasonKind =
  | 'folder'
  | 'base'
  | 'domain'
  | 'code'
  | 'chunks'
  | 'tokens'
  | 'strings'
  | 'fonts'
  | 'dependencies'
  | 'config'
  | 'tool'
  | 'year'

/** Why a tenant's site would differ. */
export interface Reason {
  kind: ReasonKind
  /** The tenant whose folder it is, of a base or a shared domain. */
  of?: string
  /** Files, packages, languages: what differs. */
  what: readonly string[]
}

export interface AffectedTenant {
  code: string
  reasons: readonly Reason[]
}

export interface Affected {
  since: string
  /** The revision's full hash. */
  commit: string
  /** In the order of their codes. */
  tenants: readonly AffectedTenant[]
  /** Codes of tenants that there were, and that are gone. */
  removed: readonly string[]
  /** How many tenants there are. */
  all: number
}

export interface SinceOptions {
  /** A revision of the repository that the tenants are in; `A...` is where A and HEAD parted. */
  since: string
  /** A revision of the product's repository, where that is another. */
  productSince?: string | undefined
}

const isBelow = (dir: string) => (path: string) => path.startsWith(dir + sep)

/** What of a tenant's folder is in its site, and in those of tenants that extend it: not its seed for the sandbox. */
const isInherited = (dir: string) => (path: string) => isBelow(dir)(path) && path !== join(dir, 'demo.json')

const reason = (kind: ReasonKind, what: readonly string[], of?: string): Reason[] =>
  what.length === 0 ? [] : [{ kind, what, ...(of === undefined ? {} : { of }) }]

/** A demo.json is in no site, but one with mistakes stops its tenant's build. */
async function stopsBuild(workspace: Workspace, code: string): Promise<boolean> {
  return hasErrors((await checkDemo(workspace, loadTenant({ ...workspace, code }))).diagnostics)
}

async function folderReasons(workspace: Workspace, facts: TenantFacts, paths: readonly string[]): Promise<Reason[]> {
  const [own, ...bases] = facts.folders
  const shown = (found: readonly string[]) => found.map((path) => shownPath(workspace.cwd, path))
  const demo = own && join(own.dir, 'demo.json')
  const isHarmless = demo === undefined || !paths.includes(demo) || !(await stopsBuild(workspace, facts.code))
  return [
    ...reason('folder', own ? shown(paths.filter(isHarmless ? isInherited(own.dir) : isBelow(own.dir))) : []),
    ...bases.flatMap(({ code, dir }) => reason('base', shown(paths.filter(isInherited(dir))), code)),
  ]
}

function sharedReasons(facts: TenantFacts, product: ProductChanges): Reason[] {
  const reader = {
    tags: facts.tags,
    overlays: facts.folders.map(({ dir }) => join(dir, 'locales')),
    closed: facts.profile?.closedStrings ?? [],
  }
  const gaps = facts.tags.filter(product.isIncomplete).map((tag) => `${tag}: not complete`)
  return [
    ...reason('code', product.codeOf(facts.profile)),
    ...reason('tokens', [
      ...product.tokens.all,
      ...facts.themes.flatMap((theme) => product.tokens.byTheme[theme] ?? []),
    ]),
    ...reason('strings', [...changedStrings(reader, product.strings), ...gaps]),
    ...reason(
      'fonts',
      product.packages.fonts.filter((name) => facts.fonts.includes(name)),
    ),
    ...reason('dependencies', product.packages.forAll),
    ...reason('config', product.config),
    ...reason('tool', product.tool),
  ]
}

function listedDomains(value: Readonly<Record<string, unknown>> | undefined): readonly string[] {
  const domains = value?.domains
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : []
}

function domainsOf(text: string | undefined): readonly string[] {
  try {
    const { domains } = JSON.parse(text ?? '')
    return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : []
  } catch {
    // Its own check says what is wrong with it; it claims nothing.
    return []
  }
}

/** Domains that changed tenants claim or claimed: whoever else has one is refused now, or no longer refused. */
function claimedDomains(tenantsDir: string, changes: Changes, codes: readonly string[]): Map<string, string[]> {
  const claims = new Map<string, string[]>()
  for (const code of codes) {
    const before = changes.before(join(tenantsDir, code, 'tenant.json'))
    const all = new Set([...listedDomains(readOutline(tenantsDir, code).value), ...domainsOf(before)])
    for (const domain of all) claims.set(domain, [...(claims.get(domain) ?? []), code])
  }
  return claims
}

function domainReasons(claims: Map<string, string[]>, chain: readonly Outline[]): Reason[] {
  const own = chain.find(({ value }) => value?.domains !== undefined)?.value?.domains
  const domains = Array.isArray(own) ? own.map(String) : []
  const codes = domains.flatMap((domain) => (claims.get(domain) ?? []).map((of) => ({ domain, of })))
  return codes.filter(({ of }) => of !== chain[0]?.code).flatMap(({ domain, of }) => reason('domain', [domain], of))
}

/** Codes of the folders in `tenantsDir` whose tenant.json is among the changed paths. */
function changedTenants(tenantsDir: string, paths: readonly string[]): string[] {
  return paths.filter(isBelow(tenantsDir)).flatMap((path) => {
    const [code = '', file, ...deeper] = relative(tenantsDir, path).split(sep)
    return file === 'tenant.json' && deeper.length === 0 ? [code] : []
  })
}

/** What is looked at for changes besides the tenants. */
const productFoldersOf = (root: string) =>
  ['contract', 'src', 'sandbox', 'cli', 'tokens', 'locales'].map((name) => join(root, name))

function readProduct(workspace: Workspace, options: SinceOptions, own: Changes): ProductChanges {
  const { root } = workspace
  const top = repositoryOf(root)
  if (top === own.top) return productChanges(workspace, own)
  if (options.productSince === undefined || top === undefined) return unknownProduct(root)
  return productChanges(workspace, changesSince(top, options.productSince, productFoldersOf(root)))
}

function readChanges(workspace: Workspace, tenantsDir: string, since: string): Changes {
  const top = repositoryOf(tenantsDir)
  if (top === undefined) {
    throw new CliError('no-repository', `"${workspace.tenantsDir}" is not in a git repository`, {
      hint: 'What changed is read from git: put the tenants under version control.',
      exitCode: 2,
    })
  }
  return changesSince(top, since, [tenantsDir, ...productFoldersOf(workspace.root)])
}

/** Names each tenant whose site would differ between a revision and the working tree; none is missed. */
export async function affectedTenants(workspace: Workspace, options: SinceOptions): Promise<Affected> {
  const codes = listTenantCodes(workspace.tenantsDir)
  const tenantsDir = realpathSync(workspace.tenantsDir)
  const changes = readChanges(workspace, tenantsDir, options.since)
  const product = readProduct(workspace, options, changes)
  const year = buildYear()
  const years = changes.year === year ? [] : [`${changes.year} → ${year}`]
  const changed = changedTenants(tenantsDir, changes.paths)
  const claims = claimedDomains(tenantsDir, changes, changed)
  const outlines = new Map<string, Outline>()
  const outlineOf = (code: string) => {
    const outline = outlines.get(code) ?? readOutline(tenantsDir, code)
    outlines.set(code, outline)
    return outline
  }
  const tenants: AffectedTenant[] = []
  for (const code of codes) {
    const chain = chainOf(outlineOf, code)
    const facts = factsOf(tenantsDir, chain)
    const reasons = [
      ...(await folderReasons(workspace, facts, changes.paths)),
      ...domainReasons(claims, chain),
      ...sharedReasons(facts, product),
      ...reason('year', years),
    ]
    // It costs compilations: only asked where nothing else is known.
    if (reasons.length === 0 && facts.profile)
      reasons.push(...reason('chunks', await product.reshapingOf(facts.profile)))
    if (reasons.length > 0) tenants.push({ code, reasons })
  }
  return {
    since: options.since,
    commit: changes.commit,
    tenants,
    removed: changed.filter((code) => !codes.includes(code)),
    all: codes.length,
  }
}

/** Those of `codes` whose sites would differ, in their order. */
export async function affectedAmong(
  workspace: Workspace,
  codes: readonly string[],
  options: SinceOptions,
): Promise<string[]> {
  const { tenants } = await affectedTenants(workspace, options)
  const affected = new Set(tenants.map(({ code }) => code))
  return codes.filter((code) => affected.has(code))
}
