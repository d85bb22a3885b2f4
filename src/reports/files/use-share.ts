import { formatTag } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'

/** Writes a share from 0 to 1 as the language does: "12.4%". */
export function useShare(): (share: number) => string {
  const language = useLanguage()
  const format = new Intl.NumberFormat(`${formatTag(language)}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  return (share) => format.format(share)
}
