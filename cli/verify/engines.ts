import { join } from 'node:path'
import { compareEngines, type EngineComparison, randomProfiles } from '#cli/bundle/code/compare-engines.ts'
import { hashSources } from '#cli/bundle/code/specialise.ts'
import { installedHash } from '#cli/fingerprint/installed.ts'
import { openStore } from '#cli/store/store.ts'
import { engineFindings } from '#cli/verify/checks/engines.ts'
import type { Finding } from '#cli/verify/site/finding.ts'
import type { Workspace } from '../run/workspace.ts'

export interface ComparedProfiles extends EngineComparison {
  /** The same seed and count give the same profiles. */
  seed: number
  findings: readonly Finding[]
}

/**
 * Makes random profiles both ways, specialised from the template and compiled by themselves: every byte must be the
 * same.
 */
export async function compareProfiles(
  workspace: Workspace,
  count: number,
  seed: number,
  onDone: (done: number) => void,
): Promise<ComparedProfiles> {
  const store = openStore(join(workspace.cacheDir, 'store'))
  await store.ready()
  const packages = installedHash(workspace)
  const place = { cwd: workspace.root, store, sources: hashSources(workspace.root, packages), packages }
  let done = 0
  const compared = await compareEngines(place, randomProfiles(count, seed), () => {
    done += 1
    onDone(done)
  })
  await store.settled()
  return { ...compared, seed, findings: engineFindings(compared.mismatches) }
}
