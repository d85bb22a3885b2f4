import { hash } from 'node:crypto'
import { captchaWords } from '#sandbox/members/proof/captcha-words.ts'

/** What answers the sandbox's question in English: "Which two of these words are animals? apple, horse, …". */
export function questionAnswer(question: string): string {
  const [, kind = '', shown = ''] = /Which two of these words are (.+?)\? (.+)/.exec(question) ?? []
  const own = captchaWords('EN').groups.find(([name]) => name === kind)?.[1] ?? []
  return shown
    .split(', ')
    .filter((word) => own.includes(word.trim()))
    .join(', ')
}

interface Asked {
  question: string
  work?: { salt: string; questionBits?: number | undefined } | undefined
}

/** The same with the work that a device does for it. */
export function captchaAnswer({ question, work }: Asked): string {
  const words = questionAnswer(question)
  return work?.questionBits === undefined ? words : `work:${solutionOf(work.salt, work.questionBits)} ${words}`
}

/** The first whole number from 0 on that solves a puzzle. */
export function solutionOf(salt: string, bits: number): string {
  for (let n = 0; ; n++) {
    if (hash('sha256', `${salt}${n}`, 'buffer').readUInt32BE(0) >>> (32 - bits) === 0) return String(n)
  }
}
