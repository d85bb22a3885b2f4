import { useTranslation } from 'react-i18next'
import { SearchFilter } from '#src/reports/filters/search-filter.tsx'
import type { UsedFilters } from '#src/reports/filters/use-record-filters.ts'

/** Of one account of the team, by its whole name; `account` in the address. */
export function AccountFilter({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('teamReports')
  return (
    <SearchFilter
      label={t('account')}
      clearLabel={t('clearAccount')}
      value={filters.get('account') ?? ''}
      onChange={(account) => filters.change({ account })}
    />
  )
}

export function accountIn(filters: Pick<UsedFilters, 'get'>): { account?: string } {
  const account = filters.get('account')?.trim().slice(0, 64)
  return account ? { account } : {}
}
