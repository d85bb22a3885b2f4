import { existsSync, readdirSync, statSync } from 'node:fs'
import { availableParallelism, freemem, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Check, fail, ok, reasonOf, warn } from '#cli/insight/doctor/check.ts'
import {
  checkCache,
  checkCase,
  checkLinks,
  checkRoom,
  nearestFolder,
  roomOn,
  timeOnDisk,
} from '#cli/insight/doctor/disk.ts'
import { checkClock, checkMemory, checkNode, checkOpenFiles, openFileLimit } from '#cli/insight/doctor/machine.ts'
import { checkPorts, checkStore } from '#cli/insight/doctor/network.ts'
import { checkBrowser, checkGit, checkPackages } from '#cli/insight/doctor/project.ts'
import { readSigningKey } from '#cli/keys/keys.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { resolvePath, type Workspace } from '#cli/run/workspace.ts'
import { openStorage } from '#cli/store/open-storage.ts'
import { isLeftOver } from '#cli/store/owner.ts'
import { requireTrust, trustOf } from '#cli/store/trust.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'

/** Node before this cannot run TypeScript as it stands here. */
const oldestNode = 24
const ports = { dev: 5173, preview: 4173, sandbox: 4180 }

function checkTenants(workspace: Workspace): Check {
  const named = { id: 'tenants', title: 'Tenants' }
  try {
    const codes = listTenantCodes(workspace.tenantsDir)
    const shown = shownPath(workspace.cwd, workspace.tenantsDir)
    if (codes.length === 0) return warn(named, `none in ${shown}`, 'Make one with "livery create".')
    const bad = codes.filter((code) => loadTenant({ ...workspace, code }).tenant === null)
    if (bad.length === 0) return ok(named, `${codes.length} in ${shown}, all of them can be read`)
    const few = `${bad.slice(0, 5).join(', ')}${bad.length > 5 ? ' …' : ''}`
    return warn(
      named,
      `${codes.length} in ${shown}, of which ${bad.length} cannot be read: ${few}`,
      '"livery validate" says why.',
    )
  } catch (error) {
    return fail(named, reasonOf(error), 'Name the folder that holds the tenants with --tenants.')
  }
}

const hidden = /^\..+\.(?:stage|previous)-([^.]+)$/

/** What builds that were cut short left beside the sites; the next build sweeps it. */
function checkStages(workspace: Workspace, sitesDir: string): Check {
  const named = { id: 'left-overs', title: 'Unfinished builds' }
  const names = existsSync(sitesDir) ? readdirSync(sitesDir) : []
  const stages = names.flatMap((name) => {
    const owner = hidden.exec(name)?.[1]
    const changed = statSync(join(sitesDir, name), { throwIfNoEntry: false })?.ctimeMs
    return owner && changed !== undefined ? [isLeftOver(owner, changed)] : []
  })
  const left = stages.filter(Boolean).length
  const running = stages.length - left
  const shown = shownPath(workspace.cwd, sitesDir)
  if (left > 0) return warn(named, `${left} left behind in ${shown}`, 'The next "livery build" puts them right.')
  return ok(named, running > 0 ? `${running} being built now in ${shown}` : 'nothing is left behind')
}

function checkKey(workspace: Workspace): Check {
  const named = { id: 'signing-key', title: 'Signing key' }
  const path = process.env.LIVERY_SIGNING_KEY
  if (!path) return ok(named, 'none named here: LIVERY_SIGNING_KEY is not set')
  try {
    const key = readSigningKey(resolvePath(workspace.cwd, path))
    if (!key.isExposed) return ok(named, `${path}, fingerprint ${key.public.fingerprint}`)
    return warn(named, `others can read ${path}`, `Keep it to its owner: "chmod 600 ${path}".`)
  } catch (error) {
    const remedy = 'Fix LIVERY_SIGNING_KEY, or make a pair with "livery release keygen <file>".'
    return fail(named, error instanceof Error ? error.message : String(error), remedy)
  }
}

/** One look at what the shared store has, and one question for what it has not. */
async function askStore(address: string): Promise<void> {
  requireTrust(trustOf())
  const storage = openStorage(address)
  for await (const _ of storage.list('v2/files/')) break
  await storage.get('v2/doctor')
}

/** Where Playwright would look for its own; null without it. */
async function playwrightBrowser(): Promise<string | null> {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return null
  }
}

function checkTime(workspace: Workspace): Check {
  const folder = nearestFolder(workspace.cacheDir)
  try {
    const newest = statSync(join(workspace.root, 'package-lock.json')).mtimeMs
    return checkClock({ now: Date.now(), onDisk: timeOnDisk(folder), newest })
  } catch (error) {
    const named = { id: 'clock', title: 'Clock' }
    return warn(named, `not compared with the disk (${reasonOf(error)})`, `Make ${folder} writable.`)
  }
}

/** Looks at the machine and the project, in the order of what stands on what. */
export async function examine(workspace: Workspace, sitesDir: string): Promise<Check[]> {
  const { root, cacheDir } = workspace
  const memory = process.constrainedMemory()
  const total = memory > 0 && memory < totalmem() ? memory : totalmem()
  return [
    checkNode(process.versions.node, oldestNode),
    checkPackages(root),
    checkMemory({ total, free: Math.min(freemem(), total), cores: availableParallelism() }),
    checkOpenFiles(openFileLimit()),
    checkTime(workspace),
    checkRoom('the cache', roomOn(cacheDir)),
    checkRoom('the sites', roomOn(sitesDir)),
    checkCache(cacheDir),
    checkLinks(cacheDir, sitesDir),
    checkCase(nearestFolder(cacheDir)),
    checkTenants(workspace),
    checkStages(workspace, sitesDir),
    checkKey(workspace),
    await checkStore(process.env.LIVERY_STORE, askStore),
    checkGit(root),
    await checkPorts(ports),
    checkBrowser(process.env.PATH ?? '', await playwrightBrowser()),
  ]
}
