import { captchaWords } from '#sandbox/members/proof/captcha-words.ts'

/** What answers the sandbox's question in English: "Which two of these words are animals? apple, horse, …". */
export function captchaAnswer(question: string): string {
  const [, kind = '', shown = ''] = /Which two of these words are (.+?)\? (.+)/.exec(question) ?? []
  const own = captchaWords.EN?.groups.find(([name]) => name === kind)?.[1] ?? []
  return shown
    .split(', ')
    .filter((word) => own.includes(word.trim()))
    .join(', ')
}
