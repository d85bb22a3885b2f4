import * as profileCalls from '#contract/account/profile.ts'
import * as memberCalls from '#contract/identity/member.ts'
import * as languageCalls from '#contract/site/language.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addMemberRoutes } from './member-routes.ts'
import { addProfileRoutes } from './profile-routes.ts'
import { profileTables } from './tables.ts'

export const profileArea = {
  tag: 'member',
  calls: callsOf(memberCalls, languageCalls, profileCalls),
  routes: [addMemberRoutes, addProfileRoutes],
  tables: profileTables,
} satisfies Area
