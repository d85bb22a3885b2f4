import { readFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { closedStrings, type Profile, profileOf } from '#cli/bundle/profile.ts'
import { filesBelow } from '#cli/fs/walk.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { collectStrings, isBehind } from '#cli/locale/collect.ts'
import { namespacesOf, readMessages } from '#cli/locale/messages.ts'
import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { type Budgets, defaultBudgets } from '#cli/verify/checks/default-budgets.ts'
import type { Messages } from '#cli/verify/checks/languages.ts'
import type { TenantTraits } from '#cli/verify/leaks/tokens.ts'
import { importedPackages, packageTexts, readLock, withDependencies } from '#cli/verify/sbom/packages.ts'
import { languages } from '#contract/site/languages.ts'
import { localesDir, overlayDirs } from '../check/strings.ts'
import type { Workspace } from '../run/workspace.ts'
import { firebaseOrigins, videoOrigins } from '../tenant/service-origins.ts'
import { traitsOf } from './traits.ts'

/** What the checks must know of one tenant, besides its site. */
export interface TenantFacts {
  code: string
  tenant: Tenant
  profile: Profile
  traits: TenantTraits
  /** `https://host`: its own. */
  origins: readonly string[]
  /** What its policy may name. */
  policyOrigins: readonly string[]
  /** What its page may lead to besides. */
  linkedOrigins: readonly string[]
  tags: readonly string[]
  wanted: Messages
  /** What the parts behind its flags that are on say, in its languages. */
  openTexts: string
  budgets: Budgets
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address)

/** Results that many tenants share, by profile and by what they say. */
const wantedOf = openMemo<Messages>(Number.POSITIVE_INFINITY)
const openTextsOf = openMemo<string>(Number.POSITIVE_INFINITY)

function wantedMessages(workspace: Workspace, profile: Profile): Messages {
  const dir = join(localesDir(workspace), 'en')
  const closed = closedStrings(profile)
  const entries = namespacesOf(dir)
    // The namespace of pages' heads is in the pages, not in the site's strings.
    .filter((namespace) => namespace !== 'meta')
    .map((namespace): [string, Map<string, string>] => {
      const messages = readMessages(dir, namespace) ?? new Map<string, string>()
      return [namespace, new Map([...messages].filter(([key]) => !isBehind(closed, namespace, key)))]
    })
  return Object.fromEntries(entries.filter(([, messages]) => messages.size > 0))
}

function openTexts(workspace: Workspace, loaded: LoadedTenant, tenant: Tenant, profile: Profile): string {
  const texts = tenant.languages.supported.flatMap((code) =>
    Object.values(
      collectStrings({
        localesDir: localesDir(workspace),
        overlayDirs: overlayDirs(loaded),
        tag: languages[code].tag,
        closed: closedStrings(profile),
      }),
    ),
  )
  return texts.join('\n')
}

function budgetsOf({ budgets }: Tenant): Budgets {
  const own = Object.entries(budgets).filter(([, limit]) => limit !== undefined)
  return { ...defaultBudgets, ...Object.fromEntries(own) }
}

export function factsOf(workspace: Workspace, outDir: string, code: string): TenantFacts | null {
  const loaded = loadTenant({ ...workspace, code })
  const { tenant } = loaded
  if (!tenant) return null
  const profile = profileOf(tenant)
  const { gateway, contacts, licence, features } = tenant
  const frames = [...gateway.launchHosts, ...(features.videoBanners ? videoOrigins : [])]
  const services = features.firebaseSms ? firebaseOrigins : []
  const reports = tenant.beacon === undefined ? [] : [new URL(tenant.beacon).origin]
  const policyOrigins = [gateway.baseUrl, ...gateway.imageHosts, ...frames, ...services, ...reports]
  const others = [...Object.values(contacts), licence.sealUrl].filter((address) => address !== undefined)
  const shared = `${profile.id} ${tenant.languages.supported.join()} ${overlayDirs(loaded).join()}`
  return {
    code,
    tenant,
    profile,
    traits: traitsOf(workspace, outDir, code),
    origins: tenant.domains.map((domain) => `https://${domain}`),
    policyOrigins,
    linkedOrigins: [...policyOrigins, ...others.map(originOf)],
    tags: tenant.languages.supported.map((language) => languages[language].tag),
    wanted: wantedOf(profile.id, () => wantedMessages(workspace, profile)),
    openTexts: openTextsOf(shared, () => openTexts(workspace, loaded, tenant, profile)),
    budgets: budgetsOf(tenant),
  }
}

/** The product's own words: what every site may say. */
const neutralFolders = ['contract', 'src', 'locales', 'tokens', 'cli/bundle/assemble', 'cli/theme']

export function neutralTexts(workspace: Workspace): string[] {
  return neutralFolders
    .flatMap((folder) => filesBelow(join(workspace.root, folder)))
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
}

/** The sources that the browser's code is compiled from. */
export function siteSources(workspace: Workspace): string[] {
  return ['contract', 'src']
    .flatMap((folder) => filesBelow(join(workspace.root, folder)))
    .filter((path) => /\.(ts|tsx)$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
}

/** The text of every package whose code can be in a site; read once, when it is asked for. */
export function openPackagesText(workspace: Workspace): () => readonly string[] {
  let texts: readonly string[] | undefined
  return () => {
    texts ??= withDependencies(readLock(workspace.root), importedPackages(siteSources(workspace))).flatMap(({ path }) =>
      packageTexts(workspace.root, path),
    )
    return texts
  }
}

/** Folders of this machine that no site may name. The shortest of them would stand in many addresses. */
export function machineFolders(workspace: Workspace): string[] {
  const folders = [workspace.root, workspace.cwd, workspace.tenantsDir, workspace.cacheDir, homedir(), tmpdir()]
  return [...new Set(folders)].filter((folder) => folder.split('/').length > 2)
}
