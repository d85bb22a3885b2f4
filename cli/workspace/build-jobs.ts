import { join } from 'node:path'
import type { CodePart } from '#cli/bundle/code-parts.ts'
import type { Profile } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/bundle/publish/store.ts'
import {
  type CodePlace,
  type Engine,
  hashSources,
  openSpecialiser,
  prepareCode,
  type Specialised,
  type Specialiser,
} from '#cli/bundle/specialise.ts'
import { type Failure, failureOf } from '#cli/terminal/failure.ts'
import { openMemo } from '#cli/terminal/memo.ts'
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

/** To compile what all profiles are cut from. */
export interface PrepareJob {
  kind: 'prepare'
  part: CodePart
}

export interface BuildJobs {
  prepare(part: CodePart): Promise<Failure | null>
  /** Never throws: what fails is a tenant that failed. */
  run(job: TenantJob): Promise<BuiltTenant>
  /** Resolves when all that was made is where other machines find it. */
  settled(): Promise<void>
}

/** Tenants come ordered by profile: of the profiles behind them a process keeps few. */
const mostProfiles = 4

/** Several tenants of one profile wait for the same work; the template is made or found with the first of them. */
function openProfiles(place: () => CodePlace, engine: Engine): BuildContext['specialise'] {
  const known = openMemo<Promise<Specialised>>(mostProfiles)
  let specialiser: Specialiser | undefined
  return (profile: Profile) => {
    specialiser ??= openSpecialiser(place())
    const { specialise } = specialiser
    return known(profile.id, () => specialise(profile, engine))
  }
}

/** What does jobs, in a worker or in the process itself: one store and one compilation a profile. */
export function openBuildJobs({ workspace, outDir, engine }: BuildSetup): BuildJobs {
  const store = openStore(join(workspace.cacheDir, 'store'))
  const place = (): CodePlace => ({ cwd: workspace.root, store, sources: hashSources(workspace.root) })
  const context: BuildContext = { workspace, outDir, store, specialise: openProfiles(place, engine) }
  return {
    prepare: (part) => prepareCode(place(), part).then(() => null, failureOf),
    run: (job) => buildTenant(context, job).catch((error) => failedBuild({ workspace, outDir, code: job.code }, error)),
    settled: () => store.settled(),
  }
}
