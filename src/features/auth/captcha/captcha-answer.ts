import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getCaptcha } from '#src/gateway/calls.ts'
import { solve } from '../verification/solve.ts'

/** What a call takes of a captcha; empty where none was asked for. */
export interface CaptchaAnswer {
  captcha?: string
  captchaId?: string
}

type Captcha = AnswerTo<typeof getCaptcha>['value']

/** What the device does for the captcha whose question is shown: forms and buttons may show the same one. */
let current: { id: string; solution: Promise<string>; control: AbortController } | undefined

/** Begins the work that the answer to a captcha's question takes, once for each captcha. */
export function workAlong({ id, work }: Captcha): void {
  if (work?.questionBits === undefined || current?.id === id) return
  current?.control.abort()
  const control = new AbortController()
  const solution = solve({ salt: work.salt, bits: work.questionBits }, control.signal)
  // Who sends the answer hears of its failure; one that nobody sends must not be an unhandled one.
  solution.catch(() => undefined)
  current = { id, solution, control }
}

/** What is sent of an answer as it was typed: with the work, once that is done, where the question was shown. */
export async function captchaAnswer(captcha: Captcha | undefined, typed: string): Promise<CaptchaAnswer> {
  if (!captcha) return {}
  const answer = typed.trim()
  const isWhole = answer.startsWith('work:') || current?.id !== captcha.id
  return { captcha: isWhole ? answer : `work:${await current?.solution} ${answer}`, captchaId: captcha.id }
}
