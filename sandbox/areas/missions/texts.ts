import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/missions.json' with { type: 'json' }
import { inLanguage } from '#sandbox/merchants/merchants.ts'
import type { Plan } from './plans.ts'

type Named = Pick<Plan, 'kind' | 'needed' | 'copy'>

const texts = textsOf('missions', english)

/** `figure`: what is needed, as it is written in the language. */
export function missionText(
  { kind, needed, copy }: Named,
  figure: string,
  { language, fallback }: { language: LanguageCode; fallback: LanguageCode },
): { title: string; text: string } {
  const own = copy && inLanguage(copy, language, fallback)
  if (own) return { title: own.title, text: own.text.replaceAll('{needed}', figure) }
  const once = `${kind}.once`
  const key = needed === 1 && texts.has(once) ? once : (`${kind}.text` as const)
  return { title: texts.in(language, `${kind}.title`), text: texts.in(language, key, { needed: figure }) }
}

/** As the remark of points is stored: by language, as JSON. */
export function missionTitles({ kind, copy }: Pick<Plan, 'kind' | 'copy'>): string {
  if (!copy) return texts.everywhere(`${kind}.title`)
  const titles = languageCodes.flatMap((code) => (copy[code] ? [[code, copy[code].title]] : []))
  return JSON.stringify(Object.fromEntries(titles))
}
