import type * as z from 'zod'
import { httpsWanted } from '#cli/lib/address.ts'
import { didYouMean, nearest } from '#cli/lib/nearest.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { categories } from '#contract/site/gates.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'
import { hasPath, type JsonPath, type JsonSource, locate } from './source/json-source.ts'
import { type Merged, originOf } from './source/merge.ts'
import { tenantSchema } from './tenant.ts'

type Issue = z.core.$ZodIssue
type Place = Pick<Diagnostic, 'tenant' | 'file' | 'line' | 'column'>
type Finding = Omit<Diagnostic, 'severity'>

/** Names for what a wrong value was meant to be, by the setting it stands in. */
const kinds: readonly [pattern: RegExp, code: string, kind: string][] = [
  [/^languages\./, 'unknown-language', 'language'],
  [/^minimumAge\.byLanguage/, 'unknown-language', 'language'],
  [/^(categories\.|home\.sections\.\d+\.category)/, 'unknown-category', 'category'],
  [/^home\.sections\.\d+\.layout/, 'unknown-layout', 'layout'],
  [/^switches/, 'unknown-switch', 'switch'],
  [/^features$/, 'unknown-feature', 'feature'],
  // Of a demo.json.
  [/\.(copy|label)$|^gameNames\./, 'unknown-language', 'language'],
  [/^points\.earning$/, 'unknown-category', 'category'],
]

function kindOf(path: JsonPath): { code: string; kind: string } | undefined {
  const joined = path.join('.')
  const found = kinds.find(([pattern]) => pattern.test(joined))
  return found && { code: found[1], kind: found[2] }
}

interface Definition {
  innerType?: { _zod: { def: Definition } }
  shape?: Record<string, { _zod: { def: Definition } }>
  /** Of a list and of a record. */
  element?: { _zod: { def: Definition } }
  valueType?: { _zod: { def: Definition } }
}

/** A kind of file that has a schema. */
export interface FileForm {
  schema: z.ZodType
  /** Its name in a tenant's folder. */
  file: string
  /** Keys besides those of the schema. */
  otherKeys: readonly string[]
}

const tenantForm: FileForm = { schema: tenantSchema, file: 'tenant.json', otherKeys: ['extends'] }

/** The keys that a schema knows at a path. */
function keysAt(schema: z.ZodType, path: JsonPath): string[] {
  let definition: Definition = schema._zod.def as unknown as Definition
  const unwrap = () => {
    while (definition.innerType) definition = definition.innerType._zod.def
  }
  unwrap()
  for (const step of path) {
    const next = definition.shape?.[String(step)] ?? definition.element ?? definition.valueType
    if (!next) return []
    definition = next._zod.def
    unwrap()
  }
  return Object.keys(definition.shape ?? {})
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

const languageNames = new Map<string, LanguageCode>(
  languageCodes.flatMap((code) => [code, languages[code].tag, languages[code].name].map((name) => [name, code])),
)

/** "slots" and "casino" are what people call "rng" and "live". A word that several categories share is nobody's. */
const categoryNames = new Map<string, string>()
for (const [id, description] of Object.entries(categories)) {
  for (const word of description.split(' ')) categoryNames.set(word, categoryNames.has(word) ? '' : id)
  categoryNames.set(description, id)
}
for (const id of Object.keys(categories)) categoryNames.set(id, id)

/** What else a value may be known by. Languages have tags and names of their own: "zh-Hans" and "ไทย" are near to CN and TH. */
const otherNames: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  language: languageNames,
  category: categoryNames,
}

/** `own`: what of this kind the tenant has itself, which of two names as near is the likelier one. */
function suggestion(
  kind: string | undefined,
  name: string,
  { names, own }: { names: readonly string[]; own: readonly string[] },
): string | null {
  const known = otherNames[kind ?? '']
  if (!known) return didYouMean(name, names)
  const ownNames = [...known].filter(([, code]) => own.includes(code)).map(([each]) => each)
  const near = known.get(nearest(name, [...ownNames, ...known.keys()]) ?? '')
  if (near) return `Did you mean "${near}"?`
  return kind === 'language' ? 'The known languages are listed in docs/tenant-guide.md.' : didYouMean(name, names)
}

