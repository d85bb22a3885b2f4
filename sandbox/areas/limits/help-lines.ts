import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/helpLine.json' with { type: 'json' }

interface HelpLine {
  title: string
  text: string
}

/** Invented, as the sandbox is: a real gateway names those of the licence. */
const texts = textsOf('helpLine', english)

/** English where the language has none here. */
export const helpLineIn = (language: string): HelpLine => ({
  title: texts.in(language, 'title'),
  text: texts.in(language, 'text'),
})
