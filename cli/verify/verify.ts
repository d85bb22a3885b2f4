import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { notFilledIn } from '#cli/tenant/rules/placeholders.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { findShortfalls } from '#cli/theme/contrast.ts'
import { pairs } from '#cli/theme/pairs.ts'
import { budgets, type Sizes, sizesOf } from '#cli/verify/checks/budgets.ts'
import { contrast } from '#cli/verify/checks/contrast.ts'
import { html } from '#cli/verify/checks/html.ts'
import { languages } from '#cli/verify/checks/languages.ts'
import { links } from '#cli/verify/checks/links.ts'
import { placeholders } from '#cli/verify/checks/placeholders.ts'
import { secrets } from '#cli/verify/checks/secrets.ts'
import { gradeOf, headers } from '#cli/verify/headers/headers.ts'
import { openCrossTenantLeaks } from '#cli/verify/leaks/cross-tenant.ts'
import { openDeadFeatureLeaks } from '#cli/verify/leaks/dead-features.ts'
import { type LeakTokens, openLeakTokens } from '#cli/verify/leaks/tokens.ts'
import { type CheckName, type Finding, type SiteFinding, uncheckable } from '#cli/verify/site/finding.ts'
import { openSite, type Site } from '#cli/verify/site/site.ts'
import { whole } from '#cli/verify/site/whole.ts'
import { languages as allLanguages, languageCodes } from '#contract/site/languages.ts'
import { localesDir } from '../check/strings.ts'
import type { Workspace } from '../run/workspace.ts'
import { findingOf } from './finding.ts'
import { gateTraits, styleClasses } from './gates.ts'
import { factsOf, machineFolders, neutralTexts, openPackagesText, type TenantFacts } from './input.ts'
import type { GateChunks } from './modules.ts'
import { traitsOf } from './traits.ts'

export interface CheckResult {
  check: CheckName
  ok: boolean
  findings: number
  ms: number
}

/** One tenant's part of the report; `livery verify --json` prints it as it is. */
export interface VerifiedTenant {
  code: string
  ok: boolean
  outDir: string
  profile: string | null
  /** Of its security headers; null where they were not looked at. */
  grade: string | null
  sizes: Sizes | null
  checks: readonly CheckResult[]
  findings: readonly Finding[]
}

type SiteCheck = (site: Site, facts: TenantFacts) => readonly SiteFinding[]

/** What is made once a run, when the first check needs it. */
function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined
  return () => {
    made ??= { result: make() }
    return made.result
  }
}

interface Verifier {
  checks: Partial<Record<CheckName, SiteCheck>>
  /** Brands' words that are the product's too, and were not looked for. */
  commonWords: () => readonly string[]
}

function openChecks(workspace: Workspace, outDir: string, chunks: GateChunks): Verifier {
  const tokens = once((): { tokens: LeakTokens; check: ReturnType<typeof openCrossTenantLeaks> } => {
    const tenants = listTenantCodes(workspace.tenantsDir).map((code) => traitsOf(workspace, outDir, code))
    const found = openLeakTokens(tenants, neutralTexts(workspace))
    return {
      tokens: found,
      check: openCrossTenantLeaks({ tenants, tokens: found, packagesText: openPackagesText(workspace) }),
    }
  })
  const traces = once(() => {
    const tags = languageCodes
      .map((code) => allLanguages[code].tag)
      .filter((tag) => existsSync(join(localesDir(workspace), tag)))
    return openDeadFeatureLeaks({ gates: gateTraits(workspace, tags, chunks), classes: styleClasses(workspace) })
  })
  const folders = machineFolders(workspace)
  const colours = [...new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]))]
  return {
    commonWords: () => tokens().tokens.common,
    checks: {
      whole: (site) => whole(site),
      foreign: (site) => tokens().check(site),
      traces: (site, { profile, openTexts, traits }) =>
        traces()(site, { profile: profile.id, closed: new Set(profile.closed), openTexts, own: traits.own }),
      secrets: (site, { traits }) => secrets(site, { own: traits.own, folders }),
      headers: (site, { policyOrigins }) => headers(site, { origins: policyOrigins }),
      links: (site, { origins, linkedOrigins }) => links(site, { origins, external: linkedOrigins }),
      html: (site, { tenant }) => html(site, allLanguages[tenant.languages.default]),
      languages: (site, { tags, wanted }) => languages(site, { tags, wanted }),
      contrast: (site, { tenant }) =>
        contrast(site, { themes: tenant.themes.available, shortfallsOf: findShortfalls, colours }),
      budgets: (site, facts) => budgets(site, facts.budgets),
      placeholders: (site) => placeholders(site, notFilledIn),
    },
  }
}

