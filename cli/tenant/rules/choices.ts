import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { didYouMean } from '#cli/terminal/nearest.ts'
import type { JsonPath } from '../json-source.ts'
import { findingAt, type Rule, type RuleContext, stringAt, stringsAt } from './rule.ts'

function defaultIsListed(context: RuleContext, group: string, list: string, kind: string): Diagnostic[] {
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
  ...defaultIsListed(context, 'languages', 'supported', 'language'),
  ...defaultIsListed(context, 'themes', 'available', 'theme'),
]

const lists: readonly JsonPath[] = [
  ['domains'],
  ['languages', 'supported'],
  ['categories'],
  ['themes', 'available'],
  ['features', 'socialLogin'],
  ['vendors', 'esports'],
  ['vendors', 'cockfight'],
  ['vendors', 'excludedRng'],
]

/** No list names the same thing twice. */
export const listsHaveNoRepeats: Rule = (context) =>
  lists.flatMap((path) =>
    stringsAt(context, path)
      .filter((entry, index, all) => all.findIndex((other) => other.value === entry.value) < index)
      .map((entry) =>
        findingAt(context, entry.path, {
          code: 'repeated-value',
          message: `"${entry.value}" stands twice in "${path.join('.')}"`,
          suggestion: 'Remove one of the two.',
        }),
      ),
  )

function named(
  context: RuleContext,
  key: 'currency' | 'timeZone',
  code: string,
  kind: string,
  names: readonly string[],
): Diagnostic[] {
  const value = stringAt(context, [key])
  if (value === undefined || names.includes(value)) return []
  return [
    findingAt(context, [key], {
      code,
      message: `There is no ${kind} "${value}"`,
      suggestion: didYouMean(value, names),
    }),
  ]
}

/** Intl lists each zone under one name, for these an older one than the IANA database has now. */
const renamedZones = ['Asia/Ho_Chi_Minh', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Yangon', 'Europe/Kyiv']
const timeZones = [...new Set([...Intl.supportedValuesOf('timeZone'), ...renamedZones, 'UTC'])]

/** The currency is one of ISO 4217 and the time zone one of the IANA database. */
export const placeIsKnown: Rule = (context) => [
  ...named(context, 'currency', 'unknown-currency', 'currency', Intl.supportedValuesOf('currency')),
  ...named(context, 'timeZone', 'unknown-time-zone', 'time zone', timeZones),
]

/** The merchant code is the folder's name: everything is found by it. */
export const codeIsFolderName: Rule = (context) => {
  const value = stringAt(context, ['merchantCode'])
  if (value === undefined || value === context.code) return []
  const message = `The merchant code "${value}" is not the name of its folder, "${context.code}"`
  return [
    findingAt(context, ['merchantCode'], {
      code: 'code-not-folder',
      message,
      suggestion: `Write "${context.code}", or rename the folder.`,
    }),
  ]
}
