import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '#cli/fs/walk.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { notFilledIn } from '#cli/tenant/rules/placeholders.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { requireTenantsFolder } from '../run/guarded.ts'
import type { Workspace } from '../run/workspace.ts'
import { languageList, requireSoundAnswers, type TenantAnswers } from './answers.ts'
import { drawMark } from './brand-mark.ts'
import { type Copy, copyTenant } from './copy.ts'
import { setValue } from './set-value.ts'
import { starterColour, starterTenant } from './starter.ts'

export interface CreatedTenant {
  code: string
  /** As diagnostics name it. */
  dir: string
  files: string[]
  /** What came from the tenant that it was made from, and what did not, one sentence each; null without one. */
  from: { tenant: string; took: readonly string[]; left: readonly string[] } | null
}

const codeTaken = (code: string) =>
  new CliError('code-taken', `There is a folder "${code}" already`, {
    hint: 'Choose another code; nothing was changed.',
    exitCode: 2,
  })

function newCode(workspace: Workspace, code: string | undefined): string {
  if (!code) {
    const hint = 'livery create <code> --name <name> …'
    throw new CliError('no-code', 'The new tenant needs a merchant code', { hint, exitCode: 2 })
  }
  if (lstatSync(join(workspace.tenantsDir, code), { throwIfNoEntry: false })) throw codeTaken(code)
  return code
}

/** The values that a copy must not share with the tenant that it was made from; undefined takes a value out. */
function answersAsValues(code: string, answers: TenantAnswers, copy: Copy | null): [path: string[], value: unknown][] {
  const name = answers.name ?? code
  const domain = answers.domain ?? `${code}.example`
  const languages = answers.languages === undefined ? undefined : languageList(answers.languages)
  const own: [string[], unknown][] = [
    [['merchantCode'], code],
    [['name'], name],
    [['domains'], [domain]],
    [['gateway', 'baseUrl'], `https://gateway.${domain}`],
    [['gateway', 'imageHosts'], [`https://img.${domain}`]],
    [['gateway', 'launchHosts'], [`https://play.${domain}`]],
    [['brand', 'logo'], 'assets/logo.svg'],
    [['brand', 'favicon'], 'assets/favicon.svg'],
  ]
  // Whom players reach, what they are promised and under whose licence they play is never another brand's.
  const reset: [string[], unknown][] = [
    [['brand', 'wordmark'], [name]],
    [['contacts'], {}],
    [['promotions'], {}],
    [['licence'], { holder: notFilledIn, number: notFilledIn, regulator: notFilledIn }],
    ...(copy?.base.firebase ? [[['firebase'], undefined] as [string[], unknown]] : []),
    ...(copy?.base.features.firebaseSms ? [[['features', 'firebaseSms'], false] as [string[], unknown]] : []),
  ]
  const chosen: [string[], unknown][] = [
    [['brand', 'colour'], answers.colour],
    [['languages'], languages && { default: languages[0], supported: languages }],
    [['currency'], answers.currency],
    [['timeZone'], answers.timeZone],
    [['minimumAge'], answers.minimumAge === undefined ? undefined : { default: Number(answers.minimumAge) }],
  ]
  return [...own, ...(copy ? reset : []), ...chosen.filter(([, value]) => value !== undefined)]
}

/** Every file of the new folder, by its path in it. */
function filesFor(code: string, answers: TenantAnswers, copy: Copy | null): Map<string, string> {
  const text = copy?.text ?? starterTenant
  const values = answersAsValues(code, answers, copy)
  const name = answers.name ?? code
  const baseColour = copy?.parts.has('colours') ? copy.base.brand.colour : undefined
  const colour = answers.colour ?? baseColour ?? starterColour
  return new Map([
    ['assets/logo.svg', drawMark(name, colour, 'logo')],
    ['assets/favicon.svg', drawMark(name, colour, 'favicon')],
    ...(copy?.files ?? []),
    ['tenant.json', `${values.reduce((json, [path, value]) => setValue(json, path, value), text).trimEnd()}\n`],
  ])
}

function copyFor(workspace: Workspace, code: string, answers: TenantAnswers): Copy | null {
  if (answers.from === undefined && answers.take === undefined) return null
  if (answers.from === undefined) {
    const hint = 'Name the tenant with --from.'
    throw new CliError('no-base', '--take says what of another tenant', { hint, exitCode: 2 })
  }
  chosenTenant(workspace, answers.from)
  const name = answers.name ?? code
  const domains = [answers.domain ?? `${code}.example`]
  return copyTenant(workspace, { code: answers.from, answers, brand: { code, name, domains, wordmark: [name] } })
}

/** Whoever made the folder meanwhile keeps it. */
function moveInto(stage: string, dir: string, code: string): void {
  try {
    renameSync(stage, dir)
  } catch (error) {
    const isTaken = ['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))
    throw isTaken ? codeTaken(code) : error
  }
}

/** Makes the folder beside its place and moves it there whole. A usage error changes nothing. */
export function createTenant(workspace: Workspace, answers: TenantAnswers): CreatedTenant {
  requireTenantsFolder(workspace)
  requireSoundAnswers(workspace, { ...answers, domain: undefined })
  const code = newCode(workspace, answers.code)
  requireSoundAnswers(workspace, { domain: answers.domain ?? `${code}.example` })
  const copy = copyFor(workspace, code, answers)
  const dir = join(workspace.tenantsDir, code)
  const stage = join(workspace.tenantsDir, `.${code}.new-${process.pid}`)
  try {
    for (const [path, text] of filesFor(code, answers, copy)) {
      mkdirSync(dirname(join(stage, path)), { recursive: true })
      writeFileSync(join(stage, path), text)
    }
    moveInto(stage, dir, code)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
  const files = filesBelow(dir).map((file) => file.slice(dir.length + 1))
  const from = copy && { tenant: copy.base.merchantCode, took: copy.took, left: copy.left }
  return { code, dir: shownPath(workspace.cwd, dir), files, from }
}
