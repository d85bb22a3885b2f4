import { useTranslation } from 'react-i18next'
import { betResults, betSorts } from '#contract/account/records.ts'
import { chosenCategory } from '../filters/category-filter.tsx'
import { FilterSelect } from '../filters/filter-select.tsx'
import { readCode } from '../filters/filters.ts'
import { SearchFilter } from '../filters/search-filter.tsx'
import type { UsedFilters } from '../filters/use-record-filters.ts'
import { useResultName } from '../table/cells.tsx'

/** Bets of one result, and of a number; `result` and `number` in the address. */
export function BetFilters({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('records')
  const nameOf = useResultName()
  return (
    <>
      <FilterSelect
        label={t('result')}
        all={t('anyResult')}
        options={betResults.map((code) => ({ code, name: nameOf(code) }))}
        chosen={readCode(filters.get('result'), betResults)}
        onChoose={(result) => filters.change({ result })}
      />
      <SearchFilter
        label={t('number')}
        clearLabel={t('clearNumber')}
        value={filters.get('number') ?? ''}
        onChange={(number) => filters.change({ number })}
      />
    </>
  )
}

/** What the address asks of bets, without the page. */
export function betsAskedBy(filters: UsedFilters) {
  const gameType = chosenCategory(filters)
  const result = readCode(filters.get('result'), betResults)
  const vendor = filters.get('vendor')?.slice(0, 16)
  const number = filters.get('number')?.slice(0, 64)
  const sort = readCode(filters.get('sort'), betSorts)
  return {
    ...filters.days,
    ...(gameType && { gameType }),
    ...(vendor && { vendor }),
    ...(result && { result }),
    ...(number && { number }),
    ...(sort && { sort }),
    ...(filters.get('order') === 'asc' && { order: 'asc' as const }),
  }
}
