import { dateFormat, isWordless } from '#contract/site/figures.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'

type Language = Pick<SiteLanguage, 'tag'>

/** A day of the calendar ("2025-04-01"), which is the same day everywhere. */
export const dayText = (day: string, language: Language): string =>
  dateFormat(language.tag, { dateStyle: isWordless(language.tag) ? 'medium' : 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