const msSince = (since: number) => Math.round((performance.now() - since) * 10) / 10

export function refusal(outDir: string, finding: Finding): VerifiedTenant {
  return {
    code: finding.tenant ?? '',
    ok: false,
    outDir,
    profile: null,
    grade: null,
    sizes: null,
    checks: [{ check: 'whole', ok: false, findings: 1, ms: 0 }],
    findings: [finding],
  }
}

interface CheckRun {
  result: CheckResult
  findings: readonly Finding[]
}

function runCheck(check: CheckName, run: () => readonly Finding[]): CheckRun {
  const startedAt = performance.now()
  const findings = run()
  return {
    findings,
    result: { check, ok: findings.length === 0, findings: findings.length, ms: msSince(startedAt) },
  }
}

interface CheckedSite {
  site: Site
  facts: TenantFacts
  outDir: string
  names: readonly CheckName[]
}

function verifiedOf({ site, facts, outDir, names }: CheckedSite, runs: readonly CheckRun[]): VerifiedTenant {
  const findings = runs.flatMap((run) => run.findings)
  return {
    code: site.code,
    ok: findings.length === 0,
    outDir,
    profile: facts.profile.id,
    grade: names.includes('headers') ? gradeOf(site).grade : null,
    sizes: names.includes('budgets') ? sizesOf(site) : null,
    checks: runs.map(({ result }) => result),
    findings,
  }
}

function soundFacts(workspace: Workspace, outDir: string, code: string): TenantFacts | null {
  try {
    return factsOf(workspace, outDir, code)
  } catch (error) {
    // A file of strings that holds other things; "validate" says where.
    if (error instanceof CliError) return null
    throw error
  }
}

/** Findings in a tenant that come of comparing builds, which is done for all tenants at once. */
export type FoundBefore = Partial<Record<CheckName, readonly SiteFinding[]>>

/** What a run of the checks needs to know; plain data, to be sent to other processes. */
export interface VerifySetup {
  workspace: Workspace
  outDir: string
  names: readonly CheckName[]
  /** Those that only one flag leads to, where they are known. */
  chunks: GateChunks
}

/** Runs the named checks on tenants' built sites, one tenant at a time. */
export function openVerifier({ workspace, outDir, names, chunks }: VerifySetup) {
  const { checks, commonWords } = openChecks(workspace, outDir, chunks)
  return {
    commonWords: () => (names.includes('foreign') ? commonWords() : []),
    /** Findings are data; only failures of the tool throw. */
    verify(code: string, before: FoundBefore = {}): VerifiedTenant {
      const dir = join(outDir, code)
      const shownDir = shownPath(workspace.cwd, dir)
      const facts = soundFacts(workspace, outDir, code)
      if (!facts) {
        const file = shownPath(workspace.cwd, join(workspace.tenantsDir, code, 'tenant.json'))
        return refusal(shownDir, uncheckable({ tenant: code, file }, 'tenant-unsound'))
      }
      if (!statSync(dir, { throwIfNoEntry: false })?.isDirectory()) {
        return refusal(shownDir, uncheckable({ tenant: code, file: shownDir }, 'not-built'))
      }
      try {
        const site = openSite(code, dir)
        const runs = names.flatMap((name) => {
          const found = before[name]
          const check = found ? () => found : checks[name]
          return check
            ? [runCheck(name, () => check(site, facts).map((finding) => findingOf(shownDir, site, name, finding)))]
            : []
        })
        return verifiedOf({ site, facts, outDir: shownDir, names }, runs)
      } catch (error) {
        if (!(error instanceof Error && 'errno' in error)) throw error
        return refusal(shownDir, uncheckable({ tenant: code, file: shownDir }, 'cannot-read', error.message))
      }
    },
  }
}
