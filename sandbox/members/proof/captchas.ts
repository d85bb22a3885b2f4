import { randomBytes, randomInt } from 'node:crypto'
import { renderAsync } from '@resvg/resvg-js'
import { drawCaptcha } from '#sandbox/artwork/captcha.ts'
import { digestOf } from '#sandbox/lib/secrets.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { askQuestion, type CaptchaQuestion, namedIn } from './captcha-question.ts'
import type { CaptchaBits } from './captcha-rows.ts'
import { solvesWork } from './work.ts'

/** Without what looks alike: 0 O Q D, 1 I L J, 2 Z, 5 S, 8 B, 6 G, U V. */
const letters = 'ACEFHKMNPRTWXY34679'
const lifeMs = 5 * 60_000
const pauseMs = 1000

type Part = Pick<Gateway, 'store' | 'now'>

/**
 * A list of words answers the question, so its words count only with work: as much as the hardest try of a log-in takes. Who
 * answers nothing pays twice that.
 */
export const captchaBits: CaptchaBits = { bits: 19, question_bits: 18 }

interface CaptchaAnswer {
  id: string
  image: string
  question: string
  spoken: string
  work: { salt: string; bits: number; questionBits: number }
}

interface Drawn {
  text: string
  /** A data address. */
  image: string
  asked: CaptchaQuestion
}

interface From {
  merchant: string
  address: string
  /** A language's code. */
  language: string
}

/** Draws a captcha as pixels: paths would tell a script which letter is which. One a second for each merchant and address. */
export async function drawNew(part: Part, from: From): Promise<Drawn | Refusal> {
  const tooSoon = refuseTooSoon(part, from)
  if (tooSoon) return tooSoon
  const text = Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  const picture = await renderAsync(drawCaptcha(text, randomInt(2 ** 31)), { fitTo: { mode: 'zoom', value: 2 } })
  const image = `data:image/png;base64,${picture.asPng().toString('base64')}`
  return { text, image, asked: askQuestion(from.language, (below) => randomInt(below)) }
}

/** What is stored of an answer is a digest that belongs to this captcha alone. */
export function issueCaptcha(
  part: Part & Pick<Gateway, 'captchaBits'>,
  from: From,
  { text, image, asked }: Drawn,
): CaptchaAnswer | Refusal {
  const tooSoon = refuseTooSoon(part, from)
  if (tooSoon) return tooSoon
  const at = part.now().getTime()
  const id = randomBytes(16).toString('base64url')
  part.store.captchas.sweep(at - lifeMs)
  part.store.captchas.add({
    id,
    merchant: from.merchant,
    address: from.address,
    text_digest: digestOf(`${id} ${text}`),
    words: JSON.stringify(asked.words),
    pair_digest: pairDigest(id, asked.right),
    at,
    ...part.captchaBits,
  })
  const { bits, question_bits: questionBits } = part.captchaBits
  const work = { salt: id, bits, questionBits }
  return { id, image, question: asked.question, spoken: asked.question, work }
}

function refuseTooSoon({ store, now }: Part, { merchant, address }: From): Refusal | null {
  const last = store.captchas.lastIssued(merchant, address)
  return last !== null && now().getTime() - last < pauseMs ? refuse('rate.limited', { retryAfter: 1 }) : null
}

/** True for the picture's letters, the question's two words with their work, or more work alone. Every try uses the captcha up. */
export function solvesCaptcha(part: Part, merchant: string, { id, answer }: { id: string; answer: string }): boolean {
  const captcha = part.store.captchas.take(merchant, id)
  if (!captcha || captcha.at + lifeMs <= part.now().getTime()) return false
  const { solution, typed } = partsOf(answer)
  const hasWork = (bits: number) => bits === 0 || (solution !== null && solvesWork({ salt: id, bits }, solution))
  if (typed === '') return hasWork(captcha.bits)
  const letters = typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase()
  if (digestOf(`${id} ${letters}`) === captcha.text_digest) return true
  const words: string[] = JSON.parse(captcha.words)
  return hasWork(captcha.question_bits) && pairDigest(id, namedIn(typed, words)) === captcha.pair_digest
}

/** "work:4711 horse, dog": what the browser found, and what its visitor says. */
function partsOf(answer: string): { solution: string | null; typed: string } {
  const [, solution, typed = ''] = /^work:(\d{1,16})(?:\s+(.*))?$/su.exec(answer) ?? []
  return solution === undefined ? { solution: null, typed: answer } : { solution, typed }
}

declare module '#sandbox/server/gateway.ts' {
  interface Gateway {
    captchaBits: CaptchaBits
  }
}

function pairDigest(id: string, words: readonly string[]): string {
  return digestOf(`${id} ${words.toSorted().join(' ')}`)
}
