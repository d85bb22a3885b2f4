import { useState } from 'react'
import { type Downline, useDownlines, useLevels } from '../api/queries.ts'
import { treeRows } from './tree-rows.ts'
import { type DownlineFilters, queryOf } from './use-downline-filters.ts'

/** The page that the address asks for, with the levels that were opened in it. */
export function useTree(filters: DownlineFilters) {
  const [open, setOpen] = useState<readonly string[]>([])
  const about = `${filters.parent ?? ''} ${filters.search ?? ''}`
  const [known, setKnown] = useState(about)
  // Another place of the tree: what was open there is not here.
  if (known !== about) {
    setKnown(about)
    setOpen([])
  }
  const top = useDownlines(queryOf(filters, filters.parent, filters.page))
  const below = { ...filters, search: undefined }
  const levels = useLevels(open.map((account) => queryOf(below, account, 1)))
  const shown = new Map(
    open.map((account, at) => [account, { data: levels[at]?.data, isError: levels[at]?.isError ?? false }]),
  )
  const hasFailed = top.error !== null && (top.data === undefined || top.isPlaceholderData)
  return {
    data: hasFailed ? undefined : top.data,
    rows: hasFailed ? undefined : top.data && treeRows(top.data.rows, shown),
    error: hasFailed ? top.error : undefined,
    retry: () => void top.refetch(),
    retryLevel: (account: string) => void levels[open.indexOf(account)]?.refetch(),
    isStale: top.isPlaceholderData,
    toggle: ({ account }: Downline) =>
      setOpen((before) => (before.includes(account) ? before.filter((one) => one !== account) : [...before, account])),
  }
}
