import { domainFindings, readDomainClaims } from '#cli/check/domains.ts'
import { type CheckedTenant, checkTenant } from '#cli/check/tenant.ts'
import { textFindings } from '#cli/check/text-findings.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { strayFolders } from '#cli/tenant/stray-folders.ts'
import { colours } from '#cli/terminal/colours.ts'
import { hasErrors } from '#cli/terminal/diagnostic.ts'
import { countDiagnostics, formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'

export interface ValidateOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  json?: boolean
}

const allTags = languageCodes.map((code): string => languages[code].tag)

/** The languages of these tenants: the texts of others are not theirs. */
const tagsOf = (checked: readonly CheckedTenant[]) => [
  ...new Set(
    checked.flatMap(
      ({ loaded }) => loaded.tenant?.languages.supported.map((code): string => languages[code].tag) ?? [],
    ),
  ),
]

/**
 * Finds everything wrong with the tenants asked for, without building them, and with the texts of their languages; of all
 * languages where no tenant is named. Gives the exit code.
 */
export async function validate(options: ValidateOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const codes = chosenTenants(workspace, options)
  const checked = []
  for (const code of codes) checked.push(await checkTenant(workspace, code))
  const claims = readDomainClaims(workspace)
  const isWhole = options.all || !options.tenant
  const strays = isWhole ? strayFolders(workspace) : []
  const diagnostics = [
    ...strays,
    ...textFindings(workspace, isWhole ? allTags : tagsOf(checked)),
    ...checked.flatMap((tenant) => [...tenant.diagnostics, ...domainFindings(claims, tenant.loaded)]),
  ]
  const ok = !hasErrors(diagnostics)
  output.json({ ok, diagnostics })
  if (!output.isJson) {
    for (const block of formatDiagnostics(workspace, diagnostics)) output.line(`${block}\n`)
    const paint = ok ? (diagnostics.length === 0 ? colours.green : colours.yellow) : colours.red
    const found = diagnostics.length === 0 ? 'nothing wrong' : countDiagnostics(diagnostics)
    output.note(`${counted(codes.length, 'tenant')}, ${paint(found)}.`)
  }
  return ok ? 0 : 1
}
