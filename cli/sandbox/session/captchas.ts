import { randomBytes, randomInt } from 'node:crypto'
import { drawCaptcha } from '../artwork/captcha.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import { questionFor } from '../text/captcha-question.ts'
import { plainDigits } from '../text/digits.ts'

/** Without what looks alike: 0 O Q D, 1 I L J, 2 Z, 5 S, 8 B, 6 G, U V. */
const letters = 'ACEFHKMNPRTWXY34679'
const lifeMs = 5 * 60_000
const pauseMs = 1000

type Part = Pick<Gateway, 'store' | 'now'>

interface CaptchaAnswer {
  id: string
  image: string
  question: string
  spoken: string
}

/** One a second for each merchant and address. */
export function issueCaptcha(part: Part, merchant: string, address: string, language: string): CaptchaAnswer | Refusal {
  const at = part.now().getTime()
  const { captchas } = part.store
  captchas.sweep(at - lifeMs)
  const last = captchas.lastIssued(merchant, address)
  if (last !== null && at - last < pauseMs) return refuse('rate.limited', { retryAfter: 1 })
  const text = Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  const [first, second] = [randomInt(1, 10), randomInt(1, 10)]
  const id = randomBytes(16).toString('base64url')
  captchas.add({ id, merchant, address, text, sum: first + second, at })
  const image = Buffer.from(drawCaptcha(text, randomInt(2 ** 31))).toString('base64')
  const question = questionFor(language, first, second)
  return { id, image: `data:image/svg+xml;base64,${image}`, question, spoken: question }
}

/** True for the picture's letters or the question's sum. Every try uses the captcha up. */
export function solvesCaptcha(part: Part, merchant: string, id: string, answer: string): boolean {
  const captcha = part.store.captchas.take(merchant, id)
  if (!captcha || captcha.at + lifeMs <= part.now().getTime()) return false
  const given = plainDigits(answer.normalize('NFKC')).replaceAll(/\s/g, '').toUpperCase()
  return given === captcha.text || given === String(captcha.sum)
}
