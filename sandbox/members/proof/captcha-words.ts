import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/captcha.json' with { type: 'json' }

const texts = textsOf('captcha', english)

interface Wording {
  ask: (kind: string) => string
  between: string
  /** A kind as the question names it, and six words of it that are of no other kind here. */
  groups: readonly (readonly [kind: string, words: readonly string[]])[]
}

const groups = ['animals', 'fruit', 'clothing', 'furniture', 'vehicles'] as const

/** What a question may ask for; English where the language has no words here. */
export const captchaWords = (language: string): Wording => ({
  ask: (kind) => texts.in(language, 'ask', { kind }),
  between: texts.in(language, 'between'),
  groups: groups.map((group) => [
    texts.in(language, `groups.${group}.kind`),
    texts.in(language, `groups.${group}.words`).split(', '),
  ]),
})
