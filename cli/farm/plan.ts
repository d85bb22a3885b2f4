import { join } from 'node:path'
import { openStore, type Store } from '#cli/store/store.ts'
import { merchantCode } from '#cli/tenant/rules/merchant-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openClashes } from '../build/claims.ts'
import { openFingerprints } from '../fingerprint/fingerprint.ts'
import { gatesHint } from '../fingerprint/outline.ts'
import type { Workspace } from '../run/workspace.ts'
import type { GroupedTenant } from './batches.ts'
import type { PlannedTenant } from './job.ts'
import { type Product, productOf } from './product.ts'

/** What is to be done, from inputs and store alone. */
export interface FarmPlan {
  product: Product | null
  /** All that content describes, with their inputs. */
  tenants: readonly PlannedTenant[]
  /** Those whose site the store lacks. */
  missing: readonly GroupedTenant[]
  /** Codes that a build on this machine has to look at: what is wrong with them is no matter of content. */
  local: readonly string[]
}

export interface FarmPlanOptions {
  workspace: Workspace
  codes: readonly string[]
  /** Every tenant that there is: a domain may be taken by one that is not asked for. */
  allCodes: readonly string[]
}

/** The store, listed anew. @throws CliError where machines share one and it does not answer */
export async function openFreshStore({ cacheDir }: Workspace): Promise<Store> {
  const address = process.env.LIVERY_STORE ?? ''
  const store = openStore(join(cacheDir, 'store'), address)
  await store.ready()
  if (process.env.LIVERY_STORE === undefined || process.env.LIVERY_STORE === address) return store
  process.env.LIVERY_STORE = address
  throw new CliError('store-away', 'The shared store does not answer, and a farm has no other place for its sites', {
    hint: 'Try again when it does: what was built is there.',
  })
}

/** @throws CliError where the shared store does not answer */
export async function planFarm({ workspace, codes, allCodes }: FarmPlanOptions): Promise<FarmPlan> {
  const fingerprints = openFingerprints(workspace)
  const store = await openFreshStore(workspace)
  const clashesOf = openClashes(allCodes, fingerprints.outlineOf)
  const known: GroupedTenant[] = []
  const local: string[] = []
  for (const code of codes) {
    const isNamedWell = merchantCode.safeParse(code).success
    const fingerprint = isNamedWell ? fingerprints.of(code) : null
    if (!fingerprint || clashesOf(code).length > 0) local.push(code)
    else known.push({ code, inputs: fingerprint.inputs, group: gatesHint(fingerprints.chainOf(code)) })
  }
  const hasSite = async ({ inputs }: PlannedTenant) =>
    (await store.mayHave('site', inputs)) && (await store.hasNow('site', inputs))
  // Side by side: a store that cannot be listed is asked for each.
  const isThere = await Promise.all(known.map(hasSite))
  const missing = known.filter((_, index) => !isThere[index])
  const tenants = known.map(({ code, inputs }) => ({ code, inputs }))
  return { product: productOf(fingerprints, codes) ?? null, tenants, missing, local }
}
