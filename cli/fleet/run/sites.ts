import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildTenants } from '#cli/build/tenants.ts'
import { sha256 } from '#cli/fs/hash.ts'
import { counted } from '#cli/lib/counted.ts'
import { manifestName } from '#cli/site-files/manifest.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import type { Progress } from '#cli/terminal/progress.ts'
import type { Workspace } from '../../run/workspace.ts'

/** Codes of the sites that are built in a folder. */
export function builtCodes(outDir: string): string[] {
  if (!existsSync(outDir)) return []
  return readdirSync(outDir)
    .filter((name) => /^[a-z]/.test(name) && existsSync(join(outDir, name, manifestName)))
    .sort()
}

/** Of all sites that are to be released: another as soon as a byte of one is. */
export function inputsOf(outDir: string, codes: readonly string[]): string {
  const hashes = codes.map((code) => {
    const path = join(outDir, code, manifestName)
    return `${code} ${existsSync(path) ? sha256(readFileSync(path)) : 'none'}`
  })
  return sha256(hashes.join('\n'))
}

/** Builds the sites; those of unchanged inputs cost their check. Gives why each that failed did. */
export async function buildSites(
  workspace: Workspace,
  { outDir, codes }: { outDir: string; codes: readonly string[] },
  progress: Progress,
): Promise<Map<string, string>> {
  const preparing = 'compiling the code'
  const { tenants, interruption } = await buildTenants({
    workspace,
    outDir,
    codes,
    allCodes: listTenantCodes(workspace.tenantsDir),
    explains: false,
    onPlan: (_, toBuild) => progress.expect(toBuild),
    onPrepare: (isRunning) => (isRunning ? progress.start(preparing) : progress.stop(preparing)),
    onStart: (code) => progress.start(code),
    onDone: ({ code, ok, cached, files }) => {
      if (!cached) progress.done(code, ok, ok ? `${files} files` : 'not built')
    },
    onLost: ({ tenant, worker, reason }) => progress.note(`The ${worker} ${reason} while it built ${tenant}`),
  }).finally(() => progress.end())
  const built = new Map(tenants.map((tenant) => [tenant.code, tenant]))
  const failed = codes.flatMap((code): [string, string][] => {
    const tenant = built.get(code)
    if (tenant?.ok) return []
    if (interruption) return [[code, 'not built: interrupted']]
    const errors = tenant?.diagnostics.filter(({ severity }) => severity === 'error').length ?? 0
    return [[code, `not built: ${counted(errors, 'error')}; "livery validate ${code}" shows where`]]
  })
  return new Map(failed)
}
