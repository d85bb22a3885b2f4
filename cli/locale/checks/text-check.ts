import type { Glossary } from '../glossary.ts'

/** A text of a language beside the English text that it says. */
export interface CheckedText {
  namespace: string
  /** As its file has it: "timesLeft_one". */
  key: string
  /** Empty where a language may leave the place empty. */
  english: string
  text: string
}

/** What every check of a language needs, made once for all of its texts. */
export interface CheckedLanguage {
  /** BCP 47. */
  tag: string
  glossary: Glossary
  /** Most characters of a text in its place. */
  limitOf(text: CheckedText): number
}

export interface TextProblem {
  /** Stable, kebab-case. */
  code: string
  message: string
  suggestion: string
}

/** Finds what is wrong with a text by itself; `undefined` where nothing is. */
export type TextCheck = (text: CheckedText, language: CheckedLanguage) => TextProblem | undefined

/** "wallet:deposit.title", as messages and lists of exceptions name a text. */
export const nameOf = ({ namespace, key }: Pick<CheckedText, 'namespace' | 'key'>) => `${namespace}:${key}`

/** A text without what is put in and without tags: its own words. */
export const wordsOf = (text: string) => text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, ' ')

/** "earnings:file.daily", "team:members.file": names of files, which may stay in letters that every system takes. */
export const isFileName = ({ key }: Pick<CheckedText, 'key'>) => /(^|\.)file(Name)?(\.|$)/.test(key)
