import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { noSuchRevision, repositoryOf } from '../run/git.ts'
import type { Workspace } from '../run/workspace.ts'

/** Bytes: a thousand folders of tenants with their drawings fit many times. */
const longest = 2 ** 31 - 1

/** The shared files that a tenant is made of besides its folder. */
const sharedFolders = ['tokens', 'locales']

const isWithin = (top: string, path: string) => path.startsWith(top + sep)

/** Unpacks folders of a repository as they were. @throws CliError where there is no such revision. */
function unpack(
  { top, revision, folders }: { top: string; revision: string; folders: readonly string[] },
  into: string,
): void {
  try {
    const commit = execFileSync('git', [
      '-C',
      top,
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      `${revision}^{commit}`,
    ])
    const known = folders.filter((folder) => {
      const listed = execFileSync('git', [
        '-C',
        top,
        'ls-tree',
        '-d',
        '--name-only',
        String(commit).trim(),
        '--',
        folder,
      ])
      return listed.length > 0
    })
    const archive = execFileSync('git', ['-C', top, 'archive', '--format=tar', String(commit).trim(), '--', ...known], {
      maxBuffer: longest,
    })
    execFileSync('tar', ['-x', '-C', into], { input: archive, stdio: ['pipe', 'ignore', 'pipe'] })
  } catch (cause) {
    throw noSuchRevision(top, revision, cause)
  }
}

/**
 * Gives a workspace as it was at a revision to `use`, in a folder that goes afterwards: the tenants, and the shared tokens
 * and strings where they are in the same repository.
 */
export async function atRevision<Result>(
  workspace: Workspace,
  revision: string,
  use: (before: Workspace) => Promise<Result>,
): Promise<Result> {
  const top = repositoryOf(workspace.tenantsDir)
  if (top === undefined) {
    const hint = 'Only what git keeps has a past: --since needs a repository.'
    throw new CliError('no-repository', 'The tenants are in no git repository', { hint, exitCode: 2 })
  }
  const tenants = relative(top, realpathSync(workspace.tenantsDir))
  const root = realpathSync(workspace.root)
  const hasShared = root === top || isWithin(top, root)
  const shared = hasShared ? sharedFolders.map((name) => relative(top, join(root, name))) : []
  const folder = mkdtempSync(join(tmpdir(), 'livery-since-'))
  try {
    unpack({ top, revision, folders: [tenants, ...shared] }, folder)
    return await use({
      ...workspace,
      root: hasShared ? join(folder, relative(top, root)) : workspace.root,
      cwd: folder,
      tenantsDir: join(folder, tenants),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @throws CliError where the tenant was not there yet. */
export function requirePast(before: Workspace, code: string, revision: string): void {
  if (existsSync(join(before.tenantsDir, code, 'tenant.json'))) return
  throw new CliError('no-such-tenant', `There was no tenant "${code}" at ${revision}`, { exitCode: 2 })
}
