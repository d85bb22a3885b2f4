import { cpSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyEdits, type FormattingOptions, modify } from 'jsonc-parser'
import { filesBelow } from '#cli/bundle/hash.ts'
import { readJsonSource } from '#cli/tenant/json-source.ts'
import { notFilledIn } from '#cli/tenant/rules/placeholders.ts'
import { requireCode } from '#cli/tenant/select.ts'
import { shownPath } from '#cli/tenant/shown-path.ts'
import { listTenantCodes } from '#cli/tenant/tenant-codes.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { languageList, requireSoundAnswers, type TenantAnswers } from './check-answers.ts'
import { requireTenantsFolder } from './guarded.ts'
import { starterLogo, starterTenant } from './starter-tenant.ts'
import type { Workspace } from './workspace.ts'

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

function newCode(workspace: Workspace, code: string | undefined): string {
  if (!code) {
    const hint = 'livery create <code> --name <name> …'
    throw new CliError('no-code', 'The new tenant needs a merchant code', { hint, exitCode: 2 })
  }
  if (lstatSync(join(workspace.tenantsDir, code), { throwIfNoEntry: false })) {
    const hint = 'Choose another code; nothing was changed.'
    throw new CliError('code-taken', `There is a folder "${code}" already`, { hint, exitCode: 2 })
  }
  return code
}

/** The values that a copy must not share with the tenant that it was made from. */
function answersAsValues(code: string, answers: TenantAnswers): [path: string[], value: unknown][] {
  const isCopy = answers.from !== undefined
  const domain = answers.domain ?? `${code}.example`
  const languages = answers.languages === undefined ? undefined : languageList(answers.languages)
  const own: [string[], unknown][] = [
    [['merchantCode'], code],
    [['name'], answers.name ?? code],
    [['domains'], [domain]],
    [['gateway', 'baseUrl'], `https://gateway.${domain}`],
    [['gateway', 'imageHosts'], [`https://img.${domain}`]],
    [['gateway', 'launchHosts'], [`https://play.${domain}`]],
  ]
  // Whom players reach, what they are promised and under whose licence they play is never another brand's.
  const reset: [string[], unknown][] = [
    [['brand', 'wordmark'], [answers.name ?? code]],
    [['contacts'], {}],
    [['promotions'], {}],
    [['licence'], { holder: notFilledIn, number: notFilledIn, regulator: notFilledIn }],
  ]
  const chosen: [string[], unknown][] = [
    [['brand', 'colour'], answers.colour],
    [['languages'], languages && { default: languages[0], supported: languages }],
    [['currency'], answers.currency],
    [['timeZone'], answers.timeZone],
  ]
  return [...own, ...(isCopy ? reset : []), ...chosen.filter(([, value]) => value !== undefined)]
}

function copyOf(workspace: Workspace, base: string, dir: string): string {
  const from = join(workspace.tenantsDir, base)
  const path = join(from, 'tenant.json')
  const { source, diagnostics } = readJsonSource(base, shownPath(workspace.cwd, path), path)
  if (source.root?.type !== 'object' || diagnostics.length > 0) {
    const hint = `Run "livery validate --tenant ${base}" first.`
    throw new CliError('bad-base', `The tenant "${base}" cannot be copied: its tenant.json has mistakes`, { hint })
  }
  cpSync(from, dir, { recursive: true, verbatimSymlinks: true })
  rmSync(join(dir, 'demo.json'), { force: true })
  return readFileSync(join(dir, 'tenant.json'), 'utf8').replace(/^\uFEFF/, '')
}

function fillFolder(workspace: Workspace, dir: string, answers: TenantAnswers): string {
  if (answers.from !== undefined) return copyOf(workspace, answers.from, dir)
  mkdirSync(join(dir, 'assets'), { recursive: true })
  for (const name of ['logo.svg', 'favicon.svg'])
    writeFileSync(join(dir, 'assets', name), starterLogo(answers.colour ?? '#2f6feb'))
  return starterTenant
}

/** Makes the folder beside its place and moves it there whole. A usage error changes nothing. */
export function createTenant(workspace: Workspace, answers: TenantAnswers): CreatedTenant {
  requireTenantsFolder(workspace)
  const codes = listTenantCodes(workspace.tenantsDir)
  requireSoundAnswers(answers)
  const code = newCode(workspace, answers.code)
  if (answers.from !== undefined) requireCode(codes, answers.from)
  const dir = join(workspace.tenantsDir, code)
  const stage = join(workspace.tenantsDir, `.${code}.new-${process.pid}`)
  try {
    const base = fillFolder(workspace, stage, answers)
    const text = answersAsValues(code, answers).reduce((json, [path, value]) => setValue(json, path, value), base)
    writeFileSync(join(stage, 'tenant.json'), text)
    renameSync(stage, dir)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
  const files = filesBelow(dir).map((file) => file.slice(dir.length + 1))
  return { code, dir: shownPath(workspace.cwd, dir), files }
}
