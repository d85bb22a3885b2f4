import type { Sort } from '../table/table.ts'
import type { UsedFilters } from './use-record-filters.ts'

/** How rows are sorted, and what a press on a head puts into the address, where the usual order is left out. */
export function sortingOf(
  filters: UsedFilters,
  usual: Sort,
  asked: { sort?: string | undefined; order?: Sort['order'] | undefined },
) {
  return {
    sort: { by: asked.sort ?? usual.by, order: asked.order ?? usual.order },
    onSort: ({ by, order }: Sort) =>
      filters.change({ sort: by === usual.by ? undefined : by, order: order === usual.order ? undefined : order }),
  }
}
