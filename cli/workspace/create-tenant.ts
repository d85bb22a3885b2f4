import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'
import { filesBelow } from '#cli/bundle/hash.ts'
import { listTenantCodes } from '#cli/tenant/load.ts'
import { shownPath } from '#cli/tenant/shown-path.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { starterLogo, starterTenant } from './starter-tenant.ts'
import type { Workspace } from './workspace.ts'

/** What a new tenant is told about; what is missing comes from its base or from a plain default. */
export interface TenantAnswers {
  code?: string | undefined
  from?: string | undefined
  name?: string | undefined
  colour?: string | undefined
  /** "BN,EN", the default language first. */
  languages?: string | undefined
  currency?: string | undefined
  timeZone?: string | undefined
  domain?: string | undefined
}

export interface CreatedTenant {
  code: string
  /** As diagnostics name it. */
  dir: string
  files: string[]
}

const formattingOptions: FormattingOptions = { insertSpaces: true, tabSize: 2 }

function setValue(text: string, path: (string | number)[], value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions }))
}

function readCode(workspace: Workspace, code: string | undefined): string {
  if (!code) {
    throw new CliError('no-code', 'The new tenant needs a merchant code', {
      hint: 'livery create <code> --name <name> …',
      exitCode: 2,
    })
  }
  if (!/^[a-z][a-z0-9-]{1,31}$/.test(code)) {
    const hint = 'Use 2 to 32 lower-case letters, digits and hyphens, a letter first.'
    throw new CliError('bad-code', `"${code}" is not a merchant code`, { hint, exitCode: 2 })
  }
  if (existsSync(join(workspace.tenantsDir, code))) {
    throw new CliError('code-taken', `There is a folder "${code}" already`, {
      hint: 'Choose another code; nothing was changed.',
    })
  }
  return code
}

/** The values that a copy must not share with the tenant that it was made from. */
function answersAsValues(code: string, answers: TenantAnswers, isCopy: boolean): [path: string[], value: unknown][] {
  const domain = answers.domain ?? `${code}.example`
  const languages = answers.languages?.split(',').map((language) => language.trim().toUpperCase())
  const values: [string[], unknown][] = [
    [['merchantCode'], code],
    [['name'], answers.name ?? code],
    [['domains'], [domain]],
    [['gateway', 'baseUrl'], `https://gateway.${domain}`],
    [['gateway', 'imageHosts'], [`https://img.${domain}`]],
    [['gateway', 'launchHosts'], [`https://play.${domain}`]],
    [['brand', 'colour'], answers.colour],
    [['languages'], languages && { default: languages[0], supported: languages }],
    [['currency'], answers.currency],
    [['timeZone'], answers.timeZone],
    [['brand', 'wordmark'], isCopy ? [answers.name ?? code] : undefined],
  ]
  return values.filter(([, value]) => value !== undefined)
}

function fillFolder(workspace: Workspace, dir: string, answers: TenantAnswers): string {
  if (answers.from) {
    const [base = answers.from] = selectTenants(listTenantCodes(workspace.tenantsDir), [answers.from])
    cpSync(join(workspace.tenantsDir, base), dir, { recursive: true })
    rmSync(join(dir, 'demo.json'), { force: true })
    return readFileSync(join(dir, 'tenant.json'), 'utf8')
  }
  mkdirSync(join(dir, 'assets'), { recursive: true })
  for (const name of ['logo.svg', 'favicon.svg'])
    writeFileSync(join(dir, 'assets', name), starterLogo(answers.colour ?? '#2f6feb'))
  return starterTenant
}

/** Makes the folder beside its place and moves it there whole. A usage error changes nothing. */
export function createTenant(workspace: Workspace, answers: TenantAnswers): CreatedTenant {
  const code = readCode(workspace, answers.code)
  const dir = join(workspace.tenantsDir, code)
  const stage = join(workspace.tenantsDir, `.${code}.new-${process.pid}`)
  try {
    const base = fillFolder(workspace, stage, answers)
    const text = answersAsValues(code, answers, answers.from !== undefined).reduce(
      (json, [path, value]) => setValue(json, path, value),
      base,
    )
    writeFileSync(join(stage, 'tenant.json'), text)
    renameSync(stage, dir)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
  const files = filesBelow(dir).map((file) => file.slice(dir.length + 1))
  return { code, dir: shownPath(workspace.cwd, dir), files }
}
