import english from '#sandbox/locales/en/catalogue.json' with { type: 'json' }
import { textsOf } from '../lib/texts.ts'

const texts = textsOf('catalogue', english)

/** What games are about. */
export type Theme = keyof typeof english.themes
/** What games have. */
export type Feature = keyof typeof english.features

/** In the asked language, else English; the code itself where nobody knows it. */
export const themeIn = (code: string, language: string): string => named(`themes.${code}`, language) ?? code

export const featureIn = (code: string, language: string): string => named(`features.${code}`, language) ?? code

const named = (key: string, language: string) => (texts.has(key) ? texts.in(language, key) : undefined)
