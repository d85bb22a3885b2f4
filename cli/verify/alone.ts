import * as z from 'zod'
import { shownPath } from '#cli/lib/shown-path.ts'
import { notFilledIn } from '#cli/tenant/rules/placeholders.ts'
import { findShortfalls } from '#cli/theme/contrast.ts'
import { pairs } from '#cli/theme/pairs.ts'
import { budgets, sizesOf } from '#cli/verify/checks/budgets.ts'
import { contrast } from '#cli/verify/checks/contrast.ts'
import { defaultBudgets } from '#cli/verify/checks/default-budgets.ts'
import { html } from '#cli/verify/checks/html.ts'
import { placeholders } from '#cli/verify/checks/placeholders.ts'
import { secrets } from '#cli/verify/checks/secrets.ts'
import { gradeOf, headers } from '#cli/verify/headers/headers.ts'
import type { CheckName, SiteFinding } from '#cli/verify/site/finding.ts'
import { openSite, type Site } from '#cli/verify/site/site.ts'
import { manifestOf, whole } from '#cli/verify/site/whole.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'
import type { Workspace } from '../run/workspace.ts'
import { firebaseOrigins, videoOrigins } from '../tenant/service-origins.ts'
import { findingOf } from './finding.ts'
import { machineFolders } from './input.ts'
import type { VerifiedTenant } from './verify.ts'

/** What a built site says of itself, in the configuration that its page gives to the code. */
const ownConfig = z.object({
  gateway: z.object({ baseUrl: z.string(), imageHosts: z.array(z.string()), launchHosts: z.array(z.string()) }),
  languages: z.object({ default: z.enum(languageCodes) }),
  themes: z.object({ available: z.array(z.enum(['dark', 'light'])) }),
})
type OwnConfig = z.infer<typeof ownConfig>

/** Of a page without a configuration: the checks say what else it lacks. */
const unknownConfig: OwnConfig = {
  gateway: { baseUrl: '', imageHosts: [], launchHosts: [] },
  languages: { default: 'EN' },
  themes: { available: ['dark'] },
}

function configOf(site: Site): OwnConfig {
  const page = site.files.get('index.html')?.text() ?? ''
  const [, text = ''] = /<script type="application\/json" id="livery-config">(.*?)<\/script>/s.exec(page) ?? []
  try {
    return ownConfig.safeParse(JSON.parse(text)).data ?? unknownConfig
  } catch {
    return unknownConfig
  }
}

/** Of a site that reports how its pages start. */
function beaconOrigins(site: Site): string[] {
  const page = site.files.get('index.html')?.text() ?? ''
  const [, address = ''] = /<meta name="beacon" content="([^"]*)"/.exec(page) ?? []
  return URL.canParse(address) ? [new URL(address).origin] : []
}

type AloneCheck = (site: Site, config: OwnConfig, workspace: Workspace) => readonly SiteFinding[]

const colours = [...new Set(pairs.flatMap(({ foreground, background }) => [foreground, background]))]

const checks: Partial<Record<CheckName, AloneCheck>> = {
  whole: (site) => whole(site),
  secrets: (site, _, workspace) => secrets(site, { own: '', folders: machineFolders(workspace) }),
  headers: (site, { gateway: { baseUrl, imageHosts, launchHosts } }) =>
    headers(site, {
      origins: [baseUrl, ...imageHosts, ...launchHosts, ...videoOrigins, ...firebaseOrigins, ...beaconOrigins(site)],
    }),
  html: (site, config) => html(site, languages[config.languages.default]),
  contrast: (site, { themes }) => contrast(site, { themes: themes.available, shortfallsOf: findShortfalls, colours }),
  budgets: (site) => budgets(site, defaultBudgets),
  placeholders: (site) => placeholders(site, notFilledIn),
}

/** The checks that a built site alone is enough for. */
export const checksAlone = Object.keys(checks) as CheckName[]

/** Checks a built site on a machine that has no sources of its tenant. `siteDir` is absolute. */
export function verifyAlone(workspace: Workspace, siteDir: string, code: string): VerifiedTenant {
  const site = openSite(code, siteDir)
  const outDir = shownPath(workspace.cwd, siteDir)
  const config = configOf(site)
  const results = checksAlone.map((check) => {
    const startedAt = performance.now()
    const findings = checks[check]?.(site, config, workspace) ?? []
    const ms = Math.round(performance.now() - startedAt)
    return { check, ms, findings: findings.map((finding) => findingOf(outDir, site, check, finding)) }
  })
  const findings = results.flatMap((result) => result.findings)
  return {
    code,
    ok: findings.length === 0,
    outDir,
    profile: manifestOf(site)?.profile ?? null,
    grade: gradeOf(site).grade,
    sizes: sizesOf(site),
    checks: results.map(({ check, ms, findings: found }) => ({
      check,
      ms,
      ok: found.length === 0,
      findings: found.length,
    })),
    findings,
  }
}
