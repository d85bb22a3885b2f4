import * as z from 'zod/mini'
import { defineMemberCall } from '../call.ts'

/** Personal data that a gateway may ask for; it lists those that it has. */
export const profileFields = [
  'fullname',
  'nickname',
  'birthday',
  'placeOfBirth',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'address',
  'email',
  'mobile',
  'qq',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'line',
  'wechat',
  'skype',
] as const

export type ProfileFieldName = (typeof profileFields)[number]

/** By these an account is reached and can be opened again: who binds one tells the password, too. */
export const guardedProfileFields = ['email', 'mobile'] as const

const field = z.object({
  /** A name that a site does not know is left out by it. */
  name: z.string(),
  /** Of a bound field masked; a choice's code; a day as 2001-12-31; empty where there is none. */
  value: z.string(),
  /** Set once: the member can neither change nor unlink it then. */
  isOnce: z.boolean(),
  isBound: z.boolean(),
  /** In characters (code points). */
  maxLength: z.number(),
  /** What it is one of, in the order to be shown; absent where it is free text. */
  choices: z.optional(z.array(z.object({ code: z.string(), name: z.string() }))),
})

export type ProfileField = z.infer<typeof field>

export const getProfile = defineMemberCall('getProfile', {
  summary: 'The member’s personal data: which fields there are, what is in them, masked where it is bound',
  route: 'GET /wps/member/profile',
  query: z.object({ language: z.string() }),
  value: z.object({
    avatar: z.string(),
    /** The pictures to choose from, by their addresses. */
    avatars: z.array(z.string()),
    /** In whole years: nobody younger may be a member. */
    minimumAge: z.number(),
    /** The account has a password, which is asked for where a guarded field is bound. */
    hasPassword: z.boolean(),
    fields: z.array(field),
  }),
  problems: ['account.trial'],
})

export const setProfile = defineMemberCall('setProfile', {
  summary:
    'Changes personal data, all of it or none: what is bound stays as it is, an empty value takes out what is not',
  route: 'PUT /wps/member/profile',
  isEncrypted: true,
  query: z.object({ language: z.string() }),
  body: z.object({
    values: z.partialRecord(z.enum(profileFields), z.string().check(z.maxLength(200))),
    /** Of an account that has one, where a guarded field is among the values. */
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(255))),
  }),
  value: z.null(),
  problems: ['account.trial', 'profile.bound', 'profile.taken', 'profile.too-young', 'password.wrong', 'rate.limited'],
})

export const setAvatar = defineMemberCall('setAvatar', {
  summary: 'Chooses one of the pictures that the gateway offers',
  route: 'PUT /wps/member/info/icon',
  body: z.object({ avatar: z.string().check(z.maxLength(500)) }),
  value: z.object({ avatar: z.string() }),
  problems: ['account.trial'],
})
