import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '#cli/fs/write-whole.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { codesExtending } from '#cli/tenant/extending.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { repositoryOf, unkeptFiles } from '../run/git.ts'
import { outputFile, requireTenantsFolder } from '../run/guarded.ts'
import { resolvePath, type Workspace } from '../run/workspace.ts'
import { lastSite } from './page.ts'

export interface Retirement {
  code: string
  next: string | undefined
  /** As the command line names them. */
  out: string
  sites: string
  removes: boolean
}

export interface Retired {
  /** As the command line names it. */
  dir: string
  files: string[]
  isRemoved: boolean
  /** What is still there of the tenant, one sentence each, in the order in which to take it down. */
  takeDown: string[]
}

function soundTenant(workspace: Workspace, code: string): Tenant {
  const { tenant } = loadTenant({ ...workspace, code: chosenTenant(workspace, code) })
  if (tenant) return tenant
  const hint = `"livery validate ${code}" says what is wrong; the page says its name and its licence.`
  throw new CliError('bad-tenant', `The tenant "${code}" cannot be read`, { hint })
}

function addressOf(next: string | undefined, { domains }: Tenant): URL | undefined {
  if (next === undefined) return undefined
  const url = URL.parse(next)
  if (url?.protocol !== 'https:') {
    const hint = 'Write it whole, such as https://globex.example.'
    throw new CliError('bad-address', `--next takes an https address, not "${next}"`, { hint, exitCode: 2 })
  }
  if (!domains.includes(url.host)) return url
  const hint = 'Name the site that players go to instead.'
  throw new CliError('bad-address', `"${url.host}" is a domain of the tenant that retires`, { hint, exitCode: 2 })
}

/** Whoever extends it would stand without a base. @throws CliError (usage) */
function requireNoHeirs(workspace: Workspace, code: string): void {
  const heirs = codesExtending(workspace, code)
  if (heirs.length === 0) return
  const hint = `Take "extends" out of their tenant.json first; "livery show ${heirs[0]}" says what came from "${code}".`
  throw new CliError('has-heirs', `"${code}" is extended by ${heirs.join(', ')}`, { hint, exitCode: 2 })
}

/** What no commit has would be gone for good. @throws CliError (usage) */
function requireKept(dir: string, code: string): void {
  if (repositoryOf(dir) === undefined) {
    const hint = 'Remove the folder yourself, once there is a copy of it.'
    throw new CliError('not-kept', `The folder of "${code}" is in no git repository`, { hint, exitCode: 2 })
  }
  const [first] = unkeptFiles(dir)
  if (first === undefined) return
  throw new CliError('not-kept', `Not all of "${code}" is committed: ${first}`, {
    hint: 'Commit it first.',
    exitCode: 2,
  })
}

function leftovers(workspace: Workspace, { code, sites, removes }: Retirement, tenant: Tenant): string[] {
  const { domains, gateway } = tenant
  const hosts = [gateway.baseUrl, ...gateway.imageHosts, ...gateway.launchHosts].map((url) => new URL(url).host)
  return [
    ...(existsSync(join(resolvePath(workspace.cwd, sites), code)) ? [`the built site: ${sites}/${code}`] : []),
    ...(removes ? [] : [`the tenant’s folder: livery retire ${code} --remove, or git rm -r`]),
    'its releases, once the web server serves the page: the folder of that name below --to',
    `the jobs that build it: whatever names "${code}" in your pipelines`,
    `at the gateway: the merchant "${code}", when no balance is open (${[...new Set(hosts)].join(', ')})`,
    ...(tenant.firebase ? [`at Firebase: the project ${tenant.firebase.projectId}`] : []),
    ...(tenant.features.appDownload ? ['its apps, in the stores'] : []),
    `last, and not before players had time to read the page: ${domains.join(', ')}`,
  ]
}

/** Writes the last page of a tenant, and says what to take down. @throws CliError (usage) before anything changes. */
export function retire(workspace: Workspace, retirement: Retirement): Retired {
  const { code, next, out, removes } = retirement
  const tenant = soundTenant(workspace, code)
  requireNoHeirs(workspace, code)
  const files = Object.entries(lastSite(tenant, addressOf(next, tenant)))
  const dir = join(workspace.tenantsDir, code)
  if (removes) {
    requireTenantsFolder(workspace)
    requireKept(dir, code)
  }
  const places = files.map(([name, text]) => [outputFile(workspace, '--out', `${out}/${code}/${name}`), text] as const)
  for (const [path, text] of places) writeWhole(path, text)
  const takeDown = leftovers(workspace, retirement, tenant)
  if (removes) rmSync(dir, { recursive: true })
  return { dir: `${out}/${code}`, files: files.map(([name]) => name), isRemoved: removes, takeDown }
}
