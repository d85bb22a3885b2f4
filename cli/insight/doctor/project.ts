import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import * as z from 'zod'
import { type Check, fail, ok, reasonOf, warn } from './check.ts'

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ version: z.string().optional(), optional: z.boolean().optional() })),
})

type Lock = z.infer<typeof lockSchema>['packages']

const readLock = (path: string): Lock => lockSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).packages

/** Packages whose version on the disk is not that of the lock; optional ones may be missing. */
export function packagesApart(wanted: Lock, installed: Lock): string[] {
  return Object.entries(wanted)
    .filter(([path, { version, optional }]) => {
      if (path === '' || version === undefined) return false
      const found = installed[path]
      return found ? found.version !== version : !optional
    })
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
}

/** Compares package-lock.json with what npm wrote down of what it installed. */
export function checkPackages(root: string): Check {
  const named = { id: 'packages', title: 'Packages' }
  const remedy = 'Run "npm ci".'
  try {
    const wanted = readLock(join(root, 'package-lock.json'))
    const installed = readLock(join(root, 'node_modules', '.package-lock.json'))
    const apart = packagesApart(wanted, installed)
    if (apart.length === 0) return ok(named, `${Object.keys(installed).length} as package-lock.json has them`)
    const few = apart.slice(0, 4).join(', ')
    return fail(named, `${apart.length} not as in package-lock.json: ${few}${apart.length > 4 ? ' …' : ''}`, remedy)
  } catch (error) {
    return fail(named, `what is installed cannot be compared (${reasonOf(error)})`, remedy)
  }
}

function git(root: string, args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}

/** git is what tells which tenants a change concerns; nothing else needs it. */
export function checkGit(root: string): Check {
  const named = { id: 'git', title: 'git' }
  let version: string
  try {
    version = git(root, ['--version']).replace('git version ', '')
  } catch (error) {
    return warn(named, `not there (${reasonOf(error)})`, 'Install it: "livery affected" compares revisions.')
  }
  try {
    if (git(root, ['rev-parse', '--is-shallow-repository']) !== 'true') return ok(named, version)
    return warn(
      named,
      `${version}, a clone without history`,
      'Fetch it ("git fetch --unshallow"): "livery affected" compares revisions.',
    )
  } catch {
    return warn(named, `${version}, and no repository here`, '"livery affected" needs one.')
  }
}

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser is for the tests alone. `path`: the PATH of the environment; `own`: Playwright's, if it has one. */
export function checkBrowser(path: string, own: string | null): Check {
  const named = { id: 'browser', title: 'Browser for the tests' }
  const folders = path.split(delimiter).filter(Boolean)
  const system = folders.flatMap((folder) => browserNames.map((name) => join(folder, name))).find(existsSync)
  const found = system ?? (own !== null && existsSync(own) ? own : undefined)
  if (found) return ok(named, found)
  return warn(named, 'no Chromium was found', 'Run "scripts/install-browser"; building needs none.')
}
