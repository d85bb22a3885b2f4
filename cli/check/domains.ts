import { type LoadedTenant, readMerged } from '#cli/tenant/load.ts'
import { hasPath, locate } from '#cli/tenant/source/json-source.ts'
import { originOf } from '#cli/tenant/source/merge.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'

/** Who claims a domain in a file of their own; a domain that only came with a base is no claim of its own. */
export type DomainClaims = ReadonlyMap<string, readonly string[]>

type Read = Pick<LoadedTenant, 'merged' | 'source'>

function domainsOf({ merged }: Read): string[] {
  const { domains } = merged.value
  return Array.isArray(domains) ? domains.filter((domain) => typeof domain === 'string') : []
}

/** Reads the domains of every tenant, once a run. */
export function readDomainClaims(workspace: Workspace): DomainClaims {
  const claims = new Map<string, string[]>()
  for (const code of listTenantCodes(workspace.tenantsDir)) {
    const read = readMerged({ ...workspace, code })
    if (!hasPath(read.source, ['domains'])) continue
    for (const domain of new Set(domainsOf(read))) claims.set(domain, [...(claims.get(domain) ?? []), code])
  }
  return claims
}

/** Domains of a tenant that another tenant claims too. Of two that both write it, both are told: either may be wrong. */
export function domainFindings(claims: DomainClaims, loaded: LoadedTenant): Diagnostic[] {
  return domainsOf(loaded).flatMap((domain, index): Diagnostic[] => {
    const owner = claims.get(domain)?.find((code) => code !== loaded.code)
    if (owner === undefined) return []
    const isOwn = originOf(loaded.merged, ['domains']) === loaded.source
    const place = locate(loaded.source, isOwn ? ['domains', index] : [])
    const message = `"${domain}" is also a domain of "${owner}"`
    const suggestion = isOwn ? 'A domain belongs to one tenant.' : 'It came with the base: add "domains" of its own.'
    return [{ ...place, severity: 'error', code: 'domain-taken', message, suggestion }]
  })
}
