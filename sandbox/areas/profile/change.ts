import {
  guardedProfileFields,
  type ProfileFieldName,
  profileFields,
  type setProfile,
} from '#contract/account/profile.ts'
import type { BodyOf } from '#contract/call.ts'
import { isRealDate, lengthOf, matchesWhole } from '#contract/identity/patterns.ts'
import type { ProblemCode } from '#contract/problems.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import { dayOf } from '#sandbox/lib/days.ts'
import { plainDigits } from '#sandbox/lib/digits.ts'
import { mobileOfName } from '#sandbox/members/mobiles.ts'
import { type ProvenPassword, provePassword, refuseStale } from '#sandbox/members/proof/proven.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { choicesOf } from './choices.ts'
import { profileRules } from './fields.ts'
import { minimumAgeIn } from './profile-answer.ts'

type Part = Pick<Gateway, 'store' | 'now'>

interface Change extends Owner {
  language: LanguageCode
  values: ReadonlyMap<ProfileFieldName, string>
}

/** Codes of refusals that say more than that a field is not as it should be. */
const saying: readonly ProblemCode[] = ['profile.bound', 'profile.too-young', 'profile.taken']

type Asked = Owner & { language: LanguageCode }
type Body = BodyOf<typeof setProfile>

/** Looks at what is asked for, and at the password where it guards it; null where it guards nothing of it. */
export async function prepareProfile(
  gateway: Part & Pick<Gateway, 'passwords'>,
  owner: Asked,
  { values, password = '' }: Body,
): Promise<ProvenPassword | null | Refusal> {
  const change = { ...owner, values: readValues(owner, values) }
  // What may be somebody else's could be tried out one by one.
  const refused =
    refuseInvalid(gateway, change) ??
    ([...change.values.keys()].some((name) => profileRules[name].isUnique) ? refuseProbing(gateway, owner) : null)
  if (refused) return refused
  // Whoever finds an open session must not bind a number of their own to the account.
  return isGuarded(change) ? provePassword(gateway, owner.member, password) : null
}

/** Changes all that is asked for, or nothing. */
export function changeProfile(
  part: Part,
  owner: Asked,
  { body: { values }, proven }: { body: Body; proven: ProvenPassword | null },
): Refusal | null {
  const change = { ...owner, values: readValues(owner, values) }
  const refused =
    (proven && refuseStale(owner.member, proven)) ??
    refuseInvalid(part, change) ??
    refuseWrong(change, (name, value) => takenError(part, change, { name, value }))
  if (refused) return refused
  const { memberDetails } = part.store
  for (const [name, value] of change.values) memberDetails.set(owner.member.id, profileRules[name].place, value)
  if (isGuarded(change))
    writeMessage(part.store, owner.member.id, { event: 'contact-changed', at: part.now().getTime() })
  return null
}

function refuseInvalid(part: Part, change: Change): Refusal | null {
  return refuseWrong(change, (name, value) => faultOf(part, change, { name, value }))
}

function isGuarded({ values }: Change): boolean {
  return guardedProfileFields.some((name) => values.has(name))
}

/** As they are kept: trimmed, of one form; those that the merchant does not ask for are left out. */
function readValues({ merchant }: Owner, values: BodyOf<typeof setProfile>['values']) {
  const asked = profileFields.filter(
    (name) => values[name] !== undefined && merchant.demo.profile.fields.includes(name),
  )
  return new Map(
    asked.map((name) => {
      const text = (values[name] ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ')
      if (name !== 'mobile') return [name, text] as const
      return [name, mobileOfName(merchant, text) ?? plainDigits(text)] as const
    }),
  )
}

function refuseWrong(
  { values }: Change,
  check: (name: ProfileFieldName, value: string) => string | null,
): Refusal | null {
  const fields: Record<string, string> = {}
  for (const [name, value] of values) {
    const code = check(name, value)
    if (code !== null) fields[name] = code
  }
  const codes = Object.values(fields)
  if (codes.length === 0) return null
  return refuse(saying.find((code) => codes.includes(code)) ?? 'request.invalid', { fields })
}

function faultOf(
  part: Part,
  change: Change,
  { name, value }: { name: ProfileFieldName; value: string },
): string | null {
  const rule = profileRules[name]
  const isBound = rule.isOnce && part.store.memberDetails.of(change.member.id, rule.place) !== null
  if (isBound) return 'profile.bound'
  if (value === '') return rule.isNeeded || rule.isOnce ? 'field.required' : null
  const length = lengthOf(value)
  if (length < rule.minLength || length > rule.maxLength) return 'field.length'
  if (!matchesWhole(rule.pattern, value)) return 'field.pattern'
  const choices = choicesOf(name, change.language)
  if (choices && !choices.some(({ code }) => code === value)) return 'field.invalid'
  if (name === 'mobile' && mobileOfName(change.merchant, value) === null) return 'mobile.invalid'
  return name === 'birthday' ? birthdayError(part, change, value) : null
}

function birthdayError({ now }: Part, { merchant, language }: Change, day: string): string | null {
  const today = dayOf(now().getTime(), merchant.timeZone)
  if (!isRealDate(12, day) || day < '1900-01-01' || day > today) return 'field.invalid'
  const ofAge = `${Number(day.slice(0, 4)) + minimumAgeIn(merchant, language)}${day.slice(4)}`
  return ofAge <= today ? null : 'profile.too-young'
}

/** Whether it is somebody else's: never whose. */
function takenError(
  { store }: Part,
  { merchant, member }: Change,
  { name, value }: { name: ProfileFieldName; value: string },
): string | null {
  const { place, isUnique } = profileRules[name]
  if (!isUnique) return null
  const holder = { merchant: merchant.code, member: member.id }
  const named = name === 'mobile' ? store.members.byName(merchant.code, value) : null
  const isTaken = store.memberDetails.isTaken(holder, place, value) || (named !== null && named.id !== member.id)
  return isTaken ? 'profile.taken' : null
}

function refuseProbing(part: Part, { merchant, member }: Owner): Refusal | null {
  return refuseTry(part, [
    { merchant: merchant.code, subject: `contacts of ${member.id}`, most: 20, windowMs: 15 * 60_000 },
  ])
}
