import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'
import { FilterSelect } from './filter-select.tsx'
import type { UsedFilters } from './use-record-filters.ts'

/** The tenant's categories; `category` in the address. */
export function CategoryFilter({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation(['records', 'shell'])
  const options = categories().map(({ gatewayCode, id }) => ({ code: gatewayCode, name: t(`shell:category.${id}`) }))
  return (
    <FilterSelect
      label={t('category')}
      all={t('allGames')}
      options={options}
      chosen={chosenCategory(filters)}
      // Another category has other vendors.
      onChoose={(category) => filters.change({ category, vendor: undefined })}
    />
  )
}

/** The gateway's code of the category that the address asks for, where the site has it. */
export function chosenCategory({ get }: Pick<UsedFilters, 'get'>): string | undefined {
  return categories().find(({ gatewayCode }) => gatewayCode === get('category'))?.gatewayCode
}
