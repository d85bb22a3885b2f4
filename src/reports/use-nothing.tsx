import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { lengthOf } from './filters/days.ts'
import type { UsedFilters } from './filters/use-record-filters.ts'

/** Nothing in these days, or nothing that the filters let through. */
type EmptyWord = 'empty' | 'emptyText' | 'none' | 'noneText'

interface Nothing {
  icon: IconName
  title: string
  text: string
  actions: ReactNode
}

/** What an empty record says, and the ways on: without the filters, and over more days. */
export function useNothing(
  filters: UsedFilters,
  names: readonly string[],
  words: (name: EmptyWord) => string,
): Nothing {
  const { t } = useTranslation('records')
  const isNarrowed = names.some((name) => filters.get(name) !== null)
  const canWiden = lengthOf(filters.days) < 30
  const clear = () => filters.change(Object.fromEntries(names.map((name) => [name, undefined])))
  const widen = () => filters.change({ days: '30', from: undefined, to: undefined })
  return {
    icon: isNarrowed ? 'search' : 'receipt',
    title: words(isNarrowed ? 'none' : 'empty'),
    text: words(isNarrowed ? 'noneText' : 'emptyText'),
    actions: (
      <>
        {isNarrowed && <Button onClick={clear}>{t('clear')}</Button>}
        {canWiden && (
          <Button look={isNarrowed ? 'outline' : 'action'} onClick={widen}>
            {t('show30')}
          </Button>
        )}
      </>
    ),
  }
}
