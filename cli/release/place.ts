import { join } from 'node:path'
import { type PublicKey, readPublicKey, readSigningKey, type SigningKey } from '#cli/keys/keys.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import type { ReleaseTarget, TenantTarget } from '#cli/release/target.ts'
import { isTenantCode } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { resolvePath, type Workspace } from '../run/workspace.ts'

/** A tenant's own folder is not needed: a release goes on without its sources. @throws CliError (usage) for no code */
export function requireMerchantCode(tenant: string): string {
  if (/^[a-z][a-z0-9-]{1,31}$/.test(tenant)) return tenant
  const hint = 'Use 2 to 32 lower-case letters, digits and hyphens, a letter first.'
  throw new CliError('bad-code', `"${tenant}" is not a merchant code`, { hint, exitCode: 2 })
}

/** A tenant that is not released yet has an empty history. @throws CliError where the name is nobody's. */
export async function requireKnown(workspace: Workspace, target: ReleaseTarget, tenant: string): Promise<TenantTarget> {
  requireMerchantCode(tenant)
  return isTenantCode(workspace.tenantsDir, tenant) ? target.tenant(tenant) : requireReleases(target, tenant)
}

/** @throws CliError where the tenant was never released there. */
export async function requireReleases(target: ReleaseTarget, tenant: string): Promise<TenantTarget> {
  const at = target.tenant(requireMerchantCode(tenant))
  if ((await target.releases(tenant)).length > 0) return at
  const others = await target.tenants()
  throw new CliError('no-releases', `There is no release of "${tenant}" in ${target.address}`, {
    hint: didYouMean(tenant, others) ?? `Released there: ${others.join(', ') || 'nothing'}.`,
    exitCode: 2,
  })
}

/** The keys that `--public-key` names, or LIVERY_PUBLIC_KEY where none does: a path, or several with commas. */
export function publicKeysOf(workspace: Workspace, paths: readonly string[] | undefined): PublicKey[] {
  const named = paths ?? process.env.LIVERY_PUBLIC_KEY?.split(',').filter(Boolean) ?? []
  return named.map((path) => readPublicKey(resolvePath(workspace.cwd, path)))
}

/** The key that `--key` or LIVERY_SIGNING_KEY names; undefined with `--unsigned`. */
export function signingKeyOf(
  workspace: Workspace,
  options: { key?: string | undefined; unsigned?: boolean | undefined },
): SigningKey | undefined {
  if (options.unsigned && options.key) {
    throw new CliError('key-and-unsigned', 'A release is either signed or not', {
      hint: 'Leave out --key or --unsigned.',
      exitCode: 2,
    })
  }
  if (options.unsigned) return undefined
  const path = options.key ?? process.env.LIVERY_SIGNING_KEY
  if (path) return readSigningKey(resolvePath(workspace.cwd, path))
  throw new CliError('no-signing-key', 'A release is signed, and no key was named', {
    hint: 'Name one with --key or LIVERY_SIGNING_KEY; "livery release keygen <file>" makes a pair.',
    exitCode: 2,
  })
}

/** The keys that releases are checked with: the public ones that were named, and that of the signing key if it is here. */
export function trustedKeysOf(workspace: Workspace, paths: readonly string[] | undefined): PublicKey[] {
  const signing = process.env.LIVERY_SIGNING_KEY
  const own = signing ? [readSigningKey(resolvePath(workspace.cwd, signing)).public] : []
  return [...publicKeysOf(workspace, paths), ...own]
}

/** `--to` is asked for by hand: `release keygen` stands below `release` and takes none. */
export function requireTarget(to: string | undefined): string {
  if (to) return to
  throw new CliError('no-target', 'Where to was not said', {
    hint: 'Name the folder of all released sites with --to, or s3://bucket/prefix, or ssh://user@host/path.',
    exitCode: 2,
  })
}

/** Absolute: where `livery build` left the tenant's site. */
export const builtSiteDir = (workspace: Workspace, out: string, tenant: string) =>
  join(resolvePath(workspace.cwd, out), tenant)
