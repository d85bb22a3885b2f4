import { join } from 'node:path'
import {
  type CodePlace,
  type Engine,
  hashSources,
  loadTemplate,
  openSpecialiser,
  type Specialised,
  type Specialiser,
} from '#cli/bundle/code/specialise.ts'
import { loadWorker } from '#cli/bundle/code/worker.ts'
import type { CodePart } from '#cli/bundle/code-parts.ts'
import { type FirstPaint, type FirstPaintModule, openFirstPaint, prepareFirstPaint } from '#cli/bundle/first-paint.ts'
import type { Profile } from '#cli/bundle/profile.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { type Refusal, sumRefusals } from '#cli/store/refusals.ts'
import { openOwnStore, openStore, type Store } from '#cli/store/store.ts'
import { type Failure, failureOf } from '#cli/terminal/failure.ts'
import type { Workspace } from '../run/workspace.ts'
import { failedBuild } from './failed.ts'
import type { BuiltTenant } from './result.ts'
import { type BuildContext, buildTenant, type TenantJob } from './tenant.ts'

/** What all jobs of a run have in common. It goes to workers as JSON. */
export interface BuildSetup {
  workspace: Workspace
  outDir: string
  engine: Engine
  /** The hash of what renders first paints, as the process said that compiled it; null where none did. */
  firstPaint: string | null
  /** The hash of the installed packages. */
  packages: string
  /** Kinds of records that other machines make meanwhile, and that are asked for anew. */
  asksAnew?: readonly string[]
}

/** To compile what all profiles are specialised from. */
export interface PrepareJob {
  kind: 'prepare'
  part: CodePart
}

/** What came of compiling a part: the hash of what renders first paints, or why it failed. */
export interface Prepared {
  failure: Failure | null
  firstPaint: string | null
  /** What of the store was not taken meanwhile. */
  refused: readonly Refusal[]
}

/** What came of a tenant's job. */
export interface TenantAnswer {
  tenant: BuiltTenant
  refused: readonly Refusal[]
}

export interface BuildJobs {
  store: Store
  prepare(part: CodePart): Promise<Prepared>
  /** Never throws: what fails is a tenant that failed. */
  run(job: TenantJob): Promise<TenantAnswer>
  /** Resolves when all that was made is where other machines find it. */
  settled(): Promise<void>
}

/** Tenants come ordered by profile: of the profiles behind them a process keeps few. */
const maxProfiles = 4

/** Several tenants of one profile wait for the same work; the template is made or found with the first of them. */
function openProfiles(place: () => CodePlace, engine: Engine): BuildContext['specialise'] {
  const known = openMemo<Promise<Specialised>>(maxProfiles)
  let specialiser: Specialiser | undefined
  return (profile: Profile) => {
    specialiser ??= openSpecialiser(place())
    const { specialise } = specialiser
    return known(profile.id, () => specialise(profile, engine))
  }
}

/** The same for what renders their first paints; it comes from this machine alone. */
function openPaints(load: () => Promise<FirstPaint>): BuildContext['firstPaintOf'] {
  const known = openMemo<Promise<FirstPaintModule>>(maxProfiles)
  let loading: Promise<FirstPaint> | undefined
  return (profile) => {
    loading ??= load()
    const loaded = loading
    return known(profile.id, async () => (await loaded).of(profile))
  }
}

/** What does jobs, in a worker or in the process itself: one store and one compilation a profile. */
export function openBuildJobs(setup: BuildSetup): BuildJobs {
  const { workspace, outDir, engine, firstPaint, packages, asksAnew } = setup
  const store = openStore(join(workspace.cacheDir, 'store'), undefined, { asksAnew })
  const own = openOwnStore(join(workspace.cacheDir, 'store'))
  let known: CodePlace | undefined
  const place = (): CodePlace => {
    known ??= { cwd: workspace.root, store, sources: hashSources(workspace.root, packages), packages }
    return known
  }
  const context: BuildContext = {
    workspace,
    outDir,
    store,
    specialise: openProfiles(place, engine),
    worker: () => loadWorker(place()),
    firstPaintOf: openPaints(() => openFirstPaint(workspace.root, own, firstPaint)),
  }
  const compile = async (part: CodePart): Promise<string | null> => {
    if (part === 'first-paint') return prepareFirstPaint(workspace.root, own)
    await loadTemplate(place())
    await loadWorker(place())
    return null
  }
  const refused = () => sumRefusals([store.refused(), own.refused()])
  return {
    store,
    prepare: (part) =>
      compile(part).then(
        (made) => ({ failure: null, firstPaint: made, refused: refused() }),
        (error) => ({ failure: failureOf(error), firstPaint: null, refused: refused() }),
      ),
    async run(job) {
      const place = { workspace, outDir, code: job.code }
      const tenant = await buildTenant(context, job).catch((error) => failedBuild(place, error))
      return { tenant, refused: refused() }
    },
    settled: async () => void (await Promise.all([store.settled(), own.settled()])),
  }
}
