import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/system.json' with { type: 'json' }

const texts = textsOf('system', english)

/** Why a site is closed. */
export const systemMessage = (kind: keyof typeof english, language: string): string => texts.in(language, kind)
