import type { LanguageCode } from '#src/config/languages.ts'
import {
  guardedProfileFields,
  type ProfileFieldName,
  profileFields,
  type setProfile,
} from '#src/gateway/contract/account/profile.ts'
import type { BodyOf } from '#src/gateway/contract/call.ts'
import { isRealDate, lengthOf, matchesWhole } from '#src/gateway/contract/patterns.ts'
import type { Gateway } from '../gateway.ts'
import { type ProblemCode, type Refusal, refuse } from '../http/problems.ts'
import type { Owner } from '../money/accounts.ts'
import { refuseTry } from '../session/limits.ts'
import { mobileOfName } from '../session/mobiles.ts'
import { verifyPassword } from '../session/passwords.ts'
import { barredFromProving, forgiveProofs, noteWrongProof } from '../session/proofs.ts'
import { dayOf } from '../text/days.ts'
import { plainDigits } from '../text/digits.ts'
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

/** Changes all that is asked for, or nothing. */
export async function changeProfile(
  part: Part,
  owner: Owner & { language: LanguageCode },
  { values, password }: BodyOf<typeof setProfile>,
): Promise<Refusal | null> {
  const change = { ...owner, values: readValues(owner, values) }
  // What may be somebody else's could be tried out one by one.
  const refused =
    refuseWrong(change, (name, value) => faultOf(part, change, name, value)) ??
    ([...change.values.keys()].some((name) => profileRules[name].isUnique) ? refuseProbing(part, owner) : null) ??
    (await refuseUnguarded(part, change, password))
  if (refused) return refused
  return part.store.together(() => {
    const late = refuseWrong(change, (name, value) => boundOrTaken(part, change, name, value))
    if (late) return late
    const { memberDetails } = part.store
    for (const [name, value] of change.values) memberDetails.set(owner.member.id, profileRules[name].place, value)
    return null
  })
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

function faultOf(part: Part, change: Change, name: ProfileFieldName, value: string): string | null {
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
  return name === 'birthday' ? birthdayFault(part, change, value) : null
}

function birthdayFault({ now }: Part, { merchant, language }: Change, day: string): string | null {
  const today = dayOf(now().getTime(), merchant.timeZone)
  if (!isRealDate(12, day) || day < '1900-01-01' || day > today) return 'field.invalid'
  const ofAge = `${Number(day.slice(0, 4)) + minimumAgeIn(merchant, language)}${day.slice(4)}`
  return ofAge <= today ? null : 'profile.too-young'
}

/** What may have changed while the password was looked at, and whether it is somebody else's: never whose. */
function boundOrTaken(
  { store }: Part,
  { merchant, member }: Change,
  name: ProfileFieldName,
  value: string,
): string | null {
  const { place, isOnce, isUnique } = profileRules[name]
  if (isOnce && store.memberDetails.of(member.id, place) !== null) return 'profile.bound'
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

/** Whoever finds an open session must not bind a number of their own to the account. */
async function refuseUnguarded(part: Part, { member, values }: Change, password = ''): Promise<Refusal | null> {
  if (member.password_hash === '' || !guardedProfileFields.some((name) => values.has(name))) return null
  const barred = barredFromProving(part, member)
  if (barred) return barred
  // Counted before it is looked at, so that tries that come together see each other.
  noteWrongProof(part, member)
  if (!(await verifyPassword(password, member.password_hash))) return refuse('password.wrong')
  forgiveProofs(part, member)
  return null
}
