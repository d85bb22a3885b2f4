import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { same } from '#cli/verify/checks/same.ts'
import type { SiteFinding } from '#cli/verify/site/finding.ts'
import { openSite } from '#cli/verify/site/site.ts'
import type { Workspace } from '../run/workspace.ts'

/** Another time zone and language than any other run's: what depends on them differs. */
const elsewhere = { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' }

function run(workspace: Workspace, codes: readonly string[], dir: string): Promise<string> {
  const args = ['build', '--json', '--cwd', workspace.cwd, '--tenants', workspace.tenantsDir]
  const { LIVERY_STORE: _, ...env } = process.env
  const child = spawn(
    process.execPath,
    [join(workspace.root, 'cli', 'main.ts'), ...args, '--tenant', codes.join(), '--out', join(dir, 'sites')],
    { env: { ...env, ...elsewhere, LIVERY_CACHE: join(dir, 'cache') }, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', reject)
    child.once('close', () => resolve(Buffer.concat(output).toString('utf8')))
  })
}

/** Builds tenants anew, in a process of its own with nothing in its cache, and compares. Findings by tenant. */
export async function buildAgain(
  workspace: Workspace,
  outDir: string,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly SiteFinding[]>> {
  const built = codes.filter((code) => existsSync(join(outDir, code)))
  if (built.length === 0) return new Map()
  const dir = mkdtempSync(join(tmpdir(), 'livery-same-'))
  try {
    const output = await run(workspace, built, dir)
    return new Map(
      built.map((code) => {
        const again = join(dir, 'sites', code)
        if (!existsSync(again)) {
          throw new CliError('build-again-failed', `"${code}" could not be built again: ${output.trim()}`, {
            hint: `livery build --tenant ${code} says more.`,
          })
        }
        return [code, same(openSite(code, join(outDir, code)), openSite(code, again))]
      }),
    )
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
