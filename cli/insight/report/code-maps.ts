import { join } from 'node:path'
import { hashSources } from '#cli/bundle/code/specialise.ts'
import { gateDefines, type Profile } from '#cli/bundle/profile.ts'
import { installedHash } from '#cli/fingerprint/installed.ts'
import type { MappedChunk } from '#cli/insight/report/code-sizes.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { openStore } from '#cli/store/store.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { forOneCompilation, type MemoryUse, startWorkerProcess } from '../../workers/process.ts'

/** What the jobs of a process have in common. */
export type CodeMapSetup = Pick<Workspace, 'root' | 'cacheDir'>

type Layout = Readonly<Record<string, string>>

/** To tell where the template puts modules, or to compile a profile so. */
export type CodeMapJob = { kind: 'layout' } | { kind: 'map'; layout: Layout; defines: Readonly<Record<string, string>> }

export interface CodeMapAnswer {
  layout: Layout
  chunks: readonly MappedChunk[]
}

/**
 * One compilation beside a report is in no hurry: with one thread, and memory taken as it is needed, it stays under 350 MB
 * where it would take 510.
 */
const thrifty: MemoryUse = {
  flags: ['--max-old-space-size=160', '--max-semi-space-size=2', '--single-threaded-gc'],
  env: {
    ...forOneCompilation.env,
    MIMALLOC_EAGER_COMMIT: '0',
    MIMALLOC_ARENA_EAGER_COMMIT: '0',
    RAYON_NUM_THREADS: '1',
    ROLLDOWN_WORKER_THREADS: '1',
    UV_THREADPOOL_SIZE: '1',
  },
}

const entry = new URL('./code-map-worker.ts', import.meta.url)

/** Does one job in a process of its own. @throws CliError where that ended before it answered. */
async function inOwnProcess(setup: CodeMapSetup, job: CodeMapJob): Promise<CodeMapAnswer> {
  // The template itself is compiled where no build left it: that takes what every build takes.
  const memory = job.kind === 'map' ? thrifty : forOneCompilation
  const worker = startWorkerProcess<CodeMapJob, CodeMapAnswer>(setup, memory, entry)
  try {
    return (await worker.run(job)).answer
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause)
    throw new CliError('worker-lost', `The code of a profile could not be compiled to be measured: ${said}`, {
      cause,
      hint: 'Look whether memory ran short, or leave it out: --profiles 0.',
    })
  } finally {
    await worker.stop()
  }
}

/** Gives the chunks of a profile with their modules: compiled by itself (some seconds), or as kept from the last time. */
export function openCodeMaps({ root, cacheDir }: CodeMapSetup): (profile: Profile) => Promise<readonly MappedChunk[]> {
  const setup: CodeMapSetup = { root, cacheDir }
  const sources = hashSources(root, installedHash(setup))
  const store = openStore(join(cacheDir, 'store'), '')
  let layout: Promise<Layout> | undefined
  return async (profile) => {
    const key = JSON.stringify([sources, profile.open])
    const known = await store.record('code-map', key)
    if (known !== undefined) return JSON.parse(known) as MappedChunk[]
    layout ??= inOwnProcess(setup, { kind: 'layout' }).then((answer) => answer.layout)
    const { chunks } = await inOwnProcess(setup, { kind: 'map', layout: await layout, defines: gateDefines(profile) })
    await store.setRecord('code-map', key, JSON.stringify(chunks))
    return chunks
  }
}
