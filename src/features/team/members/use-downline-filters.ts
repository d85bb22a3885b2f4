import { readCode } from '#src/reports/filters/filters.ts'
import { useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import type { Sort } from '#src/reports/table/table.ts'
import type { DownlinesQuery } from '../api/queries.ts'

const kinds = ['agents', 'players'] as const

/** What the list can be ordered by; the contract's own list comes with all its shapes. */
const sorts = [
  'account',
  'team',
  'active',
  'deposits',
  'withdrawals',
  'validBet',
  'profit',
  'balance',
  'rebateRate',
  'joinedAt',
  'lastLoginAt',
] as const satisfies readonly DownlinesQuery['sort'][]

export const rowsOfLevel = 20

/** What the address says of the members that are listed; a link with it opens the same view. */
export function useDownlineFilters() {
  const filters = useRecordFilters()
  const sort: Sort = {
    by: readCode(filters.get('sort'), sorts) ?? 'validBet',
    order: filters.get('order') === 'asc' ? 'asc' : 'desc',
  }
  return {
    ...filters,
    parent: filters.get('parent') ?? undefined,
    member: filters.get('member')?.trim().slice(0, 64) || undefined,
    search: filters.get('search')?.trim() || undefined,
    only: readCode(filters.get('only'), kinds),
    sort,
    sortBy: ({ by, order }: Sort) =>
      filters.change({ sort: by === 'validBet' ? undefined : by, order: order === 'desc' ? undefined : order }),
  }
}

export type DownlineFilters = ReturnType<typeof useDownlineFilters>

/** What is asked for: of one level, or of all that a search finds. */
export function queryOf({ days, sort, only, search }: DownlineFilters, parent: string | undefined, page: number) {
  return {
    ...days,
    pageNo: page,
    pageSize: rowsOfLevel,
    sort: readCode(sort.by, sorts) ?? 'validBet',
    order: sort.order,
    ...(parent !== undefined && { parent }),
    ...(only && { only }),
    ...(search !== undefined && { search }),
  }
}
