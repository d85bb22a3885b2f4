import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { site } from '#src/config/site.ts'
import { daysInAddress, readFilters } from './filters.ts'
import type { Period } from './periods.ts'

/** The filters of a record, which stand in its address. */
export function useRecordFilters() {
  const [query, changeQuery] = useAddressQuery()
  const here = { timeZone: site.timeZone, now: Date.now() }
  /** With each change the first page is shown again. */
  const change = (changes: Readonly<Record<string, string | undefined>>) =>
    changeQuery({ at: undefined, ...changes }, { preventScrollReset: true })
  return {
    ...readFilters(query, here),
    get: (name: string) => query.get(name),
    change,
    changeDays: (days: Period) => change(daysInAddress(days, here)),
    /** Shows one row above its list, which stays where it is. */
    openEntry: (entry: string | undefined) => change({ entry, at: query.get('at') ?? undefined }),
    turnTo: (page: number) => change({ at: page === 1 ? undefined : String(page) }),
  }
}

export type UsedFilters = ReturnType<typeof useRecordFilters>
