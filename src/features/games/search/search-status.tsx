import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import type { Found } from './use-search.ts'

interface Props {
  wanted: string
  found: Found | undefined
  isSettled: boolean
}

/** How much was found, for those who do not see it; silent while the answer is still another's. */
export function SearchStatus({ wanted, found, isSettled }: Props) {
  const { t } = useTranslation('games')
  const { number } = useFormat()
  const text =
    found && isSettled
      ? found.total === 0
        ? t('search.none', { text: wanted })
        : t('search.found', { count: found.total, figure: number(found.total) })
      : ''
  return (
    <div role="status">
      <VisuallyHidden>{text}</VisuallyHidden>
    </div>
  )
}