const quoted = (path: JsonPath) => (path.length > 0 ? `"${path.join('.')}"` : 'The file')

const pathOf = (issue: Issue): JsonPath => issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((at, step) => (at as Record<string | number, unknown> | null | undefined)?.[step], value)
}

interface Read {
  merged: Merged
  /** The tenant's own file. */
  own: JsonSource
  form: FileForm
}

function unknownKeys({ merged, own, form }: Read, path: JsonPath, keys: readonly string[]): Finding[] {
  const known = [...keysAt(form.schema, path), ...(path.length > 0 ? [] : form.otherKeys)]
  const kind = kindOf(path)
  return keys.map((key) => {
    const here = [...path, key]
    const message = kind
      ? `There is no ${kind.kind} "${key}"`
      : `The key "${key}" is not known${path.length > 0 ? ` in "${path.join('.')}"` : ''}`
    return {
      ...locate(originOf(merged, here) ?? own, here, 'key'),
      code: kind?.code ?? 'unknown-key',
      message,
      suggestion: suggestion(kind?.kind, key, { names: known, own: ownLanguages(merged.value, form) }),
    }
  })
}

interface Choice {
  value: unknown
  options: readonly string[]
}

/** The object that a missing value should stand in: the tenant's own where it has one, else whichever set it. */
function missing({ merged, own, form }: Read, path: JsonPath): Finding {
  const parent = path.slice(0, -1)
  const source = hasPath(own, parent) ? own : (originOf(merged, parent) ?? own)
  const message = `${quoted(path)} is missing`
  return { ...locate(source, parent), code: 'missing-value', message, suggestion: `Add it to ${form.file}.` }
}

/** The languages that the tenant names elsewhere; what a list names already is not meant once more in it. */
function ownLanguages(tenant: unknown, form: FileForm, path: JsonPath = []): string[] {
  if (form !== tenantForm) return []
  const supported = [valueAt(tenant, ['languages', 'supported'])].flat()
  const first = valueAt(tenant, ['languages', 'default'])
  const isListed = path[1] === 'supported'
  const own = isListed ? [first].filter((code) => !supported.includes(code)) : [first, ...supported]
  return own.filter((code) => typeof code === 'string')
}

function wrongChoice(read: Read, path: JsonPath, { value, options }: Choice): Omit<Finding, keyof Place> {
  const kind = kindOf(path)
  const message = kind ? `There is no ${kind.kind} ${shown(value)}` : `${quoted(path)} cannot be ${shown(value)}`
  // An object is near to nothing, and may have a `toString` of its own.
  const near =
    typeof value === 'object'
      ? null
      : suggestion(kind?.kind, String(value), { names: options, own: ownLanguages(read.merged.value, read.form, path) })
  const all = options.length <= 12 ? `One of: ${options.join(', ')}.` : null
  return { code: kind?.code ?? 'wrong-value', message, suggestion: near ?? all }
}

const typeNames: Record<string, string> = {
  string: 'a text in double quotes',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
  record: 'an object: { … }',
  int: 'a whole number',
  number: 'a number',
}

function sizeProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const isSmall = issue.code === 'too_small'
  const limit = Number(isSmall ? issue.minimum : issue.maximum)
  if (issue.origin !== 'string' && issue.origin !== 'array')
    return `must be ${issue.inclusive === false ? (isSmall ? 'above' : 'below') : isSmall ? 'at least' : 'at most'} ${limit}`
  if (isSmall && limit === 1) return 'must not be empty'
  const noun = issue.origin === 'string' ? 'letters' : 'entries'
  return `must have ${isSmall ? 'at least' : 'at most'} ${limit} ${noun}`
}

/** What a check of our own says to write instead. */
function adviceOf(issue: Issue): string | null {
  const advice: unknown = issue.code === 'custom' ? issue.params?.suggestion : undefined
  return typeof advice === 'string' ? advice : null
}

