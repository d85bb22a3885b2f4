import { useLanguage } from '#src/i18n/language.ts'
import { percentParts } from './percent-text.ts'

/** "97.00%" as a figure whose sign is small; nothing where the vendor states no return. */
export function ReturnFigure({ stated, className }: { stated: string | undefined; className?: string | undefined }) {
  const language = useLanguage()
  if (stated === undefined) return null
  return (
    <bdi className={className}>
      {percentParts(stated, language).map(({ type, value }) =>
        type === 'percentSign' ? <small key={type}>{value}</small> : value,
      )}
    </bdi>
  )
}
