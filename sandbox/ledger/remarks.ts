import type { LanguageCode } from '#contract/site/languages.ts'
import english from '#sandbox/locales/en/remarks.json' with { type: 'json' }
import { textsOf } from '../lib/texts.ts'

/** Remarks of the sandbox's own movements, kept by their key; any other remark stands for itself. */
const remarks = textsOf('remarks', english)

/** All texts of a remark, as JSON. */
export const remarkTexts = (remark: string): string =>
  remarks.has(remark) ? remarks.everywhere(remark) : JSON.stringify({ EN: remark })

export const remarkIn = (remark: string, language: LanguageCode): string =>
  remarks.has(remark) ? remarks.in(language, remark) : remark
