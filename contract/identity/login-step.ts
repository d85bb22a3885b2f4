import * as z from 'zod/mini'
import { defineCall, envelope } from '../call.ts'
import { oneTimeCode, openedSession } from './session.ts'

export const sendStepCode = defineCall({
  id: 'sendStepCode',
  summary: 'Sends the code of a log-in’s second step to the member’s mobile or e-mail',
  method: 'POST',
  path: '/wps/session/login/step/code',
  body: z.object({ stepId: z.string(), method: z.enum(['mobile', 'email']) }),
  answer: envelope(z.object({ expiredMinutes: z.number() })),
  problems: ['step.expired', 'step.method-unknown', 'code.too-soon'],
})

export const passStep = defineCall({
  id: 'passStep',
  summary: 'Opens the session that a log-in’s second step stood before',
  method: 'POST',
  path: '/wps/session/login/step',
  isEncrypted: true,
  body: z.object({
    stepId: z.string(),
    method: z.enum(['mobile', 'email', 'bank-name', 'totp', 'recovery-code']),
    /** The code, or the name on the bank account. */
    answer: oneTimeCode,
  }),
  answer: envelope(openedSession),
  problems: ['step.expired', 'step.failed', 'step.method-unknown'],
})