function problemOf(read: Read, issue: Issue, value: unknown): Omit<Finding, keyof Place> {
  const path = pathOf(issue)
  if (issue.code === 'invalid_value') return wrongChoice(read, path, { value, options: issue.values.map(String) })
  if (issue.code === 'invalid_type') {
    const expected = typeNames[issue.expected] ?? issue.expected
    const message = `${quoted(path)} must be ${expected}, not ${shown(value)}`
    return { code: 'wrong-type', message, suggestion: null }
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    return { code: 'wrong-value', message: `${quoted(path)} ${sizeProblem(issue)}`, suggestion: null }
  }
  if (issue.code === 'invalid_union')
    return { code: 'wrong-value', message: `${quoted(path)} cannot be ${shown(value)}`, suggestion: null }
  if (issue.code === 'not_multiple_of')
    return { code: 'wrong-value', message: `${quoted(path)} must be a multiple of ${issue.divisor}`, suggestion: null }
  const message = `${quoted(path)} ${issue.message}: ${shown(value)}`
  return { code: issue.message === httpsWanted ? 'not-https' : 'wrong-value', message, suggestion: adviceOf(issue) }
}

function oneFinding(read: Read, issue: Issue): Finding {
  const { merged, own } = read
  const path = pathOf(issue)
  const value = valueAt(merged.value, path)
  if (value === undefined) return missing(read, path)
  return { ...locate(originOf(merged, path) ?? own, path), ...problemOf(read, issue, value) }
}

/** Of a value that may be one of several things: what is wrong with the one that it was meant to be. */
function branchIssues(issue: z.core.$ZodIssueInvalidUnion): Issue[] {
  const isAnother = (branch: readonly Issue[]) =>
    branch.some(({ code, path }) => code === 'invalid_type' && path.length === 0)
  const meant = issue.errors.filter((branch) => branch.length > 0 && !isAnother(branch))
  const [only, ...others] = meant
  if (!only || others.length > 0) return []
  return only.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The keys that keys which are not known were meant to be, as paths. */
function meantKeys({ form }: Read, issue: Issue): string[] {
  if (issue.code !== 'unrecognized_keys') return []
  const path = pathOf(issue)
  const known = keysAt(form.schema, path)
  return issue.keys.flatMap((key) => [path, nearest(key, known) ?? []].flat().join('.'))
}

/** A key that is missing because it is misspelt is found once, where it stands. */
function causesOf(read: Read, issues: readonly Issue[]): Issue[] {
  const meant = new Set(issues.flatMap((issue) => meantKeys(read, issue)))
  const isMisspelt = (path: JsonPath) => meant.has(path.join('.')) && valueAt(read.merged.value, path) === undefined
  return issues.filter((issue) => !isMisspelt(pathOf(issue)))
}

function findingsOf(read: Read, issue: Issue): Finding[] {
  const path = pathOf(issue)
  if (issue.code === 'unrecognized_keys') return unknownKeys(read, path, issue.keys)
  if (issue.code === 'invalid_key') return unknownKeys(read, path.slice(0, -1), [String(path.at(-1))])
  const inner = issue.code === 'invalid_union' ? branchIssues(issue) : []
  return inner.length > 0 ? inner.flatMap((one) => findingsOf(read, one)) : [oneFinding(read, issue)]
}

/** What a schema finds wrong, each at its place in the file that set it. `own` is the tenant's own file. */
export function schemaFindings(
  merged: Merged,
  own: JsonSource,
  issues: readonly Issue[],
  form: FileForm = tenantForm,
): Diagnostic[] {
  const read = { merged, own, form }
  const findings = causesOf(read, issues).flatMap((issue) => findingsOf(read, issue))
  // A value can break two checks of one kind: it is said once.
  const distinct = new Map(
    findings.map((finding) => [`${finding.file}:${finding.line}:${finding.column}:${finding.message}`, finding]),
  )
  return [...distinct.values()].map((finding) => ({ ...finding, severity: 'error' }))
}
