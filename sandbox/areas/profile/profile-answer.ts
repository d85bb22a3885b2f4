import type { getProfile, ProfileField, ProfileFieldName } from '#contract/account/profile.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import { avatarOf, avatarsFor } from '#sandbox/members/avatars.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { choicesOf } from './choices.ts'
import { profileRules } from './fields.ts'

/** In whole years, as the registration in that language asks for. */
export function minimumAgeIn({ minimumAge }: Owner['merchant'], language: LanguageCode): number {
  return minimumAge.byLanguage[language] ?? minimumAge.default
}

export function profileAnswer(
  part: Pick<Gateway, 'store'>,
  owner: Owner,
  language: LanguageCode,
): AnswerOf<typeof getProfile>['value'] {
  const { merchant, member } = owner
  return {
    avatar: avatarOf(part, member),
    avatars: avatarsFor(member),
    minimumAge: minimumAgeIn(merchant, language),
    hasPassword: member.password_hash !== '',
    fields: merchant.demo.profile.fields.map((name) => fieldAnswer(part, owner, { name, language })),
  }
}

function fieldAnswer(
  { store }: Pick<Gateway, 'store'>,
  { member }: Owner,
  { name, language }: { name: ProfileFieldName; language: LanguageCode },
): ProfileField {
  const { place, isOnce, maxLength, mask } = profileRules[name]
  const value = store.memberDetails.of(member.id, place) ?? ''
  const isBound = isOnce && value !== ''
  const all = choicesOf(name, language)
  // Of what stays as it is, the one that it is; a list of every country is long.
  const choices = isBound ? all?.filter(({ code }) => code === value) : all
  return { name, value: isBound ? mask(value) : value, isOnce, isBound, maxLength, ...(choices && { choices }) }
}
