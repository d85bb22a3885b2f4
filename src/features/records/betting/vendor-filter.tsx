import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categories } from '#src/config/categories.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { menuOf, menusQuery } from '#src/play/menus.ts'
import { chosenCategory } from '#src/reports/filters/category-filter.tsx'
import { FilterSelect } from '#src/reports/filters/filter-select.tsx'
import type { UsedFilters } from '#src/reports/filters/use-record-filters.ts'

/** The vendors of the chosen category, or of all of them; `vendor` in the address. */
export function VendorFilter({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('records')
  const { code: language, tag } = useLanguage()
  const { data: menus } = useQuery(menusQuery(language))
  const category = chosenCategory(filters)
  const chosen = filters.get('vendor') ?? undefined
  const shown = categories().filter(({ gatewayCode }) => category === undefined || gatewayCode === category)
  const names = new Map(
    menus ? shown.flatMap((one) => menuOf(one, menus).vendors.map(({ code, name }) => [code, name] as const)) : [],
  )
  // One that an older link asks for stays a choice, so that it can be seen and taken back.
  if (chosen !== undefined && !names.has(chosen)) names.set(chosen, chosen)
  if (names.size === 0) return null
  return (
    <FilterSelect
      label={t('betting.vendor')}
      all={t('anyVendor')}
      options={[...names]
        .map(([code, name]) => ({ code, name }))
        .toSorted((one, other) => one.name.localeCompare(other.name, tag))}
      chosen={chosen}
      onChoose={(vendor) => filters.change({ vendor })}
    />
  )
}
