import * as z from 'zod/mini'
import { definePublicCall } from '../call.ts'
import { oneTimeCode, openedSession } from './session.ts'

export const sendStepCode = definePublicCall('sendStepCode', {
  summary: 'Sends the code of a log-in’s second step to the member’s mobile or e-mail',
  route: 'POST /wps/session/login/step/code',
  body: z.object({ stepId: z.string(), method: z.enum(['mobile', 'email']) }),
  value: z.object({ expiredMinutes: z.number() }),
  problems: ['step.expired', 'step.method-unknown', 'code.too-soon'],
})

export const passStep = definePublicCall('passStep', {
  summary: 'Opens the session that a log-in’s second step stood before',
  route: 'POST /wps/session/login/step',
  isEncrypted: true,
  body: z.object({
    stepId: z.string(),
    method: z.enum(['mobile', 'email', 'bank-name', 'totp', 'recovery-code']),
    /** The code, or the name on the bank account. */
    answer: oneTimeCode,
  }),
  value: openedSession,
  problems: ['step.expired', 'step.failed', 'step.method-unknown'],
})
