import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { openedSession } from './session.ts'

export const loginFreePlay = definePublicCall('loginFreePlay', {
  summary: 'Opens a session of a trial account made for it',
  route: 'POST /wps/session/login/freeplay',
  body: z.object({
    /** The visitor's system, as the browser names it. */
    os: z.string().check(z.maxLength(64)),
    platform: z.literal('W'),
    encryption: z.boolean(),
    gatewayVersion: z.literal(3),
  }),
  value: openedSession,
  problems: ['module.closed'],
})
