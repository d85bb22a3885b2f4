import { join } from 'node:path'
import type { Profile } from '#cli/bundle/profile.ts'
import { openStore, type Store } from '#cli/bundle/publish/store.ts'
import {
  type Engine,
  hashSources,
  openSpecialiser,
  type Specialised,
  type Specialiser,
} from '#cli/bundle/specialise.ts'
import type { BuiltTenant } from './build-result.ts'
import { type BuildContext, buildTenant, type TenantJob } from './build-tenant.ts'
import { failedBuild } from './failed-build.ts'
import type { Workspace } from './workspace.ts'

/** What all jobs of a run have in common. It goes to workers as JSON. */
export interface BuildSetup {
  workspace: Workspace
  outDir: string
  engine: Engine
}

export interface BuildJobs {
  /** Never throws: what fails is a tenant that failed. */
  run(job: TenantJob): Promise<BuiltTenant>
  /** Resolves when all that was made is where other machines find it. */
  settled(): Promise<void>
}

/** Several tenants of one profile wait for the same work; the template is made or found with the first of them. */
function openProfiles(workspace: Workspace, store: Store, engine: Engine): BuildContext['specialise'] {
  const underway = new Map<string, Promise<Specialised>>()
  let specialiser: Specialiser | undefined
  return (profile: Profile) => {
    specialiser ??= openSpecialiser({ cwd: workspace.root, store, sources: hashSources(workspace.root) })
    const found = underway.get(profile.id) ?? specialiser.specialise(profile, engine)
    underway.set(profile.id, found)
    return found
  }
}

/** What does jobs, in a worker or in the process itself: one store and one compilation a profile. */
export function openBuildJobs({ workspace, outDir, engine }: BuildSetup): BuildJobs {
  const store = openStore(join(workspace.cacheDir, 'store'))
  const context: BuildContext = { workspace, outDir, store, specialise: openProfiles(workspace, store, engine) }
  return {
    run: (job) => buildTenant(context, job).catch((error) => failedBuild({ workspace, outDir, code: job.code }, error)),
    settled: () => store.settled(),
  }
}
