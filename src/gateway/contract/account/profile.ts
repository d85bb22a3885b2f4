import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'

export const profileFields = [
  'fullname',
  'nickname',
  'birthday',
  'address',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'placeOfBirth',
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

export const getProfile = defineCall({
  id: 'getProfile',
  summary: 'The member’s personal data: which fields there are, what is in them, masked where it is bound',
  method: 'GET',
  path: '/wps/member/profile',
  auth: 'token',
  answer: envelope(
    z.object({
      avatar: z.string(),
      avatars: z.array(z.string()),
      fields: z.array(
        z.object({
          name: z.enum(profileFields),
          /** Masked where it is bound and personal; empty where there is none. */
          value: z.string(),
          /** Set once and never changed or unlinked again by the member. */
          isOnce: z.boolean(),
          isBound: z.boolean(),
          required: z.boolean(),
          maxLength: z.number(),
        }),
      ),
    }),
  ),
})

export const setProfile = defineCall({
  id: 'setProfile',
  summary: 'Changes personal data; what is bound stays as it is',
  method: 'PUT',
  path: '/wps/member/profile',
  auth: 'token',
  isEncrypted: true,
  body: z.object({ values: z.partialRecord(z.enum(profileFields), z.string().check(z.maxLength(200))) }),
  answer: envelope(z.null()),
  problems: ['profile.bound', 'profile.taken', 'profile.too-young', 'field.invalid'],
})

export const setAvatar = defineCall({
  id: 'setAvatar',
  summary: 'Chooses one of the pictures that the gateway offers',
  method: 'PUT',
  path: '/wps/member/info/icon',
  auth: 'token',
  body: z.object({ avatar: z.string().check(z.maxLength(500)) }),
  answer: envelope(z.object({ avatar: z.string() })),
  problems: ['field.invalid'],
})
