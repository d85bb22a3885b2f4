import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { uncheckable } from '#cli/verify/site/finding.ts'
import { runJobs } from '../workers/pool.ts'
import { forManyJobs, startWorkerProcess } from '../workers/process.ts'
import { type FoundBefore, openVerifier, refusal, type VerifiedTenant, type VerifySetup } from './verify.ts'

export interface VerifyJob {
  code: string
  before: FoundBefore
}

export interface VerifyAnswer {
  tenant: VerifiedTenant
  /** Brands' words that are the product's too, and were not looked for. */
  commonWords: readonly string[]
}

export interface VerifiedSites {
  /** In the order of the jobs. */
  tenants: readonly VerifiedTenant[]
  commonWords: readonly string[]
}

const worker = new URL('./worker.ts', import.meta.url)

/** A worker that holds more is ended after its site. Bytes. */
const memoryLimit = 600_000_000

function verifyHere(setup: VerifySetup, jobs: readonly VerifyJob[], onDone: (done: number) => void): VerifiedSites {
  const { verify, commonWords } = openVerifier(setup)
  const tenants = jobs.map(({ code, before }, index) => {
    const tenant = verify(code, before)
    onDone(index + 1)
    return tenant
  })
  return { tenants, commonWords: commonWords() }
}

/** Checks sites in so many processes; one is this process itself. A site on which a process dies twice failed its checks. */
export async function verifySites(
  setup: VerifySetup,
  jobs: readonly VerifyJob[],
  workers: number,
  onDone: (done: number) => void,
): Promise<VerifiedSites> {
  if (workers <= 1) return verifyHere(setup, jobs, onDone)
  const tenants = new Map<string, VerifiedTenant>()
  let commonWords: readonly string[] = []
  const add = (tenant: VerifiedTenant) => {
    tenants.set(tenant.code, tenant)
    onDone(tenants.size)
  }
  await runJobs<VerifyJob, VerifyAnswer>({
    jobs,
    size: workers,
    start: () => startWorkerProcess(setup, forManyJobs, worker),
    memoryLimit,
    onStart: () => undefined,
    onAnswer(_, answer) {
      commonWords = answer.commonWords
      add(answer.tenant)
    },
    onLost({ code }, { message }, isLast) {
      if (!isLast) return
      const dir = shownPath(setup.workspace.cwd, join(setup.outDir, code))
      add(refusal(dir, uncheckable({ tenant: code, file: dir }, 'check-failed', message)))
    },
  }).done
  return { tenants: jobs.flatMap(({ code }) => tenants.get(code) ?? []), commonWords }
}
