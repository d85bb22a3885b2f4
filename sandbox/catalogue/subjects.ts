import english from '#sandbox/locales/en/catalogue.json' with { type: 'json' }
import { textsOf } from '../lib/texts.ts'

const texts = textsOf('catalogue', english)

/** What a table or a match is about. */
export type Subject = keyof typeof english.subjects

/** In the asked language, else English; undefined for a game without a subject. */
export function subjectIn(subject: string, language: string): string | undefined {
  const key = `subjects.${subject}`
  return texts.has(key) ? texts.in(language, key) : undefined
}
