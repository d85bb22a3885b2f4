import { useMemo } from 'react'
import { site } from '#src/config/site.ts'
import { formatTag } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Writes the day of an instant in the tenant's zone: "1 Dec 2026". */
export function useDay(): (instant: string) => string {
  const language = useLanguage()
  return useMemo(() => {
    const tag = `${formatTag(language)}-u-ca-gregory-nu-latn`
    const days = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: site.timeZone })
    return (instant) => days.format(new Date(instant))
  }, [language])
}
