import { join } from 'node:path'
import type { Profile } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/bundle/publish/store.ts'
import { hashSources, type Specialised, specialise } from '#cli/bundle/specialise.ts'
import type { BuiltTenant } from './build-result.ts'
import { type BuildContext, buildTenant, type TenantJob } from './build-tenant.ts'
import { failedBuild } from './failed-build.ts'
import type { Workspace } from './workspace.ts'

/** What all jobs of a run have in common. It goes to workers as JSON. */
export interface BuildSetup {
  workspace: Workspace
  outDir: string
}

export interface BuildJobs {
  /** Never throws: what fails is a tenant that failed. */
  run(job: TenantJob): Promise<BuiltTenant>
  /** Resolves when all that was made is where other machines find it. */
  settled(): Promise<void>
}

/** Several tenants of one profile wait for the same compilation, and no two compilations run at once. */
function openSpecialise({ root, cacheDir }: Workspace): BuildContext['specialise'] {
  const compiled = new Map<string, Promise<Specialised>>()
  let sources: string | undefined
  // Vite runs one at a time: two at once on two cores are no faster, and take twice the memory.
  let last: Promise<unknown> = Promise.resolve()
  return (profile: Profile) => {
    const known = compiled.get(profile.id)
    if (known) return known
    const hash = sources ?? hashSources(root)
    sources = hash
    const next = last.then(() => specialise({ cwd: root, cacheDir, profile, sources: hash }))
    last = next.catch(() => undefined)
    compiled.set(profile.id, next)
    return next
  }
}

/** What does jobs, in a worker or in the process itself: one store and one compilation a profile. */
export function openBuildJobs({ workspace, outDir }: BuildSetup): BuildJobs {
  const store = openStore(join(workspace.cacheDir, 'store'))
  const context: BuildContext = { workspace, outDir, store, specialise: openSpecialise(workspace) }
  return {
    run: (job) => buildTenant(context, job).catch((error) => failedBuild({ workspace, outDir, code: job.code }, error)),
    settled: () => store.settled(),
  }
}
