import { join } from 'node:path'
import { readSharedMessages } from '#cli/locale/messages.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import english from '../locales/en/retired.json' with { type: 'json' }

/** What the last page says; `{{name}}`, `{{host}}` and `{{holder}}` are filled in. `ask`: before the ways to customer service. */
export type Words = typeof english

const folder = join(import.meta.dirname, '..', 'locales')

/** No site has these: they are the tool’s. A language without them has the English ones. */
export const wordsOf = (language: LanguageCode): Words => ({
  ...english,
  ...Object.fromEntries(readSharedMessages(join(folder, languages[language].tag), 'retired') ?? []),
})
