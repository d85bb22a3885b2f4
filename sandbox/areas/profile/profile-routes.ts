import type { Hono } from 'hono'
import { getProfile, setAvatar, setProfile } from '#contract/account/profile.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { memberNow, refuseTrial } from '#sandbox/ledger/accounts.ts'
import { avatarOf, chooseAvatar } from '#sandbox/members/avatars.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { changeProfile, prepareProfile } from './change.ts'
import { profileAnswer } from './profile-answer.ts'

export function addProfileRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getProfile, ({ merchant, member, language }) => {
    return refuseTrial(member) ?? good(profileAnswer(gateway, { merchant, member }, language))
  })

  addSlowCall(app, gateway, setProfile, {
    prepare: async ({ merchant, member, language, body }) => {
      return refuseTrial(member) ?? prepareProfile(gateway, { merchant, member, language }, body)
    },
    decide: ({ merchant, member, language, body }, proven) => {
      return changeProfile(gateway, { merchant, member, language }, { body, proven }) ?? good(null)
    },
  })

  addCall(app, gateway, setAvatar, ({ member, body }) => {
    const refused = refuseTrial(member)
    if (refused) return refused
    if (!chooseAvatar(gateway, member, body.avatar)) {
      return refuse('request.invalid', { fields: { avatar: 'field.invalid' } })
    }
    return good({ avatar: avatarOf(gateway, memberNow(gateway, member) ?? member) })
  })
}
