import { didYouMean } from '#cli/lib/nearest.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { type JsonPath, locate } from '../source/json-source.ts'
import { originOf } from '../source/merge.ts'
import { merchantCode } from './merchant-code.ts'
import { findingAt, type Rule, type RuleContext, stringAt, stringsAt, valueAt } from './rule.ts'

function defaultIsListed(
  context: RuleContext,
  { group, list, kind }: { group: string; list: string; kind: string },
): Diagnostic[] {
  const value = stringAt(context, [group, 'default'])
  const listed = stringsAt(context, [group, list]).map((entry) => entry.value)
  if (value === undefined || listed.length === 0 || listed.includes(value)) return []
  const message = `The default ${kind} "${value}" is not in "${group}.${list}"`
  return [
    findingAt(context, [group, 'default'], {
      code: 'default-not-listed',
      message,
      suggestion: `Add it there, or use "${listed[0]}".`,
    }),
  ]
}

/** The default language and theme are among those the site has. */
export const defaultsAreListed: Rule = (context) => [
  ...defaultIsListed(context, { group: 'languages', list: 'supported', kind: 'language' }),
  ...defaultIsListed(context, { group: 'themes', list: 'available', kind: 'theme' }),
]

const lists: readonly JsonPath[] = [
  ['domains'],
  ['languages', 'supported'],
  ['categories'],
  ['home', 'order'],
  ['themes', 'available'],
  ['features', 'socialLogin'],
  ['vendors', 'esports'],
  ['vendors', 'cockfight'],
  ['vendors', 'excludedRng'],
]

/** No list names the same thing twice. */
export const listsHaveNoRepeats: Rule = (context) =>
  lists.flatMap((path) => {
    const seen = new Set<string>()
    return stringsAt(context, path)
      .filter(({ value }) => seen.size === seen.add(value).size)
      .map((entry) =>
        findingAt(context, entry.path, {
          code: 'repeated-value',
          message: `"${entry.value}" stands twice in "${path.join('.')}"`,
          suggestion: 'Remove one of the two.',
        }),
      )
  })

/** Codes through Firebase need a project of theirs, and a project does nothing without them. */
export const firebaseHasItsProject: Rule = (context) => {
  const isOn = valueAt(context, ['features', 'firebaseSms']) === true
  const isGiven = valueAt(context, ['firebase']) !== undefined
  // What a base brings along is no mistake of the tenant that does not use it.
  const isOwn = originOf(context.merged, ['firebase']) === context.source
  if (isOn === isGiven || (isGiven && !isOwn)) return []
  const finding = isOn
    ? {
        code: 'firebase-missing',
        message: '"features.firebaseSms" is on, and there is no "firebase" with the project that sends the codes',
        suggestion:
          'Add "firebase": { "apiKey": "…", "projectId": "…", "authDomain": "…" }, or switch the feature off.',
      }
    : {
        code: 'firebase-unused',
        severity: 'warning' as const,
        message: '"firebase" names a project, and "features.firebaseSms" is off: nothing uses it',
        suggestion: 'Remove it, or switch "features.firebaseSms" on.',
      }
  return [findingAt(context, isOn ? ['features', 'firebaseSms'] : ['firebase'], finding)]
}

const currencies = Intl.supportedValuesOf('currency')
const timeZones = [...Intl.supportedValuesOf('timeZone'), 'UTC']

/** Null for a currency of ISO 4217; else what is wrong, and the nearest one. */
export function currencyProblem(value: string): { message: string; suggestion: string | null } | null {
  if (currencies.includes(value)) return null
  return { message: `There is no currency "${value}"`, suggestion: didYouMean(value, currencies) }
}

/** The engine lists one name a zone and takes all others too ("Asia/Kolkata"), in any case: only the case is ours. */
function isOtherName(value: string): boolean {
  if (!/^[A-Z][A-Za-z_]*\/[A-Z][\w+-]*(\/[A-Z][\w+-]*)?$/.test(value)) return false
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions()
    return timeZone === value || timeZone.toLowerCase() !== value.toLowerCase()
  } catch {
    return false
  }
}

/** Null for a time zone of the IANA database; else what is wrong, and the nearest one. */
export function timeZoneProblem(value: string): { message: string; suggestion: string | null } | null {
  if (timeZones.includes(value) || isOtherName(value)) return null
  return { message: `There is no time zone "${value}"`, suggestion: didYouMean(value, timeZones) }
}

/** The currency is one of ISO 4217 and the time zone one of the IANA database. */
export const placeIsKnown: Rule = (context) => {
  const currency = currencyProblem(stringAt(context, ['currency']) ?? 'USD')
  const timeZone = timeZoneProblem(stringAt(context, ['timeZone']) ?? 'UTC')
  return [
    ...(currency ? [findingAt(context, ['currency'], { code: 'unknown-currency', ...currency })] : []),
    ...(timeZone ? [findingAt(context, ['timeZone'], { code: 'unknown-time-zone', ...timeZone })] : []),
  ]
}

/** The merchant code is the folder's name: everything is found by it. */
export const codeIsFolderName: Rule = (context) => {
  const value = stringAt(context, ['merchantCode'])
  if (value === undefined || value === context.code) return []
  const origin = originOf(context.merged, ['merchantCode'])
  if (origin && origin !== context.source) {
    const finding = {
      code: 'code-not-folder',
      message: `The merchant code "${value}" is that of the base; this tenant needs its own`,
      suggestion: `Add "merchantCode": "${context.code}".`,
    }
    return [{ ...locate(context.source, []), severity: 'error', ...finding }]
  }
  const message = `The merchant code "${value}" is not the name of its folder, "${context.code}"`
  const suggestion = merchantCode.safeParse(context.code).success
    ? `Write "${context.code}", or rename the folder.`
    : `Rename the folder: "${context.code}" can be no merchant code, which has 2 to 32 lower-case letters, digits and hyphens.`
  return [findingAt(context, ['merchantCode'], { code: 'code-not-folder', message, suggestion })]
}
