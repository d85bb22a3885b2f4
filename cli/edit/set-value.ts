import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '#cli/lib/is-record.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { readMerged } from '#cli/tenant/load.ts'
import { schemaFindings } from '#cli/tenant/schema-findings.ts'
import { tenantSchema } from '#cli/tenant/tenant.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type Diagnostic, isError } from '#cli/terminal/diagnostic.ts'
import { checkTenant } from '../check/tenant.ts'
import { shownPath } from '../lib/shown-path.ts'
import type { Workspace } from '../run/workspace.ts'
import { withValue } from './json-edit.ts'
import { replaceTenantFile } from './tenant-file.ts'

export interface Change {
  tenant: string
  /** As the command line names it: "features.vip". */
  key: string
  /** As it was typed; undefined takes the key out. */
  text: string | undefined
}

export interface Changed {
  file: string
  before: unknown
  after: unknown
  isChanged: boolean
  /** What is found in the tenant now that it is changed; no new errors. */
  diagnostics: readonly Diagnostic[]
}

type Path = (string | number)[]

const pathOf = (key: string): Path => key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step))

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], value)

/** What was typed, as whatever it may stand for: JSON, the words themselves, or a list with commas. */
function readings(text: string): unknown[] {
  const list = text.split(',').map((entry) => entry.trim())
  try {
    return [JSON.parse(text), text, list]
  } catch {
    return [text, list]
  }
}

interface Current {
  code: string
  file: string
  path: string
  text: string
  /** What the file says by itself, without a base. */
  own: Record<string, unknown>
  read: ReturnType<typeof readMerged>
}

/** Undefined where the text is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function currentOf(workspace: Workspace, code: string): Current {
  const path = join(workspace.tenantsDir, chosenTenant(workspace, code), 'tenant.json')
  const file = shownPath(workspace.cwd, path)
  const text = readFileSync(path, 'utf8')
  const own = parsed(text)
  if (!isRecord(own)) {
    const hint = `"livery validate ${code}" says where.`
    throw new CliError('bad-json', `${file} is no JSON that could be changed`, { hint })
  }
  return { code, file, path, text, own, read: readMerged({ ...workspace, code }) }
}

/** What the schema finds at the place of a value, once it stands there. */
function findingsAt({ read }: Current, path: Path, value: unknown): Diagnostic[] {
  const whole = JSON.parse(withValue(JSON.stringify(read.merged.value), path, value)) as Record<string, unknown>
  const issues = tenantSchema.safeParse(whole).error?.issues ?? []
  const before = new Set(
    (tenantSchema.safeParse(read.merged.value).error?.issues ?? []).map((one) => JSON.stringify(one)),
  )
  const own = issues.filter((issue) => !before.has(JSON.stringify(issue)))
  return schemaFindings({ ...read.merged, value: whole }, read.source, own)
}

const refusal = (key: string, { message, suggestion }: Diagnostic) =>
  new CliError('bad-value', message, { hint: `${suggestion ?? `"${key}" stays as it was.`}`, exitCode: 2 })

/** The reading of what was typed that the schema takes. @throws CliError (usage) where it takes none. */
function valueFor(current: Current, { key, text }: Change): unknown {
  if (text === undefined) return undefined
  const all = readings(text)
  const findings = all.map((value) => findingsAt(current, pathOf(key), value))
  const fitting = findings.findIndex((found) => found.length === 0)
  if (fitting >= 0) return all[fitting]
  // Of a list, what is wrong is said of its entry.
  const [first] = (Array.isArray(valueAt(current.read.merged.value, pathOf(key))) ? findings.at(-1) : findings[0]) ?? []
  throw refusal(key, first as Diagnostic)
}

function requireOwnMatter(key: string, tenant: string): void {
  if (key !== 'merchantCode') return
  const hint = `livery rename ${tenant} <new code>`
  throw new CliError('bad-key', 'The merchant code is the name of the folder too', { hint, exitCode: 2 })
}

const inWords = ({ message, code }: Diagnostic) => `${code} ${message}`

/**
 * Sets one value of a tenant.json, whose other bytes stay as they were. A value that would make an error is refused, and
 * the file is as it was.
 */
export async function setValue(workspace: Workspace, change: Change): Promise<Changed> {
  const { tenant, key } = change
  const current = currentOf(workspace, tenant)
  requireOwnMatter(key, tenant)
  const path = pathOf(key)
  const after = valueFor(current, change)
  const { file, own } = current
  const before = valueAt(own, path)
  if (isDeepStrictEqual(before, after)) return { file, before, after, isChanged: false, diagnostics: [] }
  const known = new Set((await checkTenant(workspace, tenant)).diagnostics.filter(isError).map(inWords))
  const mark = current.text.startsWith('\uFEFF') ? '\uFEFF' : ''
  replaceTenantFile(workspace, current.path, mark + withValue(current.text.slice(mark.length), path, after))
  const { diagnostics } = await checkTenant(workspace, tenant)
  const wrong = diagnostics.filter(isError).find((finding) => !known.has(inWords(finding)))
  if (wrong) {
    replaceTenantFile(workspace, current.path, current.text)
    throw refusal(key, wrong)
  }
  return { file, before, after, isChanged: true, diagnostics }
}
