import { existsSync } from 'node:fs'
import { openLimit } from '#cli/store/limit.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import type { FleetRun } from '../run-state.ts'
import type { FleetSource } from '../source.ts'
import { findingsOf } from './findings.ts'
import { type Fleet, type FleetSums, type FleetTenant, hasErrors, momentOf, type ShownRelease } from './fleet.ts'
import { type Papers, readPapers } from './papers.ts'
import { cohortOf, isUnderWay, openRunNames, readRuns, shownRuns } from './runs.ts'
import { openTenantFacts } from './tenant-facts.ts'

export interface FleetRequest {
  source: FleetSource
  /** Absolute: names and drawings are read from there, and tenants without a release are listed. It may be missing. */
  tenantsDir: string
  /** Codes, comma lists or globs; all without one. */
  patterns: readonly string[]
  isVerified: boolean
  now: Date
}

/** Tenants that are read at the same time: a disk far away answers many questions as quickly as one. */
const atOnce = 64

function shownRelease(id: string, papers: Papers | null, run: string | null): ShownRelease {
  const created = papers?.release?.created ?? momentOf(id)
  return {
    id,
    label: run ?? created.slice(0, 10),
    isOfRun: run !== null,
    created,
    key: papers?.release?.key ?? null,
    firstLoad: papers?.site?.initialJs.brotli ?? null,
    inputParts: papers?.site?.inputParts ?? {},
  }
}

interface Reader {
  request: FleetRequest
  run: FleetRun | null
  factsOf: ReturnType<typeof openTenantFacts>
  runOf: ReturnType<typeof openRunNames>
}

async function readTenant({ request, run, factsOf, runOf }: Reader, code: string): Promise<FleetTenant> {
  const { source } = request
  const standing = await source.standingOf(code)
  const { live, releases } = standing
  const named = (id: string) => ({ tenant: code, id })
  const papers = live === null ? null : await readPapers(source, named(live))
  const before = papers?.release?.previous ?? null
  const previous = before !== null && releases.includes(before) ? before : null
  const facts = await factsOf(code, live)
  return {
    code,
    name: facts.name,
    domain: facts.domain,
    profile: papers?.site?.profile ?? null,
    colour: facts.colour,
    icon: facts.icon,
    live: live === null ? null : shownRelease(live, papers, runOf(code, live)),
    previous:
      previous === null
        ? null
        : shownRelease(previous, await readPapers(source, named(previous)), runOf(code, previous)),
    releases: releases.length,
    budget: facts.budget,
    findings: findingsOf({
      standing,
      papers,
      budget: facts.budget,
      inRun: run?.tenants[code],
      problems: request.isVerified && live !== null ? await source.verify(named(live)) : [],
    }),
    cohort: cohortOf(run, code),
  }
}

export function sumsOf(tenants: readonly FleetTenant[], run: FleetRun | null): FleetSums {
  const count = (has: (tenant: FleetTenant) => boolean) => tenants.filter(has).length
  const errors = count(hasErrors)
  const nothingToDo = count(({ findings }) => findings.length === 0)
  return {
    tenants: tenants.length,
    nothingToDo,
    warnings: tenants.length - nothingToDo - errors,
    errors,
    underWay: run && isUnderWay(run) ? count(({ cohort }) => cohort?.state === 'next' || cohort?.state === 'waits') : 0,
  }
}

/** Released tenants, those of the folder of tenants, and those of the run. */
async function codesOf({ source, tenantsDir, patterns }: FleetRequest, run: FleetRun | null): Promise<string[]> {
  const ofFolder = existsSync(tenantsDir) ? listTenantCodes(tenantsDir) : []
  const codes = new Set([...(await source.listTenants()), ...ofFolder, ...Object.keys(run?.tenants ?? {})])
  return selectTenants([...codes].sort(), patterns)
}

/** Reads all that the view shows. @throws CliError (usage) where a pattern names no tenant */
export async function readFleet(request: FleetRequest): Promise<Fleet> {
  const { source, tenantsDir, now, isVerified } = request
  const { runs, unreadable } = await readRuns(source)
  const { run, stopped } = shownRuns(runs)
  const reader: Reader = {
    request,
    run,
    factsOf: openTenantFacts(tenantsDir, source),
    runOf: openRunNames(runs),
  }
  const limited = openLimit(atOnce)
  const codes = await codesOf(request, run)
  const tenants = await Promise.all(codes.map((code) => limited(() => readTenant(reader, code))))
  return {
    target: source.shown,
    read: now.toISOString(),
    isVerified,
    sums: sumsOf(tenants, run),
    tenants,
    run,
    stopped,
    unreadable,
  }
}
